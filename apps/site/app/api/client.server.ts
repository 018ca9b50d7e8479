import path from 'node:path'
import { type Cache, type CacheEntry, cachified } from '@epic-web/cachified'
import { tagsOfCall } from '@palank/contract/cache-tags'
import {
  basePath,
  type CallAnswer,
  type CallArguments,
  type CallBody,
  type CallName,
  type CallParams,
  callTable,
} from '@palank/contract/calls'
import { dropMalformed } from '@palank/contract/drop-malformed'
import { defaultLanguage, type Language } from '@palank/routes'
import { requestIdHeader } from '@palank/telemetry/request-id'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { ZodError } from 'zod'
import { createAnswerFiles, hasAny } from './answer-files.server.ts'
import { ApiError, isMissing } from './api-error.ts'
import { createApiOrigins } from './api-origins.server.ts'
import { type CleanAnswer, cleanAnswer } from './clean-answer.server.ts'
import type { JsonAnswer, Posted } from './http.server.ts'

export type ClientOptions = {
  /** Servers of the api that give the same answers. */
  origins: readonly string[]
  /** Sent as Host, where they serve several clubs. */
  apiHost?: string | undefined
  /** The site's own origin: pictures in a text may come from no other. */
  publicOrigin: string
  secret: string | undefined
  log: Logger
  /** The folder that keeps the last good answers over a restart; optional. */
  stateDir?: string | undefined
  /** Milliseconds that an answer is fresh, and after that served stale while a new one is fetched. */
  freshFor?: number
  staleFor?: number
  /** Bytes of JSON that are kept; they take about twice as much memory. */
  cacheBytes?: number
  countAnswer?: ((outcome: AnswerOutcome) => void) | undefined
}

/** Where an answer came from; `last_good` while the api fails. */
export type AnswerOutcome = 'hit' | 'stale' | 'miss' | 'last_good'

/** What a page was made of. */
export type Collected = {
  tags: Set<string>
  /** A part of the page failed and was left out. */
  partial: boolean
  /** Of the request that the page answers; sent with what the api is asked for its sake. */
  requestId?: string
}

type Arguments<Name extends CallName> = { params?: CallParams<Name>; query?: CallArguments<Name> }
export type Client = {
  /** Adds the answer's tags to what is collected. */
  get: <Name extends CallName>(
    name: Name,
    language: Language | undefined,
    args?: Arguments<Name>,
    collected?: Collected,
  ) => Promise<CleanAnswer<Name>>
  /** Neither repeated nor cached. */
  post: <Name extends CallName>(
    name: Name,
    language: Language,
    body: CallBody<Name>,
    headers: Record<string, string>,
    requestId?: string,
  ) => Promise<Posted>
  /**
   * Has answers with any of the tags fetched again before they are used; returns how many. They stay the last good
   * ones for a failing api, unless they show the item that is gone.
   */
  drop: (tags: readonly string[], gone?: boolean) => number
}

const fill = (pattern: string, params: Record<string, unknown>) =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** The path and query of a call; the query is sorted, for the cache key. */
export function pathOf<Name extends CallName>(
  name: Name,
  language: Language | undefined,
  { params = {} as CallParams<Name>, query = {} as CallArguments<Name> }: Arguments<Name> = {},
): string {
  const pathname = `${basePath}${fill(callTable[name].path, params as Record<string, unknown>)}`
  const search = new URLSearchParams()
  const entries = Object.entries({ ...query, lang: language }).filter(([, value]) => value !== undefined)
  for (const [key, value] of entries.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    search.set(key, String(value))
  }
  return search.size > 0 ? `${pathname}?${search}` : pathname
}

const malformed = (name: CallName, faults: string[]) =>
  new ApiError(502, `${name} gave a malformed answer: ${faults.slice(0, 3).join('; ')}`)

/** Drops malformed items; throws 502 if what is left does not match the contract. */
function validated<Name extends CallName>(name: Name, answer: unknown) {
  try {
    const { value, dropped } = dropMalformed(callTable[name].answer, answer)
    // Where there may be no data, a wrong shape of it would pass for none.
    const wrongData = dropped.find(({ path }) => path === 'data')
    if (wrongData) throw malformed(name, [`data: ${wrongData.message}`])
    return { value: value as CallAnswer<Name>, dropped }
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    throw malformed(
      name,
      error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    )
  }
}

type Read<Name extends CallName> = { answer: CleanAnswer<Name>; value: CallAnswer<Name> }

/** An answer that has just arrived: checked against the contract, its HTML cleaned. */
export function readAnswer<Name extends CallName>(
  name: Name,
  json: unknown,
  border: { origin: string; language: Language },
  log: Logger,
): Read<Name> {
  const { value, dropped } = validated(name, json)
  if (dropped.length > 0) log.warn({ call: name, dropped: dropped.slice(0, 5) }, 'malformed items dropped')
  return { answer: cleanAnswer(name, value, border) as CleanAnswer<Name>, value }
}

/** Of a match that is played, an answer is soon too old to be of use, whatever happens to the api. */
const isLive = (name: CallName) => name === 'schedule/live'
const liveFor = 300

/** A visitor's words are personal data, which is not written to disk. */
const mayBeOnDisk = (name: CallName) => name !== 'search/find' && !isLive(name)

type Kept = { answer: unknown; tags: readonly string[]; bytes: number }
const bytesPerEntry = 1024

/** What shows something gone carries the tag of the item; of a collection without items, the collection's. */
const goneTagsIn = (tags: readonly string[]) =>
  tags.filter((tag) => tag.includes(':') || !tags.some((other) => other.startsWith(`${tag}:`)))

/** Past its time: fetched again at the next call. */
const expired = { createdTime: 0, ttl: 0, swr: 0 }

export function createClient(options: ClientOptions): Client {
  const { apiHost, publicOrigin, secret, log, stateDir, countAnswer } = options
  const { freshFor = 5_000, staleFor = 60_000, cacheBytes = 64 * 1024 * 1024 } = options
  if (!secret) log.warn('CLIENT_SECRET is not set: calls to the api are sent with the authorization "na"')
  const origins = createApiOrigins(options.origins, log)
  const files = stateDir ? createAnswerFiles({ dir: path.join(stateDir, 'answers'), log }) : undefined
  const answers = new LRUCache<string, CacheEntry<Kept>>({
    maxSize: cacheBytes,
    sizeCalculation: ({ value }, key) => value.bytes + key.length + bytesPerEntry,
  })

  /** cachified merges the calls of one cache that are made at the same time. */
  function createCache(): Cache<Kept> {
    const own: Cache<Kept> = {
      get: (key) => answers.get(key),
      set: (key, entry) => {
        // Fetched before the last drop, so it may be out of date.
        if (own === cache) answers.set(key, entry)
      },
      // A stale answer is still the last good one.
      delete: () => undefined,
    }
    return own
  }
  let cache = createCache()

  const headersFor = (language: Language | undefined, requestId: string | undefined) => ({
    accept: 'application/json',
    authorization: secret || 'na',
    ...(apiHost ? { host: apiHost } : {}),
    ...(language ? { 'x-localization': language } : {}),
    ...(requestId ? { [requestIdHeader]: requestId } : {}),
  })

  const logFor = (requestId: string | undefined) => (requestId ? log.child({ requestId }) : log)

  /** The answer in one call's own terms: its key, and how to fetch and read it. */
  function callOf<Name extends CallName>(
    name: Name,
    language: Language | undefined,
    args: Arguments<Name> = {},
    requestId?: string,
  ) {
    const key = pathOf(name, language, args)
    const params = args.params ?? ({} as CallParams<Name>)

    function read({ json, text }: JsonAnswer): Kept {
      const border = { origin: publicOrigin, language: language ?? defaultLanguage }
      const { answer, value } = readAnswer(name, json, border, logFor(requestId))
      return { answer, tags: tagsOfCall(name, params, value), bytes: text.length }
    }

    async function fetchFresh(): Promise<Kept> {
      const started = cache
      const start = performance.now()
      const { kept, text } = await origins.get(name, key, headersFor(language, requestId), (answer) => ({
        kept: read(answer),
        text: answer.text,
      }))
      if (started === cache && mayBeOnDisk(name)) files?.keep(key, text, kept.tags)
      log.debug({ requestId, call: name, ms: Math.round(performance.now() - start) }, 'fetched')
      return kept
    }

    async function lastGood(): Promise<Kept | undefined> {
      if (isLive(name)) return undefined
      const entry = answers.get(key)
      if (entry) return entry.value
      const text = await files?.read(key)
      if (text === undefined) return undefined
      try {
        return read({ json: JSON.parse(text), text })
      } catch {
        // Kept by another version of the site.
        files?.remove(key)
        return undefined
      }
    }

    return { name, key, requestId, fetchFresh, lastGood }
  }

  const timesOf = (name: CallName) =>
    isLive(name) ? { ttl: liveFor, swr: 0 } : { ttl: freshFor, swr: staleFor }

  function forget(key: string): void {
    answers.delete(key)
    files?.remove(key)
  }

  /** Calls made at the same time share one fetch, which carries the id of the first. */
  const cached = ({ name, key, requestId, fetchFresh, lastGood }: ReturnType<typeof callOf>): Promise<Kept> =>
    cachified<Kept>({
      key,
      cache,
      ...timesOf(name),
      getFreshValue: async ({ background }) => {
        try {
          return await fetchFresh()
        } catch (error) {
          // What is gone from the api must not live on in the cache.
          if (isMissing(error)) forget(key)
          const good = isMissing(error) ? undefined : await lastGood()
          if (!good) throw error
          // The circuit breaker has logged that the api fails.
          const level = origins.isFailing() ? 'debug' : 'error'
          log[level]({ requestId, call: name, err: String(error) }, 'failed, serving the last good answer')
          if (background) throw error
          return good
        }
      },
    })

  function outcomeOf({ name, key }: ReturnType<typeof callOf>): AnswerOutcome {
    const entry = answers.peek(key)
    const { ttl, swr } = timesOf(name)
    const age = entry ? Date.now() - entry.metadata.createdTime : Number.POSITIVE_INFINITY
    if (age > ttl + swr) return 'miss'
    return age > ttl ? 'stale' : 'hit'
  }

  /** While the api fails nobody waits for it where there is a last good answer. */
  async function current(call: ReturnType<typeof callOf>): Promise<Kept> {
    const good = origins.isFailing() ? await call.lastGood() : undefined
    countAnswer?.(good ? 'last_good' : outcomeOf(call))
    const answer = cached(call)
    if (!good) return answer
    answer.catch(() => undefined)
    return good
  }

  return {
    async post(name, language, body, headers, requestId) {
      const all = { ...headersFor(language, requestId), ...headers }
      const posted = await origins.post(pathOf(name, language), all, body)
      if (posted.failure) {
        const { status, failure: err } = posted
        log.error({ requestId, call: name, status, err }, 'no answer')
      }
      return posted
    },

    async get<Name extends CallName>(
      name: Name,
      language: Language | undefined,
      args?: Arguments<Name>,
      collected?: Collected,
    ) {
      const { answer, tags } = await current(callOf(name, language, args, collected?.requestId))
      for (const tag of tags) collected?.tags.add(tag)
      return answer as CleanAnswer<Name>
    },

    drop(tags, gone = false) {
      cache = createCache()
      const dropped = new Set(tags)
      const removed = new Set(gone ? goneTagsIn(tags) : [])
      let count = 0
      for (const [key, entry] of [...answers.entries()]) {
        if (!hasAny(entry.value.tags, dropped)) continue
        count += 1
        if (hasAny(entry.value.tags, removed)) answers.delete(key)
        else entry.metadata = expired
      }
      files?.removeTagged(removed)
      return count
    },
  }
}
