import type { StandingRow, TieCriterion } from '@palank/contract/standings'
import type { Language } from '@palank/routes'
import { formatNumber } from '~/i18n/format.ts'
import { type Text, textOf } from '~/i18n/text.ts'
import { withSign } from './figures.ts'
import { type TeamLogoView, teamLogoOf } from './team-logo.ts'

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

function streakOf({ streak }: StandingRow, language: Language): Streak | null {
  if (!streak) return null
  const letter = textOf(language)(streak.is_win ? 'matches.win' : 'matches.loss')
  return { letter, count: streak.count, isWin: streak.is_win }
}

function tieOf(row: StandingRow, above: StandingRow | undefined): TieView | null {
  const tie = above && row.ties.find(({ team_id: id }) => id === above.team.id)
  return tie ? { criterion: tie.criterion, value: tie.value, otherValue: tie.other_value } : null
}

/** `place` is the row's position where the source gives none. */
function standingRowOf(
  row: StandingRow,
  place: number,
  above: StandingRow | undefined,
  clubId: number,
  language: Language,
): StandingRowView {
  const { team } = row
  return {
    ...teamLogoOf(team),
    teamId: team.id,
    teamName: team.name,
    isOwn: team.club_id === clubId,
    position: row.position ?? place,
    played: row.played,
    win: row.win,
    loss: row.loss,
    points: row.point,
    score: row.score,
    against: row.against,
    score_difference: row.score_difference,
    point_percent: row.point_percent,
    home: row.win_loss.home,
    away: row.win_loss.away,
    streak: streakOf(row, language),
    last5: row.last5,
    deduction: row.deduction,
    tie: tieOf(row, above),
  }
}

const placeOf = ({ standing, position }: StandingRow) => standing ?? position ?? Number.MAX_SAFE_INTEGER

/** The rows in the table's own order. */
export const standingRowsOf = (
  rows: readonly StandingRow[],
  clubId: number,
  language: Language,
): StandingRowView[] =>
  rows
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((row, index, all) => standingRowOf(row, index + 1, all[index - 1], clubId, language))

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
