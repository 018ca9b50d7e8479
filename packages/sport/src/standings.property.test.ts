import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Game, type TieCriterion, tieCriteria } from './game.ts'
import { type StandingRow, standings } from './standings.ts'
import { type League, league, openLeague, rowOf } from './testing/league-cases.ts'
import { patience, runs } from './testing/property-runs.ts'

const numRuns = runs
const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
const shuffled = <Item>(items: Item[]) =>
  fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length })

/** The reference: the goals of a game from one team's side, or nothing if the game is not counted for it. */
function goals(game: Game, team: number): [own: number, other: number] | undefined {
  if (game.home !== team && game.away !== team) return undefined
  const side = game.home === team ? 'home' : 'away'
  const own = side === 'home' ? game.home_score : game.away_score
  const other = game.home_score + game.away_score - own
  if (game.forfeit === side) return own < other ? [own, other] : [0, 20]
  if (game.forfeit !== null) return own > other ? [own, other] : [20, 0]
  return own === other ? undefined : [own, other]
}

function referenceFigure(criterion: TieCriterion, games: Game[], team: number, tied: number[]): number {
  let [wins, difference, score] = [0, 0, 0]
  for (const game of games) {
    const counted = goals(game, team)
    const inside = tied.includes(game.home) && tied.includes(game.away)
    if (!counted || (criterion.endsWith('among_tied') && !inside)) continue
    wins += counted[0] > counted[1] ? 1 : 0
    difference += counted[0] - counted[1]
    score += counted[0]
  }
  return criterion.startsWith('wins') ? wins : criterion.startsWith('difference') ? difference : score
}

/**
 * The definition for two teams: the first criterion that separates any of the tied teams either separates these two,
 * or it starts again among the teams with the same value.
 */
function referenceCompare(games: Game[], tied: number[], a: number, b: number): number {
  const figureOf = (criterion: TieCriterion, team: number) => referenceFigure(criterion, games, team, tied)
  const criterion = tieCriteria.find((one) => tied.some((team) => figureOf(one, team) !== figureOf(one, a)))
  if (!criterion) return 0
  const own = figureOf(criterion, a)
  const other = figureOf(criterion, b)
  if (own !== other) return own - other
  const still = tied.filter((team) => figureOf(criterion, team) === own)
  return referenceCompare(games, still, a, b)
}

const tieGroups = (rows: StandingRow[]) =>
  [...Map.groupBy(rows, (row) => row.point).values()].filter((group) => group.length > 1)

describe('H1: properties of a table', patience, () => {
  // Few cases would hold too few ties to tell.
  const sample = Math.max(runs, 2000)
  test(`H1: the generated tables have ties of every kind (${sample} cases)`, () => {
    const found = { two: 0, three: 0, four: 0, restarted: 0 }
    const criteria = new Map<string, number>()
    for (const { entries, games } of fc.sample(league, { numRuns: sample, seed: 20251004 })) {
      const rows = standings({ entries, games })
      const sizes = tieGroups(rows).map((group) => group.length)
      if (sizes.includes(2)) found.two += 1
      if (sizes.includes(3)) found.three += 1
      if (sizes.includes(4)) found.four += 1
      const ties = rows.flatMap((row) =>
        row.ties.map((tie) => ({ ...tie, tied: rows.filter((other) => other.point === row.point).length })),
      )
      if (ties.some((tie) => tie.among.length < tie.tied)) found.restarted += 1
      for (const { criterion } of ties) criteria.set(criterion, (criteria.get(criterion) ?? 0) + 1)
    }
    expect(found.two).toBeGreaterThan(sample * 0.3)
    expect(found.three).toBeGreaterThan(sample * 0.1)
    expect(found.four).toBeGreaterThan(sample * 0.05)
    expect(found.restarted).toBeGreaterThan(sample * 0.1)
    for (const criterion of [...tieCriteria, 'undecided']) {
      expect(criteria.get(criterion) ?? 0, criterion).toBeGreaterThan(sample * 0.02)
    }
  })

  test(`H1: the order does not depend on the order of the input (${runs} cases)`, () => {
    const cases = openLeague.chain((table) =>
      fc.record({
        table: fc.constant(table),
        entries: shuffled(table.entries),
        games: shuffled([...table.games, ...table.games.slice(0, 2)]),
        carried: shuffled(table.carried.games),
      }),
    )
    fc.assert(
      fc.property(cases, ({ table, entries, games, carried }) => {
        const again = standings({ entries, games, carried: { ...table.carried, games: carried } })
        expect(again).toEqual(standings(table))
      }),
      { numRuns },
    )
  })

  test(`H1: team ids only decide the row of teams still tied (${runs} cases)`, () => {
    const renamed = (id: number) => 100 - id
    fc.assert(
      fc.property(league, ({ entries, games }) => {
        const rows = standings({ entries, games })
        const again = standings({
          entries: entries.map((entry) => ({ ...entry, team: renamed(entry.team) })),
          games: games.map((game) => ({ ...game, home: renamed(game.home), away: renamed(game.away) })),
        })
        for (const row of rows) expect(rowOf(again, renamed(row.team)).position).toBe(row.position)
      }),
      { numRuns },
    )
  })

  test(`H1: points and wins of one team are conceded and lost by another (${runs} cases)`, () => {
    fc.assert(
      fc.property(league, ({ entries, games }) => {
        const rows = standings({ entries, games })
        expect(total(rows.map((row) => row.score))).toBe(total(rows.map((row) => row.against)))
        expect(total(rows.map((row) => row.win))).toBe(total(rows.map((row) => row.loss)))
        expect(total(rows.map((row) => row.score_difference))).toBe(0)
      }),
      { numRuns },
    )
  })

  test(`H1: a row is consistent with itself and its games (${runs} cases)`, () => {
    fc.assert(
      fc.property(openLeague, ({ entries, games }) => {
        for (const row of standings({ entries, games })) {
          const counted = games.filter((game) => goals(game, row.team))
          const forfeits = counted.filter((game) => game.forfeit && game[game.forfeit] === row.team).length
          expect(row.played).toBe(counted.length)
          expect(row.played).toBe(row.win + row.loss)
          expect(row.played).toBe(row.home + row.away)
          expect(row.home).toBe(row.win_loss.home.win + row.win_loss.home.loss)
          expect(row.away).toBe(row.win_loss.away.win + row.win_loss.away.loss)
          expect(row.win).toBe(row.win_loss.home.win + row.win_loss.away.win)
          expect(row.point).toBe(2 * row.win + row.loss - forfeits - row.deduction)
          expect(row.score_difference).toBe(row.score - row.against)
          if (row.played === 0) expect(row.point_percent).toBeNull()
          else expect(row.point_percent).toBe((2 * row.win + row.loss) / (2 * row.played))
        }
      }),
      { numRuns },
    )
  })

  test(`H1: positions match the definition, compared pairwise (${runs} cases)`, () => {
    fc.assert(
      fc.property(league, ({ entries, games }) => {
        const rows = standings({ entries, games })
        for (const row of rows) {
          const tied = rows.filter((other) => other.point === row.point).map((other) => other.team)
          const ahead = rows.filter(
            (other) =>
              other.point > row.point ||
              (other.point === row.point && referenceCompare(games, tied, other.team, row.team) > 0),
          )
          expect(row.position).toBe(ahead.length + 1)
        }
        expect(rows.map((row) => row.standing)).toEqual(rows.map((_, index) => index + 1))
      }),
      { numRuns },
    )
  })

  test(`H1: a restart never reorders teams that a criterion had separated (${runs} cases)`, () => {
    fc.assert(
      fc.property(league, ({ entries, games }) => {
        for (const group of tieGroups(standings({ entries, games }))) {
          const tied = group.map((row) => row.team)
          const figures = tieCriteria
            .map((criterion) => tied.map((team) => referenceFigure(criterion, games, team, tied)))
            .find((values) => new Set(values).size > 1)
          expect(figures ?? []).toEqual((figures ?? []).toSorted((a, b) => b - a))
        }
      }),
      { numRuns },
    )
  })

  test(`H1: the reason of a tie is the same for both teams (${runs} cases)`, () => {
    const check = (rows: StandingRow[], hasOfficial: (team: number) => boolean) => {
      for (const row of rows) {
        const tied = rows.filter((other) => other !== row && other.point === row.point)
        const others = tied.filter((other) => other.played + row.played > 0).map((other) => other.team)
        expect(row.ties.map((tie) => tie.team_id)).toEqual(others)
        for (const { team_id: id, criterion, among, value, other_value } of row.ties) {
          const other = rowOf(rows, id)
          expect(other.ties).toContainEqual({
            team_id: row.team,
            criterion,
            among,
            value: other_value,
            other_value: value,
          })
          expect(among).toEqual(among.toSorted((a, b) => a - b))
          expect(among).toEqual(expect.arrayContaining([row.team, id]))
          expect(criterion === 'official_position').toBe(hasOfficial(row.team) || hasOfficial(id))
          if (criterion === 'official_position') continue
          if (criterion === 'undecided') expect([value, other_value]).toEqual([null, null])
          else
            expect(Math.sign(Number(value) - Number(other_value))).toBe(
              Math.sign(other.standing - row.standing),
            )
        }
      }
    }
    fc.assert(
      fc.property(fc.oneof(league, openLeague), (table: League) => {
        const official = new Set(
          table.entries.filter((entry) => entry.official_position).map((entry) => entry.team),
        )
        check(standings(table), (team) => official.has(team))
      }),
      { numRuns },
    )
  })

  test(`H1: the values of a reason match its teams and games (${runs} cases)`, () => {
    fc.assert(
      fc.property(league, ({ entries, games }) => {
        for (const row of standings({ entries, games })) {
          for (const { criterion, among, value } of row.ties) {
            if (criterion === 'undecided' || criterion === 'official_position') continue
            expect(value).toBe(referenceFigure(criterion, games, row.team, among))
          }
        }
      }),
      { numRuns },
    )
  })

  test(`H1: official positions are kept, and the others stay in their order (${runs} cases)`, () => {
    fc.assert(
      fc.property(openLeague, (table) => {
        const rows = standings(table)
        const entries = table.entries.map((entry) => ({ ...entry, official_position: null }))
        const without = standings({ ...table, entries })
        const official = new Map(table.entries.map((entry) => [entry.team, entry.official_position]))
        const free = (row: StandingRow) => official.get(row.team) === null
        expect(rows.filter(free).map((row) => row.team)).toEqual(without.filter(free).map((row) => row.team))
        expect(new Set(rows.map((row) => row.standing)).size).toBe(rows.length)
        expect(rows).toHaveLength(entries.length)
        for (const [index, row] of rows.entries()) {
          const above = rows[index - 1]
          expect(row.position).toBe(official.get(row.team) ?? row.position)
          expect(row.position).toBeLessThanOrEqual(row.standing)
          expect(row.standing).toBeGreaterThan(above?.standing ?? 0)
          expect(row.position).toBeGreaterThanOrEqual(above?.position ?? 1)
          // A team without an official position shares one only with a team that it is tied with.
          if (!free(row) || row.position === row.standing) continue
          expect(above?.position).toBe(row.position)
          expect(rowOf(without, row.team).position).toBe(rowOf(without, above?.team ?? 0).position)
        }
      }),
      { numRuns },
    )
  })
})

describe('H2: properties of the form', patience, () => {
  test(`H2: streak and last five match the sequence of games (${runs} cases)`, () => {
    fc.assert(
      fc.property(league, ({ entries, games }) => {
        for (const row of standings({ entries, games })) {
          const letters = games
            .flatMap((game) => {
              const counted = goals(game, row.team)
              const time = game.time === null ? 0 : new Date(game.time).getTime()
              return counted ? [{ id: game.id, time, letter: counted[0] > counted[1] ? 'W' : 'L' }] : []
            })
            .sort((a, b) => (a.time === b.time ? a.id - b.id : a.time - b.time))
            .map(({ letter }) => letter)
            .join('')
          const run = /(W+|L+)$/.exec(letters)?.[0]
          expect(row.streak).toEqual(run ? { is_win: run.startsWith('W'), count: run.length } : null)
          const last = [...letters].slice(-5)
          const win = last.filter((letter) => letter === 'W').length
          expect(row.last5).toEqual({ win, loss: last.length - win })
        }
      }),
      { numRuns },
    )
  })
})
