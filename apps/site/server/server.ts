import { readFileSync } from 'node:fs'
import type { createServer, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import path from 'node:path'
import { createRequestListener } from '@react-router/node'
import type { Logger } from 'pino'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import sirv from 'sirv'
import type { server } from '../app/entry.server.tsx'
import type { Env } from '../app/env.server.ts'
import type { Site } from '../app/site.server.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** The app as React Router builds it; its entry says how the site is created and where a request finds it. */
export type SiteBuild = ServerBuild & {
  entry: { module: { server: Pick<typeof server, 'siteContext'> } }
}

export type ServerOptions = {
  /** A function where the build may be replaced while the server runs. */
  build: SiteBuild | (() => Promise<SiteBuild>)
  env: Env
  log: Logger
  /** The built client: hashed assets and the few files with fixed names. */
  filesDir: string
  createSite: (env: Env, log: Logger, filesDir: string, version: string) => Promise<Site>
  createServer: typeof createServer
}

export const baseHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

function say(response: ServerResponse, status: number, body: unknown) {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  })
  response.end(text)
}

/** A form is taken from the site's own pages alone. An old browser may leave Origin out, a foreign page cannot. */
function isOwnForm({ headers }: IncomingMessage, origin: string): boolean {
  if (headers.origin !== undefined) return headers.origin === origin
  return headers['sec-fetch-site'] === 'same-origin'
}

const largestForm = 65_536

/** The visitor as the edge sees them; from anybody else the header is a mere claim. */
function visitorOf({ headers, socket }: IncomingMessage, edges: readonly string[]): string {
  const neighbour = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const told = headers['x-real-ip']
  return edges.includes(neighbour) && typeof told === 'string' && isIP(told) ? told : neighbour
}

const statically = (filesDir: string) =>
  sirv(filesDir, {
    etag: true,
    // A name with a hash in it never changes what it stands for.
    setHeaders: (response, pathname) =>
      response.setHeader(
        'cache-control',
        pathname.startsWith('/assets/') && !pathname.startsWith('/assets/mock/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=300',
      ),
  })

/** Browsers and phones ask for these by name; the hashed ones that pages link to never answer that. */
function iconsOf(club: Env['APP_NAME']): Map<string, { type: string; bytes: Buffer }> {
  const icon = (name: string, type: string) => ({
    type,
    bytes: readFileSync(new URL(`./icons/${club}/${name}`, import.meta.url)),
  })
  const touch = icon('apple-touch-icon.png', 'image/png')
  return new Map([
    ['/favicon.ico', icon('favicon.ico', 'image/x-icon')],
    ['/apple-touch-icon.png', touch],
    ['/apple-touch-icon-precomposed.png', touch],
  ])
}

/** React Router's listener; each request gets the site in its context, by the key of the build that answers it. */
function pagesOf({ build, env }: ServerOptions, site: Site): RequestListener {
  // Behind the edge the site is reached over plain http; the framework's origin check must still accept its own forms.
  const allowedActionOrigins = [new URL(env.PUBLIC_ORIGIN).host]
  return createRequestListener({
    build:
      typeof build === 'function'
        ? async () => ({ ...(await build()), allowedActionOrigins })
        : { ...build, allowedActionOrigins },
    getLoadContext: async () => {
      const { entry } = typeof build === 'function' ? await build() : build
      return new RouterContextProvider(new Map([[entry.module.server.siteContext, site]]))
    },
    mode: env.NODE_ENV,
  })
}

/** Creates the site and listens; on SIGTERM requests under way have ten seconds to finish. */
export async function startServer(options: ServerOptions): Promise<void> {
  const { env, log, filesDir, createSite, createServer } = options
  const pages = pagesOf(options, await createSite(env, log, filesDir, version))
  const files = statically(path.resolve(filesDir))
  const icons = iconsOf(env.APP_NAME)
  let draining = false

  function answer(request: IncomingMessage, response: ServerResponse) {
    const began = performance.now()
    const [pathname = '/'] = (request.url ?? '/').split('?', 1)
    for (const [name, value] of Object.entries(baseHeaders)) response.setHeader(name, value)
    if (draining) response.setHeader('connection', 'close')
    // A connection kept alive for a next request would hold up the end.
    response.once('close', () => draining && setImmediate(() => server.closeIdleConnections()))
    if (pathname === '/healthz') return say(response, 200, { status: 'ok', version: `v${version}` })
    if (pathname === '/readyz')
      return say(response, draining ? 503 : 200, { status: draining ? 'draining' : 'ok' })
    response.once('close', () => {
      const ms = Math.round((performance.now() - began) * 10) / 10
      log.info({ method: request.method, path: pathname, status: response.statusCode, ms }, 'answered')
    })
    if (request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'POST') {
      response.setHeader('allow', 'GET, HEAD, POST')
      return say(response, 405, { status: 'method not allowed' })
    }
    if (request.method === 'POST') {
      if (!isOwnForm(request, env.PUBLIC_ORIGIN)) return say(response, 403, { status: 'foreign origin' })
      const length = Number(request.headers['content-length'] ?? Number.NaN)
      if (!(length <= largestForm)) return say(response, 413, { status: 'too large' })
    }
    // The edge refuses these with a page; whoever comes past it is no browser.
    if (/\/\/|%00/.test(pathname)) return say(response, 400, { status: 'bad address' })
    request.headers['x-real-ip'] = visitorOf(request, env.EDGE_ADDRESSES)
    const icon = icons.get(pathname)
    if (icon) {
      response.writeHead(200, {
        'content-type': icon.type,
        'content-length': icon.bytes.byteLength,
        'cache-control': 'public, max-age=86400',
      })
      return response.end(icon.bytes)
    }
    files(request, response, () => pages(request, response))
  }

  const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000 }, answer)
  function stop(signal: string) {
    if (draining) return
    draining = true
    log.info({ signal }, 'draining')
    setTimeout(() => process.exit(1), 10_000).unref()
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  }
  process.once('SIGTERM', () => stop('SIGTERM'))
  process.once('SIGINT', () => stop('SIGINT'))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.SITE_PORT, env.SITE_HOST, resolve)
  })
  log.info({ port: env.SITE_PORT, version: `v${version}` }, 'listening')
}
