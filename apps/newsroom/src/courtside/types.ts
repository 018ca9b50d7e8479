import type { MatchEvent } from '@palank/sport/events/event'
import type { EventProblem } from '@palank/sport/events/read-event'
import type { MatchStatus } from '@palank/sport/match-phase'

/** Typed afterwards, or kept at courtside: points and perhaps fouls, or everything. */
export const keepings = ['sheet', 'points', 'full'] as const
export type MatchKeeping = (typeof keepings)[number]

/** A match in the list of those that may be kept now. */
export type CourtsideListItem = {
  id: number
  home: string
  away: string
  game_time: string | null
  competition: string
  arena: string | null
  status: MatchStatus
  keeping: MatchKeeping
}

export type CourtsidePlayer = {
  id: number
  last_name: string
  first_name: string
  jersey_number: string | null
}

export type CourtsideTeam = {
  id: number
  name: string
  short_name: string
  own: boolean
  /** An address of the newsroom. */
  crest: string | null
  players: CourtsidePlayer[]
}

export type CourtsideMatch = {
  id: number
  status: MatchStatus
  keeping: MatchKeeping
  game_time: string | null
  competition: string
  arena: string | null
  home: CourtsideTeam
  away: CourtsideTeam
  /** What is stored in the match, not what the events add up to. */
  home_score: number | null
  away_score: number | null
  /** A result or lines are stored in the match; a finish at courtside replaces them. */
  has_typed_sheet: boolean
}

export type RefusedEvent = { id: string | null; problems: EventProblem[] }

/** What others may have changed since a device read the match. */
export type MatchNow = Pick<
  CourtsideMatch,
  'status' | 'keeping' | 'game_time' | 'home_score' | 'away_score' | 'has_typed_sheet'
>

export const matchNow = ({
  status,
  keeping,
  game_time,
  home_score,
  away_score,
  has_typed_sheet,
}: CourtsideMatch): MatchNow => ({ status, keeping, game_time, home_score, away_score, has_typed_sheet })

/** What a device has not seen yet. */
export type EventsAnswer = {
  refused: RefusedEvent[]
  events: MatchEvent[]
  last: number
  match: MatchNow
  /** Why a finished match could not take the new events into its result; empty otherwise. */
  not_published: string[]
}

export type MatchAnswer = { match: CourtsideMatch; events: MatchEvent[]; last: number }

export const publishModes = ['box_score', 'result'] as const
export type PublishMode = (typeof publishModes)[number]
