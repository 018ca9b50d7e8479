import fc from 'fast-check'
import type { Entry, Game } from '../game.ts'
import { type StandingRow, standings, type Tie } from '../standings.ts'

export const entry = (team: number, more: Partial<Entry> = {}): Entry => ({
  team,
  deduction: 0,
  official_position: null,
  ...more,
})

let lastId = 0
export const game = (home: number, away: number, score: [number, number], more: Partial<Game> = {}): Game => {
  lastId += 1
  const [home_score, away_score] = score
  return { id: lastId, home, away, home_score, away_score, time: null, forfeit: null, ...more }
}

export function rowOf(rows: StandingRow[], team: number): StandingRow {
  const row = rows.find((one) => one.team === team)
  if (!row) throw new Error(`no row for ${team}`)
  return row
}

export const tieOf = (rows: StandingRow[], team: number, other: number): Tie | undefined =>
  rowOf(rows, team).ties.find((tie) => tie.team_id === other)

const time = fc.constantFrom(
  null,
  '2025-10-04T16:00:00.000Z',
  '2025-10-04T18:00:00.000Z',
  '2025-11-08T17:30:00.000Z',
  // The same instant as the one above.
  '2025-11-08T18:30:00+01:00',
  '2026-01-17T16:00:00.000Z',
)

/** Few distinct scores, so that every criterion meets ties. */
const meeting = fc.record({
  swapped: fc.boolean(),
  loser: fc.constantFrom(60, 61),
  margin: fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(1, 2) },
    { weight: 1, arbitrary: fc.constant(0) },
  ),
  homeWins: fc.boolean(),
  forfeit: fc.oneof(
    { weight: 25, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom('home' as const, 'away' as const) },
  ),
  time,
})

const ids = [14, 3, 27, 8, 5, 19]
const pairsOf = (teams: number[]) => teams.flatMap((a, i) => teams.slice(i + 1).map((b) => [a, b] as const))

const gamesBetween = (teams: number[], firstId: number, perPair: { min: number; max: number }) => {
  const pairs = pairsOf(teams)
  const meetings = fc.array(meeting, { minLength: perPair.min, maxLength: perPair.max })
  return fc.tuple(...pairs.map(() => meetings)).map((played): Game[] =>
    played
      .flatMap((series, pair) => series.map((one) => ({ ...one, pair: pairs[pair] ?? [0, 0] })))
      .map(({ swapped, loser, margin, homeWins, forfeit, time, pair: [a, b] }, index) => ({
        id: firstId + index,
        home: swapped ? b : a,
        away: swapped ? a : b,
        home_score: homeWins ? loser + margin : loser,
        away_score: homeWins ? loser : loser + margin,
        forfeit,
        time,
      })),
  )
}

const deduction = fc.oneof(
  { weight: 12, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom(1, 2) },
)

export type League = { entries: Entry[]; games: Game[] }

/** Deducts points so that all teams are tied. */
function levelled({ entries, games }: League): League {
  const points = new Map(standings({ entries, games }).map((row) => [row.team, row.point + row.deduction]))
  const lowest = Math.min(...points.values())
  const deducted = (team: number) => (points.get(team) ?? lowest) - lowest
  return { games, entries: entries.map((one) => ({ ...one, deduction: deducted(one.team) })) }
}

/** Every team is in the table, without official positions. */
export const league: fc.Arbitrary<League> = fc
  .record({
    size: fc.integer({ min: 2, max: 6 }),
    perPair: fc.constantFrom({ min: 1, max: 1 }, { min: 2, max: 2 }, { min: 0, max: 2 }),
  })
  .chain(({ size, perPair }) => {
    const teams = ids.slice(0, size)
    const entries = fc.tuple(
      ...teams.map((team) => deduction.map((points) => entry(team, { deduction: points }))),
    )
    const level = fc.oneof(
      { weight: 2, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    )
    return fc.record({ entries, games: gamesBetween(teams, 100, perPair), level })
  })
  .map(({ level, ...table }) => (level ? levelled(table) : table))

/** With teams outside the table, games carried over, and official positions that may contradict. */
export const openLeague = fc
  .record({
    size: fc.integer({ min: 1, max: 6 }),
    entered: fc.integer({ min: 1, max: 6 }),
    // A season without games has the largest ties.
    most: fc.constantFrom(0, 2, 2),
  })
  .chain(({ size, entered, most }) => {
    const teams = ids.slice(0, size)
    const entries = fc.tuple(
      ...teams.slice(0, entered).map((team) =>
        fc.record({
          team: fc.constant(team),
          deduction,
          official_position: fc.option(fc.integer({ min: 1, max: 8 }), { freq: 2 }),
        }),
      ),
    )
    const games = size < 2 ? fc.constant<Game[]>([]) : gamesBetween(teams, 100, { min: 0, max: most })
    const carried = size < 2 ? fc.constant<Game[]>([]) : gamesBetween(teams, 110, { min: 0, max: most / 2 })
    const scope = fc.constantFrom('all' as const, 'among_entries' as const)
    return fc.record({ entries, games, carried: fc.record({ games: carried, scope }) })
  })
