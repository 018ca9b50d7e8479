import { Agent, request } from 'undici'
import { ApiError } from './api-error.ts'

export const deadline = 2_000
export const bodyCap = 2 * 1024 * 1024

/** Connections of its own for each club: a slow answer to one must not hold up the calls of another. */
export const createAgent = () => new Agent({ connections: 64, pipelining: 1, maxResponseSize: bodyCap })

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export type JsonAnswer = { json: unknown; text: string }

/** GETs JSON within the deadline of the signal and the size limit; redirects are not followed. */
export async function getJson(
  address: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  dispatcher: Agent,
): Promise<JsonAnswer> {
  try {
    const answer = await request(address, { dispatcher, headers, signal })
    if (answer.statusCode !== 200) {
      await answer.body.dump()
      throw new ApiError(answer.statusCode, `${address.pathname} answered ${answer.statusCode}`)
    }
    const text = await answer.body.text()
    return { json: JSON.parse(text), text }
  } catch (error) {
    if (error instanceof ApiError) throw error
    const timedOut = signal.aborted
    const reason = timedOut ? `no answer within ${deadline} ms` : messageOf(error)
    throw new ApiError(timedOut ? 504 : 502, `${address.pathname}: ${reason}`)
  }
}

/** Longer, for the captcha provider may be slow; below the edge's ten seconds. */
export const postDeadline = 9_000

export type Posted = {
  status: number
  retryAfter: number | undefined
  body: unknown
  /** Set where there is no answer. */
  failure?: string
  /** The request was never sent, so it can be sent to another server. */
  unsent?: boolean
}

const neverConnected = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT']

const isUnsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && neverConnected.includes(String(error.code))

/** Posts JSON; no answer is a 502 or a 504. The body is personal data and never in a message. */
export async function postJson(
  address: URL,
  headers: Record<string, string>,
  body: unknown,
  signal: AbortSignal,
  dispatcher: Agent,
): Promise<Posted> {
  try {
    const answer = await request(address, {
      method: 'POST',
      dispatcher,
      signal,
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json' },
    })
    const retryAfter = Number(answer.headers['retry-after'])
    return {
      status: answer.statusCode,
      retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
      body: await answer.body.json(),
    }
  } catch (error) {
    return {
      status: signal.aborted ? 504 : 502,
      retryAfter: undefined,
      body: undefined,
      failure: messageOf(error),
      unsent: isUnsent(error),
    }
  }
}
