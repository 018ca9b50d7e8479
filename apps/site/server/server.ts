import { readFileSync } from 'node:fs'
import type { createServer, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import path from 'node:path'
import { createRequestListener } from '@react-router/node'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import sirv from 'sirv'
import type { Env } from '../app/env.server.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

export type ServerOptions = {
  build: ServerBuild
  env: Env
  log: Logger
  /** The built client: hashed assets and the few files with fixed names. */
  filesDir: string
  startSite: (env: Env, log: Logger, filesDir: string, version: string) => Promise<unknown>
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

/** Starts the site and listens; SIGTERM lets what has begun be finished, for at most ten seconds. */
export async function startServer(options: ServerOptions): Promise<void> {
  const { build, env, log, filesDir, startSite, createServer } = options
  await startSite(env, log, filesDir, version)
  const pages: RequestListener = createRequestListener({
    // Behind the edge the site hears plain http; the framework's own check must not take its own form for a foreign one.
    build: { ...build, allowedActionOrigins: [new URL(env.PUBLIC_ORIGIN).host] },
    mode: env.NODE_ENV,
  })
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
