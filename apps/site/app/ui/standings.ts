import type { StandingRow } from '@palank/contract/standings'
import type { Language } from '@palank/routes'
import { textOf } from '~/i18n/text.ts'
import { type TeamLogoView, teamLogoOf } from './team-logo.ts'
import { attempt, figure, isId, list, orderOf, words } from './wire.ts'

type WinLoss = { win: number; loss: number }

export type Streak = {
  /** `GY` and `V`, `W` and `L` */
  letter: string
  count: number
  isWin: boolean
}

const tieCriteria = [
  'official_position',
  'wins_among_tied',
  'difference_among_tied',
  'score_among_tied',
  'difference_overall',
  'score_overall',
  'undecided',
] as const satisfies StandingRow['ties'][number]['criterion'][]

/** Why a team stands below the one above it, which has as many points. */
export type TieView = {
  criterion: (typeof tieCriteria)[number]
  value: number | null
  otherValue: number | null
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
  /** Points taken away. */
  deduction: number
  tie: TieView | null
}

function streakOf({ streak }: StandingRow, language: Language): Streak | null {
  if (!streak) return null
  const letter = textOf(language)(streak.is_win ? 'matches.win' : 'matches.loss')
  return { letter, count: figure(streak.count), isWin: streak.is_win === true }
}

const winLossOf = ({ win, loss }: WinLoss): WinLoss => ({ win: figure(win), loss: figure(loss) })

/** A ratio between none and all; what is neither is not known. */
const ratioOf = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : null

const figureOrNone = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

function tieOf(row: StandingRow, above: StandingRow | undefined): TieView | null {
  const tie = above && list(row.ties).find(({ team_id: id }) => id === above.team?.id)
  const criterion = tieCriteria.find((known) => known === tie?.criterion)
  if (!tie || !criterion) return null
  return { criterion, value: figureOrNone(tie.value), otherValue: figureOrNone(tie.other_value) }
}

/** A row needs a team with a name, and every figure of the table. */
export function standingRowOf(
  row: StandingRow,
  clubId: number,
  language: Language,
  above?: StandingRow,
): StandingRowView | undefined {
  return attempt(() => {
    const { team, win_loss: winLoss } = row
    const teamName = words(team.name)
    if (!teamName || !isId(team.id)) return undefined
    return {
      ...teamLogoOf(team),
      teamId: team.id,
      teamName,
      isOwn: team.club_id === clubId,
      position: figure(row.position),
      played: figure(row.played),
      win: figure(row.win),
      loss: figure(row.loss),
      points: figure(row.point),
      score: figure(row.score),
      against: figure(row.against),
      score_difference: figure(row.score_difference),
      point_percent: ratioOf(row.point_percent),
      home: winLossOf(winLoss.home),
      away: winLossOf(winLoss.away),
      streak: streakOf(row, language),
      last5: winLossOf(row.last5),
      deduction: isId(row.deduction) ? row.deduction : 0,
      tie: tieOf(row, above),
    }
  })
}

/** The rows in the table's own order. */
export const standingRowsOf = (
  rows: readonly StandingRow[] | null | undefined,
  clubId: number,
  language: Language,
): StandingRowView[] =>
  list(rows)
    .toSorted((one, other) => orderOf(one.standing) - orderOf(other.standing))
    .flatMap((row, index, all) => standingRowOf(row, clubId, language, all[index - 1]) ?? [])

const playOffPlaces = 8

/** The row under which the line of the play-off places runs; -1 where nobody is below it. */
export function lastAboveLine(rows: Pick<StandingRowView, 'position'>[]): number {
  const last = rows.findLastIndex(({ position }) => position <= playOffPlaces)
  return last + 1 < rows.length ? last : -1
}
