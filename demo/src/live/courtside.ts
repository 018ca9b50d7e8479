import { setTimeout as sleep } from 'node:timers/promises'
import type {
  CourtsideMatch,
  EventsAnswer,
  MatchAnswer,
  MatchKeeping,
  PublishMode,
} from '@palank/newsroom/courtside'
import type { MatchEvent } from '@palank/sport/events/event'

export type { CourtsideMatch }

/** The calls of the courtside screen. */
export type Courtside = {
  open: (id: number) => Promise<MatchAnswer>
  send: (id: number, events: readonly MatchEvent[], since: number) => Promise<EventsAnswer>
  keep: (id: number, keeping: MatchKeeping) => Promise<CourtsideMatch>
  finish: (id: number, publish: PublishMode) => Promise<CourtsideMatch>
}

/** What the newsroom refuses is not sent again. */
class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

type Options = {
  newsroom: string
  token: string
  /** Between attempts, while the newsroom does not answer. */
  retryAfter?: number
  attempts?: number
  signal?: AbortSignal | undefined
}

type Problems = { errors?: { message: string }[] }

/** As a screen with a bad network: sends again until there is an answer. */
export function courtsideOf(options: Options): Courtside {
  const { newsroom, token, retryAfter = 2000, attempts = 30, signal } = options

  async function attempt<Answer>(path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${newsroom}/api/courtside${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `JWT ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.any([AbortSignal.timeout(10_000), ...(signal ? [signal] : [])]),
    })
    if (response.ok) return (await response.json()) as Answer
    const text = await response.text()
    const { errors = [] } = (text.startsWith('{') ? JSON.parse(text) : {}) as Problems
    const problem = `${path} answered ${response.status}: ${errors.map(({ message }) => message).join(' ') || text}`
    throw response.status < 500 ? new Refused(response.status, problem) : new Error(problem)
  }

  async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
    for (let tried = 1; ; tried++) {
      try {
        return await attempt<Answer>(path, body)
      } catch (error) {
        signal?.throwIfAborted()
        if (error instanceof Refused || tried >= attempts) throw error
        await sleep(retryAfter, undefined, signal ? { signal } : {})
      }
    }
  }

  return {
    open: (id) => call(`/${id}`),
    send: (id, events, since) => call(`/${id}/events`, { events, since }),
    keep: async (id, keeping) => (await call<{ match: CourtsideMatch }>(`/${id}/keeping`, { keeping })).match,
    finish: async (id, publish) =>
      (await call<{ match: CourtsideMatch }>(`/${id}/finish`, { publish })).match,
  }
}
