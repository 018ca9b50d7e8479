import type { StandingRow, TieCriterion } from '@palank/contract/standings'
import type { Language } from '@palank/routes'
import { textOf } from '~/i18n/text.ts'
import { type TeamLogoView, teamLogoOf } from './team-logo.ts'

type WinLoss = { win: number; loss: number }

export type Streak = {
  /** `GY` and `V`, `W` and `L` */
  letter: string
  count: number
  isWin: boolean
}

/** Why a team stands below the one above it, which has as many points. */
export type TieView = {
  criterion: TieCriterion
  value: number | null
  otherValue: number | null
}

/** Null is what the table's source does not say. */
export type StandingRowView = TeamLogoView & {
  teamId: number
  /** Teams still tied share it. */
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

/** A row at its place in the table, which is its position where it says none. */
function standingRowOf(
  row: StandingRow,
  place: number,
  above: StandingRow | undefined,
  clubId: number,
  language: Language,
): StandingRowView {
  const { team, played, win, loss, point: points, score, against, score_difference, point_percent } = row
  return {
    ...teamLogoOf(team),
    ...{ teamId: team.id, teamName: team.name, isOwn: team.club_id === clubId },
    position: row.position ?? place,
    ...{ played, win, loss, points, score, against, score_difference, point_percent },
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
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((row, index, all) => standingRowOf(row, index + 1, all[index - 1], clubId, language))

const playOffPlaces = 8

/** The row under which the line of the play-off places runs; -1 where nobody is below it. */
export function lastAboveLine(rows: Pick<StandingRowView, 'position'>[]): number {
  const last = rows.findLastIndex(({ position }) => position <= playOffPlaces)
  return last + 1 < rows.length ? last : -1
}
