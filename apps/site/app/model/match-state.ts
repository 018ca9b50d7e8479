import {
  byComing,
  isPutOff,
  type MatchPhase,
  type MatchState,
  phaseOf,
  stateOf,
  type TimedMatch,
} from '@palank/sport/match-phase'
import type { MatchView } from './match.ts'

type Side = Pick<MatchView['teamA'], 'score' | 'isWinner'>
type Match = Pick<MatchView, 'status'> & { date: string | null; teamA: Side; teamB: Side }
export type StatedMatch = Match & Pick<MatchView, 'state'>

/** A match as the rules of the game see it: its result is both scores, or who won without them. */
function timed({ status, date, teamA, teamB }: Match): TimedMatch {
  const hasResult = (teamA.score !== null && teamB.score !== null) || teamA.isWinner || teamB.isWinner
  return { status, game_time: date, hasResult }
}

export const matchStateAt = (match: Match, now: number): MatchState => stateOf(timed(match), now)

export const isPutOffAt = (match: Match, now: number): boolean => isPutOff(timed(match), now)

/** Those played, newest first, or those to come, soonest first. */
export function matchesInPhase(matches: readonly MatchView[], phase: MatchPhase, now: number): MatchView[] {
  const coming = byComing(now)
  const dated = (match: MatchView) => ({ ...timed(match), id: match.id })
  const newest = (one: MatchView, other: MatchView) =>
    Date.parse(other.date) - Date.parse(one.date) || other.id - one.id
  return matches
    .filter((match) => phaseOf(timed(match), now) === phase)
    .toSorted(phase === 'prev' ? newest : (one, other) => coming(dated(one), dated(other)))
}

/** Nothing is sold to a match that has ended, should have, or will not be. */
export const sellsTickets = (state: MatchState): boolean =>
  state === 'scheduled' || state === 'live' || state === 'postponed'
