import { randomBytes } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expireCachedPage } from './cache-file.ts'
import { type CacheEntry, CacheIndex } from './cache-index.ts'
import { isConcerned, planPurge } from './plan.ts'
import type { PurgerSettings } from './settings.ts'

export type PurgeOrder = { tags: string[]; gone: boolean }
/** `expired` pages are renewed by their next visitor. */
export type PurgeResult = { refreshed: number; removed: number; expired: number; failed: number }

/** As nginx makes them; in the log of the purger, and of the sites that render for it. */
export const newRequestId = (): string => randomBytes(16).toString('hex')

const concurrency = 4
/** After this many failures the sites are down, and the pages stay expired. */
const mostFailures = 8
const refreshTimeoutMs = 15_000
const dropTimeoutMs = 3000
/** nginx moves a new copy into its place right after the end of the response. */
const storeMs = 30
/** Longer than most renders that began before the change was dropped from the sites' caches. */
const settleMs = 2000

type Sent = {
  url: URL
  /** As it is: fetch would normalise it. */
  path: string
  /** The club's, where several share the server. fetch could not set it. */
  host: string | undefined
  timeout: number
  agent?: Agent
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Resolves to the response's status and headers when all of it has arrived. */
function send({
  url,
  host,
  headers,
  body,
  ...options
}: Sent): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const hostname = url.hostname.replace(/^\[|\]$/g, '')
    const all = { ...headers, ...(host ? { host } : {}) }
    const outgoing = request({ hostname, port: url.port, ...options, headers: all }, (incoming) => {
      incoming.once('error', reject)
      incoming.once('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers }))
      incoming.resume()
    })
    outgoing.once('timeout', () => outgoing.destroy())
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

/** True if the edge has a new copy. */
async function refresh(
  { refreshUrl: url, club }: PurgerSettings,
  key: string,
  agent: Agent,
  requestId: string,
): Promise<boolean> {
  try {
    const { status, headers } = await send({
      url,
      host: club?.publicHost,
      path: key,
      agent,
      timeout: refreshTimeoutMs,
      headers: { 'x-request-id': requestId },
    })
    // The edge does not store a page with a missing part.
    return status < 500 && status !== 429 && status !== 421 && headers['x-partial'] === undefined
  } catch {
    return false
  }
}

/** A site takes no larger bodies. */
const mostTags = 500

const inParts = ({ tags, gone }: PurgeOrder): PurgeOrder[] =>
  Array.from({ length: Math.ceil(tags.length / mostTags) }, (_, part) => ({
    tags: tags.slice(part * mostTags, (part + 1) * mostTags),
    gone,
  }))

async function dropAll(siteUrl: string, order: PurgeOrder, settings: PurgerSettings): Promise<boolean> {
  for (const part of inParts(order)) if (!(await dropAt(siteUrl, part, settings))) return false
  return true
}

/** True if the site has dropped its entries, or is not running and so has none. */
async function dropAt(
  siteUrl: string,
  order: PurgeOrder,
  { secret, club }: PurgerSettings,
): Promise<boolean> {
  const body = JSON.stringify(order)
  try {
    const { status } = await send({
      url: new URL(siteUrl),
      host: club?.publicHost,
      path: '/drop',
      method: 'POST',
      timeout: dropTimeoutMs,
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      },
      body,
    })
    return status >= 200 && status < 300
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
  }
}

export class Purger {
  readonly settings: PurgerSettings
  readonly #index: CacheIndex
  readonly #sweeps = new Set<Promise<unknown>>()
  #closing = new AbortController()

  constructor(settings: PurgerSettings) {
    this.settings = settings
    this.#index = new CacheIndex(settings.cacheDirs)
    this.#index.scan()
  }

  get size(): number {
    return [...this.#index.entries()].length
  }

  async purge(order: PurgeOrder, requestId = newRequestId()): Promise<PurgeResult> {
    const known = new Map<string, number>()
    const result = await this.#run(order, known, requestId)
    const sweep = this.#sweep(order, known, requestId).catch(() => undefined)
    this.#sweeps.add(sweep)
    void sweep.finally(() => this.#sweeps.delete(sweep))
    return result
  }

  /** `known` has the modification times of the copies that are up to date or expired. */
  async #run(order: PurgeOrder, known: Map<string, number>, requestId: string): Promise<PurgeResult> {
    const drops = await Promise.all(this.settings.siteUrls.map((url) => dropAll(url, order, this.settings)))
    this.#index.scan()
    const tags = new Set(order.tags)
    const entries = [...this.#index.entries()].filter(
      (entry) => isConcerned(entry, tags) && known.get(entry.file) !== entry.mtimeMs,
    )
    for (const entry of entries) {
      entry.mtimeMs = expireCachedPage(entry.file, Date.now()) ?? entry.mtimeMs
      known.set(entry.file, entry.mtimeMs)
    }
    const { removed, refreshed } = planPurge(entries, order.tags, order.gone)
    for (const { file } of removed) rmSync(file, { force: true })
    const failedRefreshes = await this.#refreshAll(refreshed, known, requestId)
    return {
      refreshed: refreshed.length - failedRefreshes,
      removed: removed.length,
      expired: entries.length - refreshed.length,
      failed: failedRefreshes + drops.filter((dropped) => !dropped).length,
    }
  }

  async #refreshAll(entries: CacheEntry[], known: Map<string, number>, requestId: string): Promise<number> {
    // Not kept for later purges: the edge may have closed its connections by then.
    const agent = new Agent({ keepAlive: true })
    const waiting = entries.values()
    const stored: Promise<void>[] = []
    let failed = 0
    const remember = async (file: string) => {
      await sleep(storeMs)
      const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs
      if (mtimeMs !== undefined) known.set(file, mtimeMs)
    }
    const worker = async () => {
      for (const { key, file } of waiting) {
        const succeeded = failed < mostFailures && (await refresh(this.settings, key, agent, requestId))
        if (succeeded) stored.push(remember(file))
        else failed += 1
      }
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
    agent.destroy()
    await Promise.all(stored)
    return failed
  }

  /** Renders that began before the purge may have been stored since: their copies are purged as well. */
  async #sweep(order: PurgeOrder, known: Map<string, number>, requestId: string): Promise<void> {
    await sleep(settleMs, undefined, { signal: this.#closing.signal })
    await this.#run(order, known, requestId)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all(this.#sweeps)
  }
}
