import { Agent, request } from 'undici'
import { ApiError } from './api-error.ts'

export const deadline = 2_000
export const bodyCap = 2 * 1024 * 1024

const agent = new Agent({ connections: 64, pipelining: 1, maxResponseSize: bodyCap })

/** JSON of an address within the deadline and below the cap; redirects are not followed. */
export async function getJson(address: URL, headers: Record<string, string>): Promise<unknown> {
  const signal = AbortSignal.timeout(deadline)
  try {
    const answer = await request(address, { dispatcher: agent, headers, signal })
    if (answer.statusCode !== 200) {
      await answer.body.dump()
      throw new ApiError(answer.statusCode, `${address.pathname} answered ${answer.statusCode}`)
    }
    return await answer.body.json()
  } catch (error) {
    if (error instanceof ApiError) throw error
    const late = signal.aborted
    const reason = late
      ? `no answer within ${deadline} ms`
      : error instanceof Error
        ? error.message
        : 'failed'
    throw new ApiError(late ? 504 : 502, `${address.pathname}: ${reason}`)
  }
}
