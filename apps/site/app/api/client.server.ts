import { type CacheEntry, cachified } from '@epic-web/cachified'
import {
  basePath,
  type CallArguments,
  type CallBody,
  type CallName,
  type CallParams,
  callTable,
} from '@palank/contract/calls'
import { dropMalformed } from '@palank/contract/drop-malformed'
import { defaultLanguage, type Language } from '@palank/routes'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { ZodError } from 'zod'
import { ApiError, isMissing } from './api-error.ts'
import { type CleanAnswer, cleanAnswer } from './clean-answer.server.ts'
import { getJson, type Posted, postJson } from './http.server.ts'

export type ClientOptions = {
  /** The api's origin. */
  origin: string
  /** The site's own origin: pictures in a text may come from no other. */
  publicOrigin: string
  secret: string | undefined
  log: Logger
  /** Milliseconds that an answer is fresh, and after that served stale while a new one is fetched. */
  freshFor?: number
  staleFor?: number
}

type Arguments<Name extends CallName> = { params?: CallParams<Name>; query?: CallArguments<Name> }
export type Client = {
  get: <Name extends CallName>(
    name: Name,
    language: Language | undefined,
    args?: Arguments<Name>,
  ) => Promise<CleanAnswer<Name>>
  /** Neither repeated nor cached. */
  post: <Name extends CallName>(
    name: Name,
    language: Language,
    body: CallBody<Name>,
    headers: Record<string, string>,
  ) => Promise<Posted>
}

const fill = (path: string, params: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** The address of a call; the query is sorted, for the cache key. */
export function addressOf<Name extends CallName>(
  origin: string,
  name: Name,
  language: Language | undefined,
  { params = {} as CallParams<Name>, query = {} as CallArguments<Name> }: Arguments<Name> = {},
): URL {
  const address = new URL(
    `${basePath}${fill(callTable[name].path, params as Record<string, unknown>)}`,
    origin,
  )
  const entries = Object.entries({ ...query, lang: language }).filter(([, value]) => value !== undefined)
  for (const [key, value] of entries.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    address.searchParams.set(key, String(value))
  }
  return address
}

/** Drops malformed items; throws 502 if what is left does not match the contract. */
function validated(name: CallName, answer: unknown) {
  try {
    return dropMalformed(callTable[name].answer, answer)
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    const faults = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new ApiError(502, `${name} gave a malformed answer: ${faults.slice(0, 3).join('; ')}`)
  }
}

export function createClient(options: ClientOptions): Client {
  const { origin, publicOrigin, secret, log, freshFor = 5_000, staleFor = 60_000 } = options
  if (!secret) log.warn('CLIENT_SECRET is not set: calls to the api are sent with the authorization "na"')
  const answers = new LRUCache<string, CacheEntry<unknown>>({ max: 2_000 })
  const cache = {
    get: (key: string) => answers.get(key),
    set: (key: string, entry: CacheEntry<unknown>) => answers.set(key, entry),
    // A stale answer is still the last good one.
    delete: () => undefined,
  }

  const headersFor = (language: Language | undefined) => ({
    accept: 'application/json',
    authorization: secret || 'na',
    ...(language ? { 'x-localization': language } : {}),
  })

  async function fetchAnswer<Name extends CallName>(
    name: Name,
    language: Language | undefined,
    address: URL,
  ): Promise<unknown> {
    const headers = headersFor(language)
    const start = performance.now()
    const { value, dropped } = validated(name, await getJson(address, headers))
    if (dropped.length > 0) log.warn({ call: name, dropped: dropped.slice(0, 5) }, 'malformed items dropped')
    log.debug({ call: name, ms: Math.round(performance.now() - start) }, 'fetched')
    return cleanAnswer(name, value, { origin: publicOrigin, language: language ?? defaultLanguage })
  }

  return {
    async post(name, language, body, headers) {
      const all = { ...headersFor(language), ...headers }
      const posted = await postJson(addressOf(origin, name, language), all, body)
      if (posted.failure) log.error({ call: name, status: posted.status, err: posted.failure }, 'no answer')
      return posted
    },
    get<Name extends CallName>(name: Name, language: Language | undefined, args?: Arguments<Name>) {
      const address = addressOf(origin, name, language, args)
      const key = address.pathname + address.search
      const entry = answers.get(key)
      // cachified merges calls made at the same time.
      const answer = cachified<unknown>({
        key,
        cache,
        ttl: freshFor,
        swr: staleFor,
        getFreshValue: async ({ background }) => {
          try {
            return await fetchAnswer(name, language, address)
          } catch (error) {
            // What is gone from the api must not live on in the cache.
            if (isMissing(error)) answers.delete(key)
            if (!entry || isMissing(error)) throw error
            log.error({ call: name, err: String(error) }, 'failed, serving the last good answer')
            if (background) throw error
            return entry.value
          }
        },
      })
      return answer as Promise<CleanAnswer<Name>>
    },
  }
}
