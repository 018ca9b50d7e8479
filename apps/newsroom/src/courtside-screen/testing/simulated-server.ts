import type { MatchEvent } from '@palank/sport/events/event'
import { playPhase } from '@palank/sport/events/play-phase'
import { readEvent } from '@palank/sport/events/read-event'
import { validEvents } from '@palank/sport/events/undo'
import { type CourtsideMatch, type EventsAnswer, type MatchKeeping, matchNow } from '../../courtside/types.ts'
import type { EventStore, KeptEvent, KeptMatch } from '../event-store.ts'
import { practiceMatch } from '../practice.ts'
import type { Answer, CourtsideServer, Obstacle } from '../server.ts'

/** What a device's disk holds; it outlives the page. */
export function memoryStore(): EventStore & { events: Map<string, KeptEvent> } {
  const events = new Map<string, KeptEvent>()
  let kept: KeptMatch | null = null
  return {
    events,
    read: async () => ({ match: kept, events: [...events.values()] }),
    write: async (_, change) => {
      if (change.match) kept = structuredClone(change.match)
      for (const one of change.events ?? []) events.set(one.event.id, structuredClone(one))
    },
  }
}

/** The server's side as the interface describes it, with lines that can be cut. */
export function simulatedServer(first: Partial<CourtsideMatch> = {}) {
  const stored: MatchEvent[] = []
  let match: CourtsideMatch = { ...practiceMatch('hu'), id: 7, keeping: 'full', ...first }
  const since = (number: number, refused: EventsAnswer['refused'] = []): EventsAnswer => ({
    refused,
    events: stored.slice(number),
    last: stored.length,
    match: matchNow(match),
    not_published: [],
  })
  const store = (sent: unknown[]) =>
    sent.flatMap((one) => {
      const read = readEvent(one)
      if ('problems' in read) return [{ id: (one as MatchEvent).id, problems: read.problems }]
      if (!stored.some(({ id }) => id === read.event.id)) stored.push(read.event)
      return []
    })

  /** `cut` before the request arrives, `deaf` when only the answer is lost. */
  type Line = { state: 'up' | 'cut' | 'deaf'; obstacle: Obstacle }
  const connect = (line: Line): CourtsideServer => {
    const over = async <Body>(work: () => Answer<Body>): Promise<Answer<Body>> => {
      await Promise.resolve()
      if (line.state === 'cut') return { obstacle: line.obstacle, messages: [] }
      const answer = structuredClone(work())
      return line.state === 'deaf' ? { obstacle: 'offline', messages: [] } : answer
    }
    return {
      list: () => over(() => ({ body: { matches: [] } })),
      open: () => over(() => ({ body: { match, events: stored, last: stored.length } })),
      receive: (_, number) => over(() => ({ body: since(number) })),
      send: (_, events, number) =>
        over(() =>
          match.keeping === 'sheet'
            ? { obstacle: 'sheet', messages: [] }
            : { body: since(number, store(events)) },
        ),
      setKeeping: (_, keeping) =>
        over(() => {
          const hasBegun = playPhase(validEvents(stored)).phase !== 'not_started'
          if (match.keeping === 'sheet' || !hasBegun) match = { ...match, keeping }
          return { body: { match } }
        }),
      finish: () =>
        over(() => {
          match = { ...match, status: 'finished' }
          return { body: { match } }
        }),
    }
  }
  return {
    stored,
    connect,
    setKeeping: (keeping: MatchKeeping) => {
      match = { ...match, keeping }
    },
    /** What somebody does on the match's form. */
    change: (more: Partial<CourtsideMatch>) => {
      match = { ...match, ...more }
    },
    match: () => match,
  }
}
export type Line = Parameters<ReturnType<typeof simulatedServer>['connect']>[0]
