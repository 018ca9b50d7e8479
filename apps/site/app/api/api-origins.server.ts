import { CircuitState, circuitBreaker, handleAll, isBrokenCircuitError } from 'cockatiel'
import type { Logger } from 'pino'
import { ApiError } from './api-error.ts'
import {
  createAgent,
  deadline,
  getJson,
  type JsonAnswer,
  type Posted,
  postDeadline,
  postJson,
} from './http.server.ts'

type Headers = Record<string, string>

/** Throws on an answer that is not of the call's shape. */
type Read<Answer> = (answer: JsonAnswer) => Answer

/** The api's servers, which all give the same answers. */
export type ApiOrigins = {
  /** GETs the path of a call from one of them, and once more from another if that one is down or answers in a wrong shape. */
  get: <Answer>(call: string, path: string, headers: Headers, read: Read<Answer>) => Promise<Answer>
  /** Posts to another one only if the first was never reached. */
  post: (path: string, headers: Headers, body: unknown) => Promise<Posted>
  /** Every one keeps failing: a call would most likely be rejected at once. */
  isFailing: () => boolean
}

/** Different calls in a row: one that always fails, or only for some ids, must not block the others. */
const failuresToOpen = 4
const probeAfter = 1_000

/** The api is alive: it refused this call only. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

const isDown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 502 || error.status === 503)

/** One server with its circuit breaker. */
function createOrigin(origin: string, log: Logger) {
  const agent = createAgent()
  const failedCalls = new Set<string>()
  const circuit = circuitBreaker(handleAll, {
    halfOpenAfter: probeAfter,
    breaker: {
      state: undefined,
      success: () => failedCalls.clear(),
      failure: () => failedCalls.size >= failuresToOpen,
    },
  })
  let isFailing = false
  circuit.onBreak(() => {
    if (!isFailing) log.error({ api: origin }, 'the api keeps failing, trying one call a second')
    isFailing = true
  })
  circuit.onReset(() => {
    isFailing = false
    log.warn({ api: origin }, 'the api answers again')
  })

  /** A refusal is returned, because to the circuit breaker it is a success. */
  async function attempt<Answer>(
    call: string,
    path: string,
    headers: Headers,
    read: Read<Answer>,
    signal: AbortSignal,
  ) {
    try {
      return read(await getJson(new URL(path, origin), headers, signal, agent))
    } catch (error) {
      if (isRefusal(error)) return error
      failedCalls.add(call)
      throw error
    }
  }

  async function get<Answer>(
    call: string,
    path: string,
    headers: Headers,
    read: Read<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> {
    const rejected = () => new ApiError(503, `${call}: not tried, the api keeps failing`)
    // The circuit breaker would let this call wait for the one that is tried.
    if (circuit.state === CircuitState.HalfOpen) throw rejected()
    try {
      const answer = await circuit.execute(() => attempt(call, path, headers, read, signal))
      if (answer instanceof ApiError) throw answer
      return answer
    } catch (error) {
      throw isBrokenCircuitError(error) ? rejected() : error
    }
  }

  /** Past the circuit breaker, which an answer closes. */
  async function getAnyway<Answer>(
    call: string,
    path: string,
    headers: Headers,
    read: Read<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> {
    const answer = await attempt(call, path, headers, read, signal)
    failedCalls.clear()
    if (circuit.state !== CircuitState.Closed) circuit.isolate().dispose()
    if (answer instanceof ApiError) throw answer
    return answer
  }

  const post = (path: string, headers: Headers, body: unknown, signal: AbortSignal) =>
    postJson(new URL(path, origin), headers, body, signal, agent)

  return {
    get,
    post,
    getAnyway,
    isFailing: () => circuit.state !== CircuitState.Closed,
  }
}

export function createApiOrigins(addresses: readonly string[], log: Logger): ApiOrigins {
  const origins = addresses.map((address) => createOrigin(address, log))
  let turn = 0

  /** In turns, those that keep failing last. */
  function inOrder() {
    turn = (turn + 1) % origins.length
    const rotated = [...origins.slice(turn), ...origins.slice(0, turn)]
    return rotated.toSorted((one, other) => Number(one.isFailing()) - Number(other.isFailing()))
  }

  /** Finds out whether a failing server is up again, without a visitor waiting for it. */
  function probe<Answer>(call: string, path: string, headers: Headers, read: Read<Answer>): void {
    for (const origin of origins.filter(({ isFailing }) => isFailing()))
      origin.get(call, path, headers, read, AbortSignal.timeout(deadline)).catch(() => undefined)
  }

  return {
    isFailing: () => origins.every(({ isFailing }) => isFailing()),

    async get(call, path, headers, read) {
      const signal = AbortSignal.timeout(deadline)
      const [first, second] = inOrder()
      if (!first) throw new ApiError(502, 'no address of the api is set')
      const isTrusted = !first.isFailing()
      if (isTrusted) probe(call, path, headers, read)
      try {
        return await first.get(call, path, headers, read, signal)
      } catch (error) {
        if (!second || !isDown(error)) throw error
        // One that was restarted a moment ago may not have been probed since.
        const get = isTrusted ? second.getAnyway : second.get
        return await get(call, path, headers, read, signal)
      }
    },

    async post(path, headers, body) {
      const signal = AbortSignal.timeout(postDeadline)
      const [first, second] = inOrder()
      if (!first) throw new ApiError(502, 'no address of the api is set')
      const posted = await first.post(path, headers, body, signal)
      if (!second || !posted.unsent) return posted
      return second.post(path, headers, body, signal)
    },
  }
}
