import type { TieCriterion } from '@palank/contract/standings'
import type { Language } from '@palank/routes'
import { formatNumber } from '~/i18n/format.ts'
import type { Text } from '~/i18n/text.ts'
import { withSign } from './figures.ts'
import type { TeamLogoView } from './team-logo.ts'

type WinLoss = { win: number; loss: number }

export type Streak = {
  /** `GY` and `V`, `W` and `L` */
  letter: string
  count: number
  isWin: boolean
}

/** Why a team is below the one above it with the same points. */
export type TieView = {
  criterion: TieCriterion
  value: number | null
  otherValue: number | null
}

/** Null where the source does not say. */
export type StandingRowView = TeamLogoView & {
  teamId: number
  /** Shared by teams that are still tied. */
  position: number
  teamName: string
  isOwn: boolean
  played: number | null
  win: number | null
  loss: number | null
  points: number | null
  score: number | null
  against: number | null
  score_difference: number | null
  /** A ratio; null before the first game. */
  point_percent: number | null
  home: WinLoss | null
  away: WinLoss | null
  streak: Streak | null
  last5: WinLoss | null
  /** Points taken away. */
  deduction: number
  tie: TieView | null
}

const playOffPlaces = 8

/** Index of the row above the play-off line; -1 where no team is below the line. */
export function lastAboveLine(rows: Pick<StandingRowView, 'position'>[]): number {
  const last = rows.findLastIndex(({ position }) => position <= playOffPlaces)
  return last + 1 < rows.length ? last : -1
}

/** `4 győzelem egymás után` */
export const streakText = ({ isWin, count }: Streak, text: Text): string =>
  text(isWin ? 'standings.wins' : 'standings.losses', { count })

const isDifference = (criterion: TieCriterion) => criterion.startsWith('difference')

/** The criterion that decided the tie, with both teams' figures where they are known. */
export function tieText({ criterion, value, otherValue }: TieView, language: Language, text: Text): string {
  const reason = text(`standings.tie.${criterion}`)
  if (value === null || otherValue === null) return reason
  const write = (figure: number) =>
    isDifference(criterion) ? withSign(figure, language) : formatNumber(figure, language)
  return text('standings.tie', { reason, own: write(value), other: write(otherValue) })
}
