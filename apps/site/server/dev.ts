import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { systemPaths } from '@palank/routes'
import { logShape } from '@palank/telemetry/log-shape'
import { pino } from 'pino'
import sirv from 'sirv'
import { createServerModuleRunner, createServer as createVite } from 'vite'
import { errorPage, withDevHeaders } from './dev-pages.ts'
import type { AppBuild, createPages, createSiteOf, Pages } from './pages.ts'
import { createSiteServer, type FileHandler, startServer } from './server.ts'

// The site in development: Vite serves the sources and reloads what changes.
// --media DIR: the folder of the uploads, which the edge serves otherwise.
const { values } = parseArgs({ options: { media: { type: 'string' } } })
const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

const server = createSiteServer()
const vite = await createVite({
  root: pathOf('..'),
  clearScreen: false,
  // The websocket shares the site's port.
  server: { middlewareMode: true, ws: { server } },
  // Node would load another copy of React Router for it, which refuses the context of ours.
  ssr: { noExternal: ['@react-router/node'] },
})
// Without hmr an edit evaluates again only what imports the edited file, and only when a page is requested.
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
const loadBuild = (): Promise<AppBuild> => runner.import('virtual:react-router/server-build')

const { readEnv } = (await loadBuild()).entry.module.server
const env = readEnv(process.env)
const log = pino({ ...logShape, level: env.LOG_LEVEL, base: { service: 'site', club: env.APP_NAME } })

/** Loaded by Vite like the app itself: both must use the same copy of React Router. */
async function pagesOf(build: AppBuild): Promise<Pages> {
  const pages: { createPages: typeof createPages; createSiteOf: typeof createSiteOf } = await runner.import(
    pathOf('./pages.ts'),
  )
  const site = await pages.createSiteOf(build, { env, log, filesDir: pathOf('../public') })
  return pages.createPages(withDevHeaders(build), env, site)
}

/** Returns the pages of the sources as they are now: an edit makes a new build. */
function followBuild(): () => Promise<Pages> {
  let current: { build: AppBuild; pages: Promise<Pages> } | undefined
  return async () => {
    const build = await loadBuild()
    if (build !== current?.build) current = { build, pages: pagesOf(build) }
    return current.pages.catch((error: unknown) => {
      // The api may have been down; the next request tries again.
      current = undefined
      throw error
    })
  }
}
const currentPages = followBuild()

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { listener } = await currentPages()
    listener(request, response)
  } catch (error) {
    log.error({ err: error instanceof Error ? error.stack : String(error) }, 'failed')
    // Its script reloads the page when the sources can be loaded.
    response.removeHeader('content-security-policy')
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(errorPage(error))
  }
}

const media = values.media ? sirv(values.media, { dev: true }) : undefined
const files: FileHandler = (request, response, next) => {
  const url = request.url ?? '/'
  if (!media || !url.startsWith(`${systemPaths.files}/`)) return vite.middlewares(request, response, next)
  request.url = url.slice(systemPaths.files.length)
  media(request, response, next)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => vite.close())
await startServer({
  env,
  log,
  files,
  server,
  startPages: async () => {
    const { clubFiles } = await currentPages()
    return {
      listener: answer,
      clubFiles,
      // No edge waits for it, and the api may be started later.
      isReady: async () => true,
      drop: () => 0,
    }
  },
})
