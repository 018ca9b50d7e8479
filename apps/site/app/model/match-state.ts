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
type Sides = { teamA: Side; teamB: Side }
type Match = Pick<MatchView, 'status'> & { date: string | null } & Sides
export type StatedMatch = Match & Pick<MatchView, 'state'>

export const hasScore = ({ teamA, teamB }: Sides): boolean => teamA.score !== null && teamB.score !== null

/** A match as the sport package sees it. A winner without both scores won by forfeit. */
const timed = (match: Match): TimedMatch => ({
  status: match.status,
  game_time: match.date,
  hasResult: hasScore(match) || match.teamA.isWinner || match.teamB.isWinner,
})

export const matchStateAt = (match: Match, now: number): MatchState => stateOf(timed(match), now)

export const isPutOffAt = (match: Match, now: number): boolean => isPutOff(timed(match), now)

/** It will not be played at its time. */
export const isOff = (state: MatchState): state is 'postponed' | 'cancelled' =>
  state === 'postponed' || state === 'cancelled'

/** Its state may change on an open page: by the clock, or once somebody keeps it, as one put off to a new date. */
export const mayBePlayed = ({ status }: Pick<MatchView, 'status'>): boolean =>
  status === 'scheduled' || status === 'live' || status === 'postponed'

/** Tickets are sold until the match has ended, should have ended, or is cancelled. */
export const sellsTickets = (state: MatchState): boolean =>
  state === 'scheduled' || state === 'live' || state === 'postponed'

type Dated = Pick<MatchView, 'id' | 'date'>

export const oldestFirst = (a: Dated, b: Dated): number =>
  Date.parse(a.date) - Date.parse(b.date) || a.id - b.id

/** Played matches newest first, or upcoming ones soonest first. */
export function matchesInPhase(matches: readonly MatchView[], phase: MatchPhase, now: number): MatchView[] {
  const soonest = byComing(now)
  const dated = (match: MatchView) => ({ ...timed(match), id: match.id })
  return matches
    .filter((match) => phaseOf(timed(match), now) === phase)
    .toSorted((a, b) => (phase === 'prev' ? oldestFirst(b, a) : soonest(dated(a), dated(b))))
}
