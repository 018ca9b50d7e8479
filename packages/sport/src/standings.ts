import { form, type Streak, type WinLoss, winLoss } from './form.ts'
import { type Entry, type Game, type TieCriterion, tieCriteria } from './game.ts'
import { places } from './place.ts'
import { againstIn, type Result, resultsByTeam, scoreIn } from './result.ts'
import { breakTie, type Decision, decisionBetween } from './tie-break.ts'

/** How a tie with another team of equal points was decided. */
export type Tie = {
  team_id: number
  criterion: TieCriterion | 'official_position' | 'undecided'
  among: number[]
  value: number | null
  other_value: number | null
}

export type StandingRow = {
  team: number
  standing: number
  position: number
  played: number
  win: number
  loss: number
  point: number
  deduction: number
  score: number
  against: number
  score_difference: number
  point_percent: number | null
  home: number
  away: number
  win_loss: { home: WinLoss; away: WinLoss }
  streak: Streak | null
  last5: WinLoss
  ties: Tie[]
}

/** Games carried over from an earlier phase: all, or those between two teams of the table. */
export type Carried = { games: Game[]; scope: 'all' | 'among_entries' }

export type Table = {
  entries: Entry[]
  games: Game[]
  criteria?: readonly TieCriterion[] | undefined
  carried?: Carried | undefined
}

type Columns = Omit<StandingRow, 'standing' | 'position' | 'ties'>

function columns({ team, deduction }: Entry, results: Result[]): Columns {
  const { win, loss } = winLoss(results)
  const atHome = results.filter((result) => result.at_home)
  const away = results.filter((result) => !result.at_home)
  const forfeited = results.filter((result) => result.forfeited).length
  const played = results.length
  const score = scoreIn(results)
  const against = againstIn(results)
  return {
    team,
    played,
    win,
    loss,
    point: 2 * win + loss - forfeited - deduction,
    deduction,
    score,
    against,
    score_difference: score - against,
    point_percent: played === 0 ? null : (2 * win + loss) / (2 * played),
    home: atHome.length,
    away: away.length,
    win_loss: { home: winLoss(atHome), away: winLoss(away) },
    ...form(results),
  }
}

type Rows = (Columns & { standing: number; position: number })[]

function tiesOf(row: Rows[number], rows: Rows, decisions: Decision[], official: Map<number, number>): Tie[] {
  const tied = rows.filter((other) => other.point === row.point)
  // Before the season every team is tied with every other, which is not worth showing.
  const others = tied.filter((other) => other.team !== row.team && other.played + row.played > 0)
  return others.map(({ team: other }) => {
    if (official.has(row.team) || official.has(other)) {
      return {
        team_id: other,
        criterion: 'official_position',
        among: tied.map(({ team }) => team).sort((a, b) => a - b),
        value: official.get(row.team) ?? null,
        other_value: official.get(other) ?? null,
      }
    }
    const { criterion, among, values } = decisionBetween(decisions, row.team, other)
    return {
      team_id: other,
      criterion,
      among,
      value: values.get(row.team) ?? null,
      other_value: values.get(other) ?? null,
    }
  })
}

function gamesOf({ entries, games, carried }: Table): Game[] {
  if (!carried) return games
  const entered = new Set(entries.map((entry) => entry.team))
  const carriedGames =
    carried.scope === 'all'
      ? carried.games
      : carried.games.filter((game) => entered.has(game.home) && entered.has(game.away))
  // The last game of an id wins: the table's own.
  return [...carriedGames, ...games]
}

/** Rows in table order, independent of the order of the input. */
export function standings(table: Table): StandingRow[] {
  const criteria = table.criteria ?? tieCriteria
  const results = resultsByTeam(gamesOf(table))
  const entries = new Map(table.entries.map((entry) => [entry.team, entry]))
  const columnsOf = new Map(
    entries.values().map((entry) => [entry.team, columns(entry, results.get(entry.team) ?? [])]),
  )

  const byPoint = [...Map.groupBy(columnsOf.values(), (row) => row.point)].sort(([a], [b]) => b - a)
  const tieBreaks = byPoint.map(([, rows]) =>
    breakTie(
      rows.map((row) => row.team),
      criteria,
      results,
    ),
  )
  const decisions = tieBreaks.flatMap((tie) => tie.decisions)

  const official = new Map<number, number>()
  for (const { team, official_position: place } of entries.values()) {
    // Ignores invalid entries: positions start at 1.
    if (place !== null && Number.isInteger(place) && place >= 1) official.set(team, place)
  }
  const order = places(
    tieBreaks.flatMap((tie) => tie.groups),
    official,
  )
  const rows = order.flatMap((place) => {
    const row = columnsOf.get(place.team)
    return row ? [{ ...row, ...place }] : []
  })
  return rows.map((row) => ({ ...row, ties: tiesOf(row, rows, decisions, official) }))
}
