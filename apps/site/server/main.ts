import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { createPages, createSiteOf } from './pages.ts'
import { builtFiles, startServer } from './server.ts'

const build = await import(new URL('../build/server/index.js', import.meta.url).href)
const filesDir = fileURLToPath(new URL('../build/client', import.meta.url))
const env = build.entry.module.server.readEnv(process.env)
const log = pino({ level: env.LOG_LEVEL, base: { service: 'site', club: env.APP_NAME } })

try {
  await startServer({
    env,
    log,
    files: builtFiles(filesDir),
    startPages: async () => createPages(build, env, await createSiteOf(build, { env, log, filesDir })),
  })
} catch (error) {
  log.fatal({ err: error instanceof Error ? error.message : String(error) }, 'the site did not start')
  process.exitCode = 1
}
