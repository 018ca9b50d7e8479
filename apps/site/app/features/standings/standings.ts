import type { Competition } from '@palank/contract/competition'
import type { StandingRow } from '@palank/contract/standings'
import type { Language } from '@palank/routes'
import { textOf } from '~/i18n/text.ts'
import { type CompetitionOption, isCompetition } from '~/ui/competition-options.ts'
import { type TeamLogoView, teamLogoOf } from '~/ui/team-logo.ts'

type WinLoss = { win: number; loss: number }

export type Streak = {
  /** `GY` and `V`, `W` and `L` */
  letter: string
  count: number
  isWin: boolean
}

export type StandingRowView = TeamLogoView & {
  teamId: number
  /** Teams still tied share it. */
  position: number
  teamName: string
  isOwn: boolean
  played: number
  win: number
  loss: number
  points: number
  score: number
  against: number
  score_difference: number
  /** A ratio; null before the first game. */
  point_percent: number | null
  home: WinLoss
  away: WinLoss
  streak: Streak | null
  last5: WinLoss
}

export type StandingsView = {
  competitions: CompetitionOption[]
  selected: CompetitionOption | null
  rows: StandingRowView[]
  /** The table did not come, which is not the same as its being empty. */
  failed: boolean
}

function streakOf({ streak }: StandingRow, language: Language): Streak | null {
  if (!streak) return null
  const letter = textOf(language)(streak.is_win ? 'matches.win' : 'matches.loss')
  return { letter, count: streak.count, isWin: streak.is_win }
}

export function standingRowOf(row: StandingRow, clubId: number, language: Language): StandingRowView {
  const { team, position, played, win, loss, score, against, score_difference, point_percent } = row
  return {
    ...teamLogoOf(team),
    teamId: team.id,
    teamName: team.name,
    isOwn: team.club_id === clubId,
    points: row.point,
    ...{ position, played, win, loss, score, against, score_difference, point_percent },
    home: row.win_loss.home,
    away: row.win_loss.away,
    streak: streakOf(row, language),
    last5: row.last5,
  }
}

/** The rows in the table's own order. */
export const standingRowsOf = (rows: StandingRow[], clubId: number, language: Language): StandingRowView[] =>
  rows
    .toSorted((one, other) => one.standing - other.standing)
    .map((row) => standingRowOf(row, clubId, language))

/** Only a competition whose standings may be seen has a table. */
export const withStandings = (competitions: Competition[]): Competition[] =>
  competitions.filter((competition) => isCompetition(competition) && competition.standings_visible)

/** The competition that was asked for if it has a table, else the first. */
export const selectStandings = (
  competitions: Competition[],
  chosen: number | undefined,
): Competition | undefined => competitions.find(({ id }) => id === chosen) ?? competitions[0]

const playOffPlaces = 8

/** The row under which the line of the play-off places runs; -1 where nobody is below it. */
export function lastAboveLine(rows: Pick<StandingRowView, 'position'>[]): number {
  const last = rows.findLastIndex(({ position }) => position <= playOffPlaces)
  return last + 1 < rows.length ? last : -1
}
