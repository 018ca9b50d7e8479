import type { Keeping } from '@palank/sport/events/box-score'
import type { MatchEvent } from '@palank/sport/events/event'
import type {
  CourtsideListItem,
  CourtsideMatch,
  EventsAnswer,
  MatchAnswer,
  PublishMode,
} from '../courtside/types.ts'

/** Why there is no answer: no network, no session, not this person's, a match that is typed, no such match, the server. */
export type Obstacle = 'offline' | 'signed_out' | 'forbidden' | 'sheet' | 'not_found' | 'failed'
export type Answer<Body> = { body: Body } | { obstacle: Obstacle; messages: string[] }

export type CourtsideServer = {
  list: () => Promise<Answer<{ matches: CourtsideListItem[] }>>
  open: (id: number) => Promise<Answer<MatchAnswer>>
  receive: (id: number, since: number) => Promise<Answer<EventsAnswer>>
  send: (id: number, events: MatchEvent[], since: number) => Promise<Answer<EventsAnswer>>
  setKeeping: (id: number, keeping: Keeping) => Promise<Answer<{ match: CourtsideMatch }>>
  finish: (id: number, publish: PublishMode) => Promise<Answer<{ match: CourtsideMatch }>>
}

const obstacles: Record<number, Obstacle> = {
  401: 'signed_out',
  403: 'forbidden',
  404: 'not_found',
  409: 'sheet',
}
/** Who may sign in, and go on. */
export const asksForSignIn = (obstacle: Obstacle | null): obstacle is 'signed_out' | 'forbidden' =>
  obstacle === 'signed_out' || obstacle === 'forbidden'

/** A hall's network may take long, but a request that hangs must not hold up the next one for ever. */
const patience = 15_000

type Call = typeof fetch

export function courtsideServer(language: string, call: Call = fetch): CourtsideServer {
  async function ask<Body>(path: string, sent?: unknown): Promise<Answer<Body>> {
    try {
      const response = await call(`/api/courtside${path}`, {
        headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
        credentials: 'same-origin',
        cache: 'no-store',
        signal: AbortSignal.timeout(patience),
        ...(sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) }),
      })
      const body = await response.json()
      if (response.ok) return { body: body as Body }
      const messages = ((body?.errors ?? []) as { message: string }[]).map(({ message }) => message)
      return { obstacle: obstacles[response.status] ?? 'failed', messages }
    } catch (error) {
      // An answer that is no JSON is not the newsroom's: a hall's login page, or a proxy's error.
      return { obstacle: error instanceof SyntaxError ? 'failed' : 'offline', messages: [] }
    }
  }
  return {
    list: () => ask(''),
    open: (id) => ask(`/${id}`),
    receive: (id, since) => ask(`/${id}/events?since=${since}`),
    send: (id, events, since) => ask(`/${id}/events`, { events, since }),
    setKeeping: (id, keeping) => ask(`/${id}/keeping`, { keeping }),
    finish: (id, publish) => ask(`/${id}/finish`, { publish }),
  }
}

/** Somebody else may sign in: the login leads back whoever has a session. What waits stays on the device. */
export async function signOut(call: Call = fetch): Promise<void> {
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
  const asked = { ...sent, credentials: 'same-origin', signal: AbortSignal.timeout(patience) } as const
  await call('/api/users/logout', asked).catch(() => undefined)
}
