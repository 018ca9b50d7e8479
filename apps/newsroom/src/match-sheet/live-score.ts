import type { Side } from '@palank/sport/game'
import { type DraftPeriod, sumsOf } from './draft.ts'

type Score = { home_score: number | null; away_score: number | null }
type Scored = Score & { periods: readonly DraftPeriod[] }

const same = (score: Score, sums: Record<Side, number> | null) =>
  sums !== null && score.home_score === sums.home && score.away_score === sums.away

/**
 * The score of a live match after a save: the sum of its quarters. A score that was typed in this save stays, and so
 * does an earlier one that is ahead of the quarters, as in the middle of a quarter.
 */
export function liveScore(before: Scored | null, { periods, ...score }: Scored): Score {
  const sums = sumsOf(periods)
  if (!sums) return score
  const { home_score: home, away_score: away } = score
  const isTyped = before ? home !== before.home_score || away !== before.away_score : true
  const isBehind = (home ?? 0) <= sums.home && (away ?? 0) <= sums.away
  const follows =
    (home === null && away === null) || (!isTyped && (isBehind || same(score, sumsOf(before?.periods ?? []))))
  return follows ? { home_score: sums.home, away_score: sums.away } : score
}
