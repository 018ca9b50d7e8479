import type { Keeping } from '@palank/sport/events/box-score'
import type { MatchEvent } from '@palank/sport/events/event'
import type { EventProblem } from '@palank/sport/events/read-event'
import type { CourtsideListItem, CourtsideMatch } from '../courtside/types.ts'

/** `refused` by the server; `seen` once somebody has read why. Neither counts. */
export type EventState = 'waiting' | 'sent' | 'refused' | 'seen'
export type KeptEvent = { event: MatchEvent; state: EventState; problems: EventProblem[] }
export type KeptMatch = {
  match: CourtsideMatch
  /** The last sequence number that the server has told. */
  last: number
  /** As it is kept here; remembered while the match is typed. */
  keeping: Keeping
  /** Chosen here, not yet told to the server. */
  wanted: Keeping | null
  /** Players who are not in the hall; only on this device. */
  absent: number[]
}
export type Kept = { match: KeptMatch | null; events: KeptEvent[] }

/** What the device keeps. A write is whole or not at all, and on the disk when it is done. */
export type EventStore = {
  read: (id: number) => Promise<Kept>
  write: (id: number, change: { match?: KeptMatch; events?: KeptEvent[] }) => Promise<void>
}

const keptFor = 24 * 60 * 60 * 1_000

const practisedFor = 2 * 60 * 60 * 1_000

/** A practice match that nobody has gone on with: the next one to learn begins anew. */
export const isOldPractice = (events: readonly { event: Pick<MatchEvent, 'at'> }[], now: number): boolean =>
  events.every(({ event }) => Date.parse(event.at) < now - practisedFor)

/** What is over, by its time and the last that was tapped, and has nothing left to be sent or seen. */
export const isForgettable = (
  gameTime: string | null,
  events: readonly { state: EventState; event: Pick<MatchEvent, 'at'> }[],
  now: number,
): boolean =>
  [...(gameTime === null ? [] : [gameTime]), ...events.map(({ event }) => event.at)].every(
    (time) => Date.parse(time) < now - keptFor,
  ) && events.every(({ state }) => state === 'sent' || state === 'seen')

export type ListedMatch = CourtsideListItem & { waiting: number }

/** In the words of the list, where something waits to be sent. */
export function waitingMatch(
  { match }: Pick<KeptMatch, 'match'>,
  events: readonly Pick<KeptEvent, 'state'>[],
): ListedMatch | null {
  const waiting = events.filter(({ state }) => state === 'waiting').length
  return waiting === 0 ? null : { ...match, home: match.home.name, away: match.away.name, waiting }
}

/** What waits on this device comes first, also of a match that the server's list no longer has. */
export const withWaiting = (
  near: readonly CourtsideListItem[],
  waiting: readonly ListedMatch[],
): ListedMatch[] => [
  ...waiting.map((one) => ({ ...one, ...near.find(({ id }) => id === one.id) })),
  ...near
    .filter(({ id }) => !waiting.some((one) => one.id === id))
    .map((match) => ({ ...match, waiting: 0 })),
]
