import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { calls } from './calls.ts'
import { type Language, languages, type Wire } from './content/language.ts'

// Written from sections 3 and 7 of the specification alone; it imports nothing of ours, as if another team had built it.

const base = '/api/v1/'
export const clientSecret = 'the-secret-of-the-specification-back-end'
const joinCall = 'joinus/regNewSportUser'

type Reply = { status: number; body: unknown }
/** Changes the answer of a call before it is sent. */
export type Corrupt = (call: string, answer: Wire) => unknown

const refuse = (status: number, message: string): Reply => ({ status, body: { status: 'error', message } })

const patterns = Object.keys(calls).map((call) => ({
  call,
  pattern: new RegExp(`^${call.replaceAll('{}', '([^/]+)')}$`),
}))

const languageOf = (name: unknown): Language | undefined =>
  languages.find((language) => typeof name === 'string' && name.slice(0, 2) === language)

const required = {
  name: 'string',
  email: 'string',
  birth_year: 'number',
  played_basketball_before: 'boolean',
}
const optional = { mother_name: 'string', phone: 'string' }
const captcha = 'g-recaptcha-response'

/** The first problem of a registration by section 3. */
function registrationFault(body: Wire): string | undefined {
  const known: Record<string, string> = { ...required, ...optional, [captcha]: 'string' }
  const missing = [...Object.keys(required), captcha].find((name) => body[name] === undefined)
  if (missing) return `${missing} is missing`
  const wrong = Object.entries(body).find(([name, value]) => typeof value !== known[name])
  return wrong && `${wrong[0]} is unknown or has the wrong type`
}

async function register(request: IncomingMessage): Promise<Reply> {
  const { headers } = request
  if (!headers['content-type']?.startsWith('application/json')) return refuse(400, 'not JSON')
  if (!languageOf(headers['x-localization'])) return refuse(400, 'no X-Localization')
  const fault = registrationFault((await json(request)) as Wire)
  return fault ? refuse(422, fault) : { status: 200, body: { status: 'OK' } }
}

export type Backend = {
  origin: string
  /** Requests by call. */
  requestCounts: Map<string, number>
  /** Requests that were refused, with the reason. */
  refusals: string[]
  corruptWith: (corrupt: Corrupt | undefined) => void
  close: () => Promise<void>
}

/** A back end that knows only the specification. */
export async function startBackend(now = Date.now()): Promise<Backend> {
  const requestCounts = new Map<string, number>()
  const refusals: string[] = []
  let corrupt: Corrupt | undefined

  async function reply(request: IncomingMessage): Promise<Reply> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
    if (request.headers.authorization !== clientSecret) return refuse(401, 'no client secret')
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : ''
    const count = (call: string) => requestCounts.set(call, (requestCounts.get(call) ?? 0) + 1)
    if (path === joinCall && request.method === 'POST') {
      count(joinCall)
      return register(request)
    }
    const found = patterns.find(({ pattern }) => pattern.test(path))
    if (!found || request.method !== 'GET') return refuse(404, 'no such call')
    const { call, pattern } = found
    const language = languageOf(query.get('lang'))
    if (call !== 'server-config' && (!language || languageOf(request.headers['x-localization']) !== language))
      return refuse(400, 'lang and X-Localization must both name the language')
    count(call)
    const params = (pattern.exec(path) ?? []).slice(1).map(decodeURIComponent)
    const answer = calls[call]?.({ language: language ?? 'hu', params, query, now })
    if (!answer) return refuse(404, 'no such item')
    return { status: 200, body: corrupt ? corrupt(call, structuredClone(answer)) : answer }
  }

  const server = createServer(async (request, response) => {
    const { status, body } = await reply(request).catch((error: unknown) => refuse(500, String(error)))
    if (status !== 200) refusals.push(`${request.method} ${request.url} ${status} ${JSON.stringify(body)}`)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the specification back end does not listen')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requestCounts,
    refusals,
    corruptWith: (change) => {
      corrupt = change
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const allCalls = [...Object.keys(calls), joinCall]
