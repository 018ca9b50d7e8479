import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { startServer } from './server.ts'

const build = await import(new URL('../build/server/index.js', import.meta.url).href)
const { readEnv, createSite } = build.entry.module.server
const env = readEnv(process.env)
const log = pino({ level: env.LOG_LEVEL, base: { service: 'site', club: env.APP_NAME } })

try {
  const filesDir = fileURLToPath(new URL('../build/client', import.meta.url))
  await startServer({ build, env, log, filesDir, createSite, createServer })
} catch (error) {
  log.fatal({ err: error instanceof Error ? error.message : String(error) }, 'the site did not start')
  process.exitCode = 1
}
