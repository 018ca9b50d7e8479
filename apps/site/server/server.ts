import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { isIP } from 'node:net'
import path from 'node:path'
import type { Logger } from 'pino'
import sirv from 'sirv'
import type { Env } from '../app/env.server.ts'
import { version } from './version.ts'

/** Answers a request for a file; calls `next` for anything else. */
export type FileHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type ServerOptions = {
  env: Env
  log: Logger
  files: FileHandler
  /** Called before the server listens: a site that cannot start never does. */
  startPages: () => Promise<RequestListener>
  server?: Server
}

export const createSiteServer = () => createServer({ requestTimeout: 15_000, headersTimeout: 10_000 })

export const baseHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  })
  response.end(text)
}

/** Only the site's own pages may send a form. An old browser may omit Origin; a foreign page cannot. */
function isSameOriginForm({ headers }: IncomingMessage, origin: string): boolean {
  if (headers.origin !== undefined) return headers.origin === origin
  return headers['sec-fetch-site'] === 'same-origin'
}

const maxFormBytes = 65_536

/** The visitor's address: X-Real-IP is trusted from the edge only. */
function visitorAddress({ headers, socket }: IncomingMessage, edges: readonly string[]): string {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const realIp = headers['x-real-ip']
  return edges.includes(peer) && typeof realIp === 'string' && isIP(realIp) ? realIp : peer
}

/** The built client: hashed assets and the few files with fixed names. */
export const builtFiles = (filesDir: string): FileHandler =>
  sirv(path.resolve(filesDir), {
    etag: true,
    // A file with a hash in its name never changes.
    setHeaders: (response, pathname) =>
      response.setHeader(
        'cache-control',
        pathname.startsWith('/assets/') && !pathname.startsWith('/assets/mock/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=300',
      ),
  })

/** Browsers and phones request these by fixed names; pages link to hashed copies. */
function fixedIcons(club: Env['APP_NAME']): Map<string, { type: string; bytes: Buffer }> {
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

/** Listens; SIGTERM lets open requests finish, for at most ten seconds. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { env, log, files, startPages, server = createSiteServer() } = options
  const pages = await startPages()
  const icons = fixedIcons(env.APP_NAME)
  let draining = false

  function handle(request: IncomingMessage, response: ServerResponse) {
    const start = performance.now()
    const [pathname = '/'] = (request.url ?? '/').split('?', 1)
    for (const [name, value] of Object.entries(baseHeaders)) response.setHeader(name, value)
    if (draining) response.setHeader('connection', 'close')
    // A connection kept alive for a next request would delay the shutdown.
    response.once('close', () => draining && setImmediate(() => server.closeIdleConnections()))
    if (pathname === '/healthz') return sendJson(response, 200, { status: 'ok', version: `v${version}` })
    if (pathname === '/readyz')
      return sendJson(response, draining ? 503 : 200, { status: draining ? 'draining' : 'ok' })
    response.once('close', () => {
      const ms = Math.round((performance.now() - start) * 10) / 10
      log.info({ method: request.method, path: pathname, status: response.statusCode, ms }, 'answered')
    })
    if (request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'POST') {
      response.setHeader('allow', 'GET, HEAD, POST')
      return sendJson(response, 405, { status: 'method not allowed' })
    }
    if (request.method === 'POST') {
      if (!isSameOriginForm(request, env.PUBLIC_ORIGIN))
        return sendJson(response, 403, { status: 'foreign origin' })
      const length = Number(request.headers['content-length'] ?? Number.NaN)
      if (!(length <= maxFormBytes)) return sendJson(response, 413, { status: 'too large' })
    }
    // The edge refuses these with a page; a client that bypasses it is not a browser.
    if (/\/\/|%00/.test(pathname)) return sendJson(response, 400, { status: 'bad address' })
    request.headers['x-real-ip'] = visitorAddress(request, env.EDGE_ADDRESSES)
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

  server.on('request', handle)
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
  return server
}
