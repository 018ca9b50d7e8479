import type { Side } from '@palank/sport/game'
import { type MatchStatus, stateOf } from '@palank/sport/match-phase'
import { hasResult } from '@palank/sport/result'
import { bilingual } from '../bilingual.ts'

/** The common fields of the form and a stored match. */
export type ScoredMatch = {
  status?: MatchStatus | null | undefined
  game_time?: string | null | undefined
  home_score?: number | null | undefined
  away_score?: number | null | undefined
  forfeit?: Side | null | undefined
}

export const awaitingText = bilingual('Eredményre várunk', 'Awaiting result')

/** True when the match has started and has no result. */
export function awaitsResult(match: ScoredMatch, now: number): boolean {
  const { status, game_time, home_score = null, away_score = null, forfeit = null } = match
  const timed = {
    status: status ?? 'scheduled',
    game_time: game_time ?? null,
    hasResult: hasResult({ home_score, away_score, forfeit }),
  }
  return stateOf(timed, now) === 'awaiting'
}
