import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { differenceOf } from './compare-bodies.ts'
import { type Figures, figuresOf, type Kind, type Sample } from './figures.ts'

/** No visitor waits longer. */
const timeout = 10_000
/** Of ten requests eight are for cached pages, one for the join page, one for a page that nobody has visited. */
const schedule: Kind[] = [
  'cached',
  'cached',
  'join',
  'cached',
  'cached',
  'cached',
  'cached',
  'fresh',
  'cached',
  'cached',
]

export type LoadOptions = {
  origin: string
  /** The good body of each cached page; undefined where it changes by itself. */
  cached: Map<string, string | undefined>
  /** An address that has not been requested yet. */
  nextFresh: () => string
  join: string
  perSecond: number
}

export type DuringOptions = {
  /** Addresses that are not requested meanwhile. */
  except?: readonly string[]
  /** For work that changes what pages show: bodies are not compared with the good ones. */
  bodiesChange?: boolean
}

export type Load = {
  /** What was requested while `work` ran. */
  during: (work: () => Promise<void>, options?: DuringOptions) => Promise<Figures>
  /** Requests sent meanwhile count, but not their times: for a browser on the same cores. */
  untimed: <Result>(work: () => Promise<Result>) => Promise<Result>
  stop: () => Promise<void>
}

export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? messageOf(error.cause) : error.message
}

export type Page = { status: number; type: string; body: string; headers: Headers }

export async function fetchPage(url: string, init: RequestInit = {}): Promise<Page> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout), ...init })
  const type = response.headers.get('content-type') ?? ''
  return { status: response.status, type, body: await response.text(), headers: response.headers }
}

type Received = { status: number; type: string; isPacked: boolean; bytes: Buffer }

/**
 * Each visitor has a connection of their own. On a shared one the next visitor would wait until nginx has renewed the
 * expired page of the one before; a browser's HTTP/2 has no such wait.
 */
const agent = new Agent({ keepAlive: false })

let visitors = 0
/** Limits hold by address, and visitors do not share the one of attackers or of the edge. */
const nextVisitor = () => `127.0.2.${1 + (visitors++ % 250)}`

/** The bytes as they come: fetch unpacks them in other threads, and waiting for these would count as the system's time. */
function receive(url: string): Promise<Received> {
  const options = {
    agent,
    localAddress: nextVisitor(),
    headers: { 'accept-encoding': 'gzip' },
    signal: AbortSignal.timeout(timeout),
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (response) => {
      const { statusCode: status = 0, headers } = response
      const isPacked = headers['content-encoding'] === 'gzip'
      const type = headers['content-type'] ?? ''
      buffer(response).then((bytes) => resolve({ status, type, isPacked, bytes }), reject)
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}

/** Undefined for a whole page, equal to the good one where that is known. */
export function problemWith(
  { status, type, body }: Omit<Page, 'headers'>,
  good: string | undefined,
): string | undefined {
  if (status !== 200) return String(status)
  if (good !== undefined) {
    const difference = differenceOf(good, body)
    return difference && `another body ${difference}`
  }
  if (type.startsWith('text/html') && !body.trimEnd().endsWith('</html>')) return 'incomplete'
  return undefined
}

function problemIn({ isPacked, bytes, ...rest }: Received, good: string | undefined): string | undefined {
  try {
    return problemWith({ ...rest, body: String(isPacked ? gunzipSync(bytes) : bytes) }, good)
  } catch (error) {
    return messageOf(error)
  }
}

/** Sends requests at a fixed rate, whether or not the earlier ones have been answered. */
export function startLoad({ origin, cached, nextFresh, join, perSecond }: LoadOptions): Load {
  const pages = [...cached.keys()]
  const open = new Set<Promise<void>>()
  let samples: Sample[] | undefined
  let current: DuringOptions = {}
  let isTimed = true
  let cachedCount = 0
  let isStopped = false

  function nextOf(kind: Kind): string {
    if (kind === 'join') return join
    if (kind === 'fresh') return nextFresh()
    cachedCount += 1
    return pages[cachedCount % pages.length] ?? '/'
  }

  function addressOf(kind: Kind): string {
    for (;;) {
      const path = nextOf(kind)
      if (!current.except?.includes(path)) return path
    }
  }

  async function visit(kind: Kind, target: Sample[] | undefined): Promise<void> {
    const path = addressOf(kind)
    const isCounted = isTimed
    const good = kind === 'cached' && !current.bodiesChange ? cached.get(path) : undefined
    const start = performance.now()
    const received = await receive(origin + path).catch(messageOf)
    const time = isCounted && isTimed ? { milliseconds: performance.now() - start } : {}
    const problem = typeof received === 'string' ? received : problemIn(received, good)
    target?.push({ kind, ...time, ...(problem ? { error: `${path}: ${problem}` } : {}) })
  }

  const sending = (async () => {
    const start = performance.now()
    for (let count = 0; !isStopped; count++) {
      const wait = start + (count * 1000) / perSecond - performance.now()
      if (wait > 0) await sleep(wait)
      const visiting = visit(schedule[count % schedule.length] ?? 'cached', samples)
      open.add(visiting)
      void visiting.finally(() => open.delete(visiting))
    }
  })()

  return {
    async during(work, options = {}) {
      const own: Sample[] = []
      samples = own
      current = options
      try {
        await work()
      } finally {
        samples = undefined
        current = {}
      }
      // Requests sent in this time count, however late they are answered.
      await Promise.all(open)
      return figuresOf(own)
    },
    async untimed(work) {
      isTimed = false
      try {
        return await work()
      } finally {
        isTimed = true
      }
    },
    async stop() {
      isStopped = true
      await sending
      await Promise.all(open)
    },
  }
}
