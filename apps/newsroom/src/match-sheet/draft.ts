import type { Side } from '@palank/sport/game'
import type { MatchStatus } from '@palank/sport/match-phase'
import type { Sheet, SheetLine } from './sheet.ts'

/** A quarter being typed: one of the numbers may still be missing. */
export type DraftPeriod = Record<Side, number | null>
/** The sheet in the form while it is being edited. */
export type Draft = { periods: DraftPeriod[]; lines: SheetLine[] }

export const emptyDraft: Draft = { periods: [], lines: [] }
export const sides: readonly Side[] = ['home', 'away']
export const regularPeriods = 4
export const maxPeriods = 14

const isEmpty = ({ home, away }: DraftPeriod) => home === null && away === null

/** Empty quarters at the end are not stored. */
export function setPeriod(
  periods: readonly DraftPeriod[],
  index: number,
  side: Side,
  value: number | null,
): DraftPeriod[] {
  const length = Math.max(periods.length, index + 1)
  const next = Array.from({ length }, (_, at) => {
    const period = periods[at] ?? { home: null, away: null }
    return at === index ? { ...period, [side]: value } : period
  })
  return next.slice(0, next.findLastIndex((period) => !isEmpty(period)) + 1)
}

export type Gap = { index: number; side: Side }

/** The first missing number. */
export function gapIn(periods: readonly DraftPeriod[]): Gap | null {
  for (const [index, period] of periods.entries()) {
    const side = sides.find((candidate) => period[candidate] === null)
    if (side) return { index, side }
  }
  return null
}

export const periodSum = (periods: readonly DraftPeriod[], side: Side): number | null =>
  periods.some((period) => period[side] !== null)
    ? periods.reduce((sum, period) => sum + (period[side] ?? 0), 0)
    : null

/** Null while a quarter is half typed. */
export function wholePeriods(periods: readonly DraftPeriod[]): Sheet['periods'] | null {
  const complete = periods.flatMap(({ home, away }) =>
    home === null || away === null ? [] : [{ home, away }],
  )
  return complete.length === periods.length ? complete : null
}

/** The sums of both teams; null without quarters, and while one is half typed. */
export function sumsOf(periods: readonly DraftPeriod[]): Record<Side, number> | null {
  const home = periodSum(periods, 'home')
  const away = periodSum(periods, 'away')
  return home === null || away === null || gapIn(periods) ? null : { home, away }
}

type Result = { status: MatchStatus; home_score: number | null; away_score: number | null }
export type Offer = { score: Record<Side, number>; isFinal: boolean }

/**
 * The sums of the quarters where they differ from the score: as the final score, or as the current one of a live match.
 * A match without a score is not offered the points of its first quarters as a result, nor any a draw.
 */
export function offeredScore(periods: readonly DraftPeriod[], result: Result): Offer | null {
  const score = sumsOf(periods)
  const { status, home_score: home, away_score: away } = result
  if (!score || (score.home === home && score.away === away)) return null
  const isWhole = periods.length >= regularPeriods
  const isDecided = score.home !== score.away
  if (status === 'live') return { score, isFinal: isWhole && isDecided }
  const hasScore = home !== null && away !== null
  return isDecided && (isWhole || hasScore) ? { score, isFinal: true } : null
}
