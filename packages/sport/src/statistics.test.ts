import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { counted, isPlayed, type Line } from './line.ts'
import {
  lineStatistics,
  type Statistics,
  statisticsOf,
  statisticsOfAll,
  sumsOf,
  teamStatistics,
} from './statistics.ts'
import { line, unknownLine } from './testing/line-cases.ts'
import { patience, runs } from './testing/property-runs.ts'

const numRuns = runs
const of = (more: Partial<Line>): Line => ({ ...unknownLine, ...more })

/** 16 points: 2·4 + 3·2 + 2. */
const complete = of({
  points: 16,
  dunk_made: 1,
  dunk_all: 2,
  two_point_made: 4,
  two_point_all: 7,
  three_point_made: 2,
  three_point_all: 5,
  free_throw_made: 2,
  free_throw_all: 4,
  defensive_rebound: 3,
  offensive_rebound: 2,
  assist: 4,
  steal: 1,
  turnover: 3,
  block: 1,
  block_against: 2,
  foul: 4,
  defensive_foul: 3,
  seconds: 30 * 60,
  starter: true,
})

const fields = [
  'played_games',
  'starter',
  'points',
  'dunk_made',
  'dunk_all',
  'dunk_percent',
  'two_point_made',
  'two_point_all',
  'two_point_percent',
  'three_point_made',
  'three_point_all',
  'three_point_percent',
  'throw_made',
  'throw_all',
  'throw_percent',
  'free_throw_made',
  'free_throw_all',
  'free_throw_percent',
  'defensive_rebound',
  'offensive_rebound',
  'total_rebound',
  'steal',
  'turnover',
  'foul',
  'defensive_foul',
  'assist',
  'block',
  'block_against',
  'value',
  'minute',
] as (keyof Statistics)[]
const percents = fields.filter((field) => field.endsWith('_percent'))
const summed = fields.filter(
  (field) => !field.endsWith('_percent') && field !== 'played_games' && field !== 'starter',
)

describe('H3: one game', () => {
  test('H3: rebounds, field goals, percentages and the value', () => {
    // 16 + 5 + 4 + 1 + 1 + 3 gained; 12 − 6 and 4 − 2 missed, 3 + 2 + 4 lost: 30 − 17.
    expect(lineStatistics(complete)).toEqual({
      played_games: 1,
      starter: 1,
      points: 16,
      dunk_made: 1,
      dunk_all: 2,
      dunk_percent: 50,
      two_point_made: 4,
      two_point_all: 7,
      two_point_percent: (4 / 7) * 100,
      three_point_made: 2,
      three_point_all: 5,
      three_point_percent: 40,
      throw_made: 6,
      throw_all: 12,
      throw_percent: 50,
      free_throw_made: 2,
      free_throw_all: 4,
      free_throw_percent: 50,
      defensive_rebound: 3,
      offensive_rebound: 2,
      total_rebound: 5,
      steal: 1,
      turnover: 3,
      foul: 4,
      defensive_foul: 3,
      assist: 4,
      block: 1,
      block_against: 2,
      value: 13,
      minute: 30,
    })
  })

  test('E4: a number that is not recorded is unknown, and so is everything derived from it', () => {
    const low = lineStatistics(of({ points: 12, foul: 3, starter: false }))
    const known = { played_games: 1, starter: 0, points: 12, foul: 3 }
    expect(low).toEqual({ ...Object.fromEntries(fields.map((field) => [field, null])), ...known })
  })

  test('H3: missing points are computed from the shots', () => {
    const shots = { two_point_made: 4, three_point_made: 2, free_throw_made: 1 }
    expect(lineStatistics(of(shots)).points).toBe(15)
    expect(lineStatistics(of({ ...shots, points: 14 })).points).toBe(14)
    expect(lineStatistics(of({ ...shots, free_throw_made: null })).points).toBeNull()
  })

  test('H3: the value is unknown as soon as one part of it is', () => {
    const parts = counted.filter((field) => !field.startsWith('dunk') && field !== 'points')
    for (const part of parts) expect(lineStatistics({ ...complete, [part]: null }).value, part).toBeNull()
    for (const field of ['dunk_made', 'dunk_all', 'points']) {
      expect(lineStatistics({ ...complete, [field]: null }).value, field).toBe(13)
    }
  })

  test.each([
    ['did not play', { ...complete, did_not_play: true }],
    ['played no second', { ...complete, seconds: 0 }],
  ])('H4: a player who %s has no game and no numbers', (_what, absent) => {
    const nothing = { ...Object.fromEntries(fields.map((field) => [field, null])), played_games: 0 }
    expect(lineStatistics(absent)).toEqual(nothing)
    expect(statisticsOf([absent])).toEqual({ average: nothing, total: nothing, minuteFourty: nothing })
  })

  test('E4: no percentage without attempts, nor with more made than attempted', () => {
    expect(lineStatistics(of({ free_throw_made: 0, free_throw_all: 0 })).free_throw_percent).toBeNull()
    expect(lineStatistics(of({ free_throw_made: 0, free_throw_all: 3 })).free_throw_percent).toBe(0)
    expect(lineStatistics(of({ free_throw_made: 4, free_throw_all: 3 })).free_throw_percent).toBeNull()
  })
})

describe('E4: average, total and per 40 minutes', () => {
  test('H4: each over the games where it is known', () => {
    // Points 10 and 20 and 6; steals in the first two; minutes in the first and the last: 10 and 30.
    const rows = statisticsOf([
      of({ points: 10, steal: 2, seconds: 600, starter: true }),
      of({ points: 20, steal: 3, starter: false }),
      of({ points: 6, seconds: 1800 }),
      of({ did_not_play: true }),
    ])
    const same = { played_games: 3, starter: 1, assist: null }
    expect(rows.total).toMatchObject({ ...same, points: 36, steal: 5, minute: 40 })
    expect(rows.average).toMatchObject({ ...same, points: 12, steal: 2.5, minute: 20 })
    // Points 10 + 6 in 40 minutes; steals 2 in 10.
    expect(rows.minuteFourty).toMatchObject({ ...same, points: 16, steal: 8, minute: 40 })
  })

  test('H4: without minutes there are no values per 40', () => {
    const { minuteFourty } = statisticsOf([of({ points: 10 })])
    expect(minuteFourty).toMatchObject({ points: null, minute: null, played_games: 1 })
  })

  test('E4: percentages are sums over sums, the same in all rows', () => {
    // 1 of 2 and 1 of 8: 20, not the 31.25 of the two percentages; the third game does not know the tries.
    const rows = statisticsOf([
      of({ two_point_made: 1, two_point_all: 2, seconds: 600 }),
      of({ two_point_made: 1, two_point_all: 8, seconds: 1200 }),
      of({ two_point_made: 5 }),
    ])
    for (const row of Object.values(rows)) expect(row.two_point_percent).toBe(20)
    expect(rows.total.two_point_made).toBe(7)
  })

  test('E4: without games only their number is known', () => {
    const nothing = { ...Object.fromEntries(fields.map((field) => [field, null])), played_games: 0 }
    expect(statisticsOf([]).average).toEqual(nothing)
  })

  test('E4: a team total has no games and no starts', () => {
    const team = teamStatistics([complete, complete, of({ did_not_play: true })])
    expect(team).toMatchObject({ played_games: null, starter: null, points: 32, value: 26, minute: 60 })
    expect(Object.keys(team).toSorted()).toEqual(fields.toSorted())
  })
})

describe('E4: properties of the rows', patience, () => {
  const lines = fc.array(line, { maxLength: 8 })

  test(`E4: a total is the sum of the games, and an average divides it by the games where it is known (${runs} cases)`, () => {
    fc.assert(
      fc.property(lines, (games) => {
        const { average, total } = statisticsOf(games)
        const single = games.map(lineStatistics)
        expect(total.played_games).toBe(games.filter(isPlayed).length)
        for (const field of summed) {
          const known = single.flatMap((game) => game[field] ?? [])
          const sum = known.reduce((a, b) => a + b, 0)
          if (known.length === 0) expect([total[field], average[field]], field).toEqual([null, null])
          else {
            expect(total[field], field).toBeCloseTo(sum, 9)
            expect(Number(average[field]) * known.length, field).toBeCloseTo(sum, 9)
          }
        }
      }),
      { numRuns },
    )
  })

  test(`E4: the totals of two halves add up to the total (${runs} cases)`, () => {
    fc.assert(
      fc.property(lines, lines, (first, second) => {
        const halves = [statisticsOf(first).total, statisticsOf(second).total]
        const whole = statisticsOf([...first, ...second])
        expect(statisticsOfAll([sumsOf(first), sumsOf(second)])).toEqual(whole)
        const { total } = whole
        for (const field of [...summed, 'starter', 'played_games'] as const) {
          const known = halves.flatMap((half) => half[field] ?? [])
          if (known.length === 0) expect(total[field], field).toBeNull()
          else
            expect(total[field], field).toBeCloseTo(
              known.reduce((a, b) => a + b, 0),
              9,
            )
        }
      }),
      { numRuns },
    )
  })

  test(`E4: unknown never becomes 0, nor known unknown (${runs} cases)`, () => {
    fc.assert(
      fc.property(lines, (games) => {
        const rows = statisticsOf(games)
        const played = games.filter(isPlayed)
        for (const field of counted) {
          if (field === 'points') continue
          const known = played.filter((game) => game[field] !== null)
          const timed = known.filter((game) => game.seconds !== null)
          expect(rows.total[field] === null, field).toBe(known.length === 0)
          expect(rows.average[field] === null, field).toBe(known.length === 0)
          expect(rows.minuteFourty[field] === null, field).toBe(timed.length === 0)
        }
        const starts = played.filter((game) => game.starter !== null)
        for (const row of Object.values(rows)) expect(row.starter === null).toBe(starts.length === 0)
      }),
      { numRuns },
    )
  })

  test(`H4: the per-40 value times the minutes is the total (${runs} cases)`, () => {
    fc.assert(
      fc.property(lines, (games) => {
        const { minuteFourty } = statisticsOf(games)
        const single = games.map(lineStatistics)
        for (const field of summed.filter((one) => one !== 'minute')) {
          const timed = single.filter((game) => game[field] !== null && game.minute !== null)
          const minutes = timed.reduce((sum, game) => sum + Number(game.minute), 0)
          const done = timed.reduce((sum, game) => sum + Number(game[field]), 0)
          if (timed.length === 0) expect(minuteFourty[field], field).toBeNull()
          else expect((Number(minuteFourty[field]) * minutes) / 40, field).toBeCloseTo(done, 6)
        }
      }),
      { numRuns },
    )
  })

  test(`E4: percentages are between 0 and 100 and are the same in all rows, in any order (${runs} cases)`, () => {
    fc.assert(
      fc.property(lines, (games) => {
        const rows = statisticsOf(games)
        const again = statisticsOf(games.toReversed())
        for (const field of percents) {
          const { [field]: percent } = rows.total
          if (percent !== null) expect(percent >= 0 && percent <= 100, field).toBe(true)
          for (const row of Object.values(rows)) expect(row[field], field).toBe(percent)
        }
        expect(again.total).toEqual(rows.total)
        for (const row of Object.values(rows)) expect(Object.keys(row).toSorted()).toEqual(fields.toSorted())
      }),
      { numRuns },
    )
  })
})
