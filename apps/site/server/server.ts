import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { BlockList, isIP } from 'node:net'
import path from 'node:path'
import { languages, pathFor } from '@palank/routes'
import { requestSecondsOf } from '@palank/telemetry/metrics'
import { requestIdHeader, requestIdOf } from '@palank/telemetry/request-id'
import type { Logger } from 'pino'
import sirv from 'sirv'
import type { Env } from '../app/env.server.ts'
import { loggedPath } from '../app/logged-path.ts'
import { pageKindOf } from './page-kind.ts'
import type { Pages } from './pages.ts'
import { createPreviewServer } from './preview-server.ts'
import { createPrivateServer } from './private-server.ts'
import { createRenderQueue, type RenderQueueOptions } from './render-queue.ts'
import { version } from './version.ts'

/** Answers a request for a file; calls `next` for anything else. */
export type FileHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** One club in this process. */
type Club = { env: Env; log: Logger; files: FileHandler }

export type ServerOptions = Club & {
  /** Called before the server listens: a site that cannot start never does. */
  startPages: () => Promise<Pages>
  server?: Server
}

const joinPages = new Set(languages.map((language) => pathFor('joinUs', language)))

export const createSiteServer = () => createServer({ requestTimeout: 15_000, headersTimeout: 10_000 })

/** Data, feeds, calendars, files and refusals load nothing; a page replaces it by its own policy. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const baseHeaders = ({ HSTS_SUBDOMAINS }: Pick<Env, 'HSTS_SUBDOMAINS'>): Record<string, string> => ({
  'content-security-policy': closedPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': `max-age=31536000${HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`,
})

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    ...headers,
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

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Addresses and networks: in containers an edge's own address is not known beforehand. */
function edgeList(entries: readonly string[]): BlockList {
  const edges = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) edges.addAddress(address, familyOf(address))
    else edges.addSubnet(address, Number(bits), familyOf(address))
  }
  return edges
}

/** The visitor's address: X-Real-IP is trusted from the edge only. */
function visitorAddress({ headers, socket }: IncomingMessage, edges: BlockList): string {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const realIp = headers['x-real-ip']
  const isEdge = isIP(peer) !== 0 && edges.check(peer, familyOf(peer))
  return isEdge && typeof realIp === 'string' && isIP(realIp) ? realIp : peer
}

/** A household has a whole network of IPv6 addresses. */
const networkOf = (address: string | string[]): string => String(address).split(':', 4).join(':')

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

/** The files of the club's pack, before those of the build. */
const withClubFiles =
  (clubFiles: Pages['clubFiles'], files: FileHandler): FileHandler =>
  (request, response, next) => {
    const [pathname = '/'] = (request.url ?? '/').split('?', 1)
    const file = clubFiles.get(pathname)
    if (!file) return files(request, response, next)
    const zipped = /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? file.gzipped : undefined
    const bytes = zipped ?? file.bytes
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': bytes.byteLength,
      'cache-control': file.cacheControl,
      ...(file.gzipped ? { vary: 'Accept-Encoding' } : {}),
      ...(zipped ? { 'content-encoding': 'gzip' } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }

export const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })

/** For the purger, where the environment names a port for it. */
async function startPrivateServer({ env, log }: ServerOptions, { drop }: Pages): Promise<void> {
  const { SITE_PRIVATE_PORT: port, SITE_PRIVATE_HOST: host, PURGE_SECRET: secret } = env
  if (port === undefined || secret === undefined) return
  const server = createPrivateServer({ secret, drop, log })
  await listen(server, port, host)
  // It must not delay the exit of a drained site.
  server.unref()
  log.info({ port }, 'listening for the purger')
}

/** For editors, where the environment names a port for it. */
async function startPreviewServer({ env, log, files }: Club, { preview }: Pages): Promise<void> {
  const { PREVIEW_PORT: port, PREVIEW_HOST: host, PREVIEW_SECRET: secret, NEWSROOM_ORIGIN } = env
  if (port === undefined || secret === undefined || NEWSROOM_ORIGIN === undefined || !preview) return
  const settings = { ...env, secret, newsroomOrigin: NEWSROOM_ORIGIN }
  const server = createPreviewServer({ settings, headers: baseHeaders(env), files, render: preview, log })
  await listen(server, port, host)
  server.unref()
  log.info({ port }, 'listening for previews')
}

/** Whether the process ends; as soon as it does, connections without a request are closed. */
export type Draining = { isDraining: () => boolean; closeIdleConnections: () => void }

export const healthOfProcess = () => ({ status: 'ok', version: `v${version}` })

const createQueues = (page: RenderQueueOptions) => ({
  // Three keep the processor busy; pages that have expired are renewed beside a flood by one visitor.
  page: createRenderQueue({ perVisitor: 3, ...page }),
  // No copy of it is cached, so a flood of made-up pages must not make it wait behind them.
  join: createRenderQueue({ running: 2 }),
  // A form costs little here but waits for the api and the captcha, and a visitor would rather wait than type again.
  form: createRenderQueue({ running: 64, waiting: 64, longestWait: 5_000 }),
})

type ClubListenerOptions = Club & { pages: Pages; draining: Draining; pageQueue?: RenderQueueOptions }

/** Answers every request to one club's site. */
function createClubListener(options: ClubListenerOptions): RequestListener {
  const { env, log, files, pages, draining, pageQueue = {} } = options
  const securityHeaders = Object.entries(baseHeaders(env))
  const queues = createQueues(pageQueue)
  const observe = requestSecondsOf(env.APP_NAME)

  async function sendReadiness(response: ServerResponse) {
    const isReady = !draining.isDraining() && (await pages.isReady())
    const status = draining.isDraining() ? 'draining' : isReady ? 'ok' : 'pages cannot be rendered'
    sendJson(response, isReady ? 200 : 503, { status })
  }

  function queueOf({ method, url = '/' }: IncomingMessage) {
    if (method === 'POST') return queues.form
    const [pathname = '/'] = url.split('?', 1)
    return joinPages.has(pathname.replace(/\.data$/, '')) ? queues.join : queues.page
  }

  async function renderPage(request: IncomingMessage, response: ServerResponse) {
    const leave = await queueOf(request)(networkOf(request.headers['x-real-ip'] ?? ''))
    if (!leave) return sendJson(response, 429, { status: 'too many requests' }, { 'retry-after': '2' })
    if (response.destroyed) return leave()
    response.once('close', leave)
    pages.listener(request, response)
  }

  const edges = edgeList(env.EDGE_ADDRESSES)
  return (request, response) => {
    const start = performance.now()
    const [pathname = '/'] = (request.url ?? '/').split('?', 1)
    for (const [name, value] of securityHeaders) response.setHeader(name, value)
    closeWhenDraining(response, draining)
    if (pathname === '/healthz') return sendJson(response, 200, healthOfProcess())
    if (pathname === '/readyz') return sendReadiness(response)
    const { method } = request
    const requestId = requestIdOf(request.headers[requestIdHeader])
    request.headers[requestIdHeader] = requestId
    response.once('close', () => {
      const duration = performance.now() - start
      const ms = Math.round(duration * 10) / 10
      const { statusCode: status } = response
      observe(method === 'POST' ? 'form' : pageKindOf(pathname), status, duration / 1000)
      log.info({ requestId, method, path: loggedPath(pathname), status, ms }, 'answered')
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
    request.headers['x-real-ip'] = visitorAddress(request, edges)
    files(request, response, () => renderPage(request, response))
  }
}

/** A connection kept alive for a next request would delay the shutdown. */
export function closeWhenDraining(response: ServerResponse, draining: Draining): void {
  if (draining.isDraining()) response.setHeader('connection', 'close')
  response.once('close', () => draining.isDraining() && setImmediate(draining.closeIdleConnections))
}

/** SIGTERM lets open requests finish, for at most ten seconds. */
export function drainOnSignals(server: Server, log: Logger): Draining {
  let isDraining = false
  const closeIdleConnections = () => server.closeIdleConnections()
  function stop(signal: string) {
    if (isDraining) return
    isDraining = true
    log.info({ signal }, 'draining')
    setTimeout(() => process.exit(1), 10_000).unref()
    const close = () => {
      server.close(() => process.exit(0))
      closeIdleConnections()
    }
    // One turn later: whoever has connected during a long render still waits to be accepted, and would be reset.
    setImmediate(() => setImmediate(close))
  }
  process.once('SIGTERM', () => stop('SIGTERM'))
  process.once('SIGINT', () => stop('SIGINT'))
  return { isDraining: () => isDraining, closeIdleConnections }
}

/** The listener of a club whose pages have started, and that for its drafts. */
export async function startClub(options: ClubListenerOptions): Promise<RequestListener> {
  const files = withClubFiles(options.pages.clubFiles, options.files)
  await startPreviewServer({ ...options, files }, options.pages)
  return createClubListener({ ...options, files })
}

/** Listens for one club, whatever the Host. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { env, log, files, startPages, server = createSiteServer() } = options
  const pages = await startPages()
  const draining = drainOnSignals(server, log)
  server.on('request', await startClub({ env, log, files, pages, draining }))
  await startPrivateServer(options, pages)
  await listen(server, env.SITE_PORT, env.SITE_HOST)
  log.info({ port: env.SITE_PORT, version: `v${version}` }, 'listening')
  return server
}
