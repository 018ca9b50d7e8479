import { type MatchStatus, stateOf } from '@palank/sport/match-phase'
import { bilingual } from '../bilingual.ts'

/** The common fields of the form and a stored match. */
export type ScoredMatch = {
  status?: MatchStatus | null | undefined
  game_time?: string | null | undefined
  home_score?: number | null | undefined
  away_score?: number | null | undefined
  forfeit?: string | null | undefined
}

export const awaitingText = bilingual('Eredményre várunk', 'Awaiting result')

const isKnown = (value: unknown) => value !== null && value !== undefined

/** True when the match has started and has no result. */
export function awaitsResult(match: ScoredMatch, now: number): boolean {
  const { status, game_time, home_score, away_score, forfeit } = match
  const hasResult = isKnown(forfeit) || (isKnown(home_score) && isKnown(away_score))
  const state = { status: status ?? 'scheduled', game_time: game_time ?? null, hasResult }
  return stateOf(state, now) === 'awaiting'
}
