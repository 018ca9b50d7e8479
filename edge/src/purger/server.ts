import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { LogLevel } from '@palank/telemetry/log-shape'
import { counter, requestSecondsOf } from '@palank/telemetry/metrics'
import { newRequestId, type PurgeOrder, type PurgeResult } from './purge.ts'

type Options = {
  secret: string
  purge: (order: PurgeOrder, requestId: string) => Promise<PurgeResult>
  /** The club's name, for the metrics. */
  club: string
  log: (level: LogLevel, message: string, details: object) => void
}

const purgedPages = counter({
  name: 'palank_purged_pages_total',
  help: 'Cached pages that a purge concerned, by what became of them',
  labelNames: ['club', 'outcome'],
})

const longestBody = 1_000_000
const tagPattern = /^[a-z0-9:-]{1,100}$/

const digest = (text: string) => createHash('sha256').update(text).digest()

function hasSecret({ headers }: IncomingMessage, secret: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${secret}`))
}

async function readBody(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming) {
    length += chunk.length
    if (length > longestBody) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

export function parseOrder(text: string): PurgeOrder | undefined {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof body !== 'object' || body === null || !('tags' in body) || !Array.isArray(body.tags))
    return undefined
  const gone = 'gone' in body ? body.gone : false
  const tags: unknown[] = body.tags
  const known = tags.filter((tag) => typeof tag === 'string').filter((tag) => tagPattern.test(tag))
  if (typeof gone !== 'boolean' || tags.length === 0 || known.length !== tags.length) return undefined
  return { tags: known, gone }
}

async function respond(
  incoming: IncomingMessage,
  clubs: readonly Options[],
): Promise<[status: number, body: object]> {
  const { method, url } = incoming
  if (url === '/healthz' && method === 'GET') return [200, { status: 'ok' }]
  if (url !== '/purge' || method !== 'POST') return [404, { error: 'not found' }]
  const options = clubs.find(({ secret }) => hasSecret(incoming, secret))
  if (!options) return [401, { error: 'wrong or missing secret' }]
  const order = parseOrder((await readBody(incoming)) ?? '')
  if (!order) return [400, { error: 'expected {"tags": ["articles:1", …], "gone": false}' }]
  const startTime = performance.now()
  const requestId = newRequestId()
  try {
    const result = await options.purge(order, requestId)
    const duration = performance.now() - startTime
    requestSecondsOf(options.club)('purge', 200, duration / 1000)
    for (const [outcome, pages] of Object.entries(result))
      purgedPages.inc({ club: options.club, outcome }, pages)
    const ms = Math.round(duration)
    options.log('info', 'purged', { requestId, ...order, tags: order.tags.slice(0, 20), ...result, ms })
    return [200, result]
  } catch (error) {
    requestSecondsOf(options.club)('purge', 500, (performance.now() - startTime) / 1000)
    options.log('error', 'purge failed', { requestId, error: String(error) })
    return [500, { error: 'purge failed' }]
  }
}

/** `POST /purge` with the shared secret, which tells several clubs apart; `GET /healthz`. */
export function createPurgerServer(...clubs: Options[]): Server {
  return createServer((incoming, response) => {
    respond(incoming, clubs)
      // The caller went away before its body had arrived.
      .catch((): [number, object] => [400, { error: 'incomplete' }])
      .then(([status, body]) => {
        // A body that was not read would be taken for the next request.
        if (!incoming.complete) response.shouldKeepAlive = false
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(body))
      })
  })
}
