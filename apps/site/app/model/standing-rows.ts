import type { StandingRow } from '@palank/contract/standings'
import type { Language } from '@palank/routes'
import { textOf } from '~/i18n/text.ts'
import type { StandingRowView, Streak, TieView } from './standings.ts'
import { teamLogoOf } from './team-logo.ts'

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
