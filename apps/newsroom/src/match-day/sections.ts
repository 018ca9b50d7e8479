import type { Side } from '@palank/sport/game'
import { type MatchStatus, stateOf } from '@palank/sport/match-phase'
import { hasResult } from '@palank/sport/result'
import type { Days } from './days.ts'

export const sections = ['today', 'awaiting', 'week', 'next_week', 'later', 'undated', 'played'] as const
export type Section = (typeof sections)[number]

export type Placed = {
  status: MatchStatus
  game_time: string | null
  home_score: number | null
  away_score: number | null
  forfeit: Side | null
}

/** As the site says it: a match that has begun and has no result awaits one. */
export const stateAt = (match: Placed, now: number) =>
  stateOf({ status: match.status, game_time: match.game_time, hasResult: hasResult(match) }, now)

/** Where the match day shows a match; undefined for a cancelled one of the past. */
export function sectionOf(match: Placed, now: number, days: Days): Section | undefined {
  const start = match.game_time === null ? null : Date.parse(match.game_time)
  const isBefore = (instant: string) => start !== null && start < Date.parse(instant)
  const state = stateAt(match, now)
  if (start !== null && !isBefore(days.today) && isBefore(days.tomorrow)) return 'today'
  // Begun before midnight and not over.
  if (state === 'live' && isBefore(days.today)) return 'today'
  if (state === 'awaiting') return 'awaiting'
  if (state === 'finished') return 'played'
  if (start === null || isBefore(days.today)) return state === 'cancelled' ? undefined : 'undated'
  if (isBefore(days.nextMonday)) return 'week'
  return isBefore(days.mondayAfter) ? 'next_week' : 'later'
}

/** A score can be typed in: it has begun, and its result is not known. A postponed one may have begun at its new time. */
export function takesScore(match: Placed, now: number): boolean {
  const state = stateAt(match, now)
  if (state === 'awaiting' || state === 'live') return true
  return state === 'postponed' && match.game_time !== null && Date.parse(match.game_time) <= now
}

/** What may still be put off to another time. */
export function canPostpone(match: Placed, now: number): boolean {
  const state = stateAt(match, now)
  return (
    state === 'scheduled' || state === 'postponed' || (state === 'awaiting' && match.status === 'scheduled')
  )
}

/** What may be kept at courtside now: not over, and not called off. */
export function takesEvents(match: Placed, now: number): boolean {
  const state = stateAt(match, now)
  return state !== 'finished' && state !== 'cancelled'
}
