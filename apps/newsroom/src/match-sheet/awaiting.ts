import { type MatchStatus, stateOf } from '@palank/sport/match-phase'
import { bilingual } from '../bilingual.ts'

/** A match as the form or a stored row has it. */
export type ScoredMatch = {
  status?: MatchStatus | null | undefined
  game_time?: string | null | undefined
  home_score?: number | null | undefined
  away_score?: number | null | undefined
  forfeit?: string | null | undefined
}

export const awaitingText = bilingual('Eredményre várunk', 'Awaiting result')

const isKnown = (value: unknown) => value !== null && value !== undefined

/** Its time has passed, and nobody has entered how it ended. */
export function awaitsResult(match: ScoredMatch, now: number): boolean {
  const { status, game_time, home_score, away_score, forfeit } = match
  const hasResult = isKnown(forfeit) || (isKnown(home_score) && isKnown(away_score))
  const timed = { status: status ?? 'scheduled', game_time: game_time ?? null, hasResult }
  return stateOf(timed, now) === 'awaiting'
}
