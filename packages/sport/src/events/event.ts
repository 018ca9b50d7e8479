import type { Side } from '../game.ts'

export const shots = ['free_throw', 'two_point', 'dunk', 'three_point'] as const
export type Shot = (typeof shots)[number]
export const shotValue: Record<Shot, number> = { free_throw: 1, two_point: 2, dunk: 2, three_point: 3 }

export const reboundKinds = ['offensive', 'defensive'] as const
export type ReboundKind = (typeof reboundKinds)[number]

/** A match is kept as a list of events. They are only ever added: a mistake is undone by another event. */
export type EventBase = {
  /** A UUID made on the device, so that sending twice stores once. */
  id: string
  /** Its place in the log, see `stamp`; never shown. */
  order: number
  /** ISO, UTC: when it was entered, by the device's clock. */
  at: string
  /** 1 to 4, then overtimes. */
  period: number
  /** Seconds left in the period, as on the scoreboard; null where the clock is not kept. */
  clock: number | null
}
type OfSide = EventBase & { side: Side }
/** A player's id; null is the team, or a player nobody has named yet. */
type OfPlayer = OfSide & { player: number | null }

export type PeriodStart = EventBase & { type: 'period_start' }
export type PeriodEnd = EventBase & { type: 'period_end' }
export type MatchEnd = EventBase & { type: 'match_end' }
export type Points = OfPlayer & { type: 'points'; kind: Shot }
export type Miss = OfPlayer & { type: 'miss'; kind: Shot }
/** `drawn_by` is a player of the other side. */
export type Foul = OfPlayer & { type: 'foul'; drawn_by: number | null }
export type Rebound = OfPlayer & { type: 'rebound'; kind: ReboundKind }
export type Assist = OfPlayer & { type: 'assist' }
export type Steal = OfPlayer & { type: 'steal' }
/** `blocked` is the shooter, of the other side. */
export type Block = OfPlayer & { type: 'block'; blocked: number | null }
export type Turnover = OfPlayer & { type: 'turnover' }
/** The players who start the period. A clock means that minutes are kept. */
export type Lineup = OfSide & { type: 'lineup'; players: number[] }
/** Null where a side plays with fewer than five. */
export type Substitution = OfSide & { type: 'substitution'; out: number | null; in: number | null }
/** Was on the court; for players without any other event. */
export type Appearance = OfSide & { type: 'appearance'; player: number }
export type Timeout = OfSide & { type: 'timeout' }
/** Sets the score right by so many points, which no player has. */
export type Correction = OfSide & { type: 'correction'; points: number }
/** `undoes` is the id of an event; an undo itself cannot be undone. */
export type Undo = EventBase & { type: 'undo'; undoes: string }

export type MatchEvent =
  | PeriodStart
  | PeriodEnd
  | MatchEnd
  | Points
  | Miss
  | Foul
  | Rebound
  | Assist
  | Steal
  | Block
  | Turnover
  | Lineup
  | Substitution
  | Appearance
  | Timeout
  | Correction
  | Undo
export type EventType = MatchEvent['type']
export type EventOf<Type extends EventType> = Extract<MatchEvent, { type: Type }>
/** What happened, before the device gives it identity and time. */
export type EventBody<Event = MatchEvent> = Event extends MatchEvent ? Omit<Event, keyof EventBase> : never
