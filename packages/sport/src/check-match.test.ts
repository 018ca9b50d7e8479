import { describe, expect, test } from 'vitest'
import { checkMatch, type MatchSheet, type Problem, type SheetLine } from './check-match.ts'
import { unknownLine } from './testing/line-cases.ts'

const of = (player: number | null, more: Partial<SheetLine> = {}): SheetLine => ({
  ...unknownLine,
  side: 'home',
  player,
  ...more,
})
const sheet = (more: Partial<MatchSheet> = {}): MatchSheet => ({
  status: 'finished',
  forfeit: null,
  home_score: 80,
  away_score: 70,
  periods: [20, 20, 20, 20].map((home, index) => ({ home, away: index === 0 ? 10 : 20 })),
  lines: [],
  incomplete: false,
  ...more,
})
const codes = (problems: Problem[]) => problems.map((problem) => problem.code)
const withLine = (more: Partial<SheetLine>, rest: Partial<MatchSheet> = {}) =>
  checkMatch(
    sheet({ incomplete: true, home_score: null, lines: [of(1, more)], periods: [], ...rest }),
  ).filter((problem) => problem.code !== 'score_missing')

describe('H6: the score', () => {
  test('H6: a finished game has one, unless it was forfeited', () => {
    const blank = { home_score: null, away_score: null, periods: [] }
    expect(checkMatch(sheet(blank))).toEqual([
      { code: 'score_missing', severity: 'error', side: 'home', field: 'home_score' },
      { code: 'score_missing', severity: 'error', side: 'away', field: 'away_score' },
    ])
    expect(checkMatch(sheet({ ...blank, forfeit: 'away' }))).toEqual([])
    for (const status of ['scheduled', 'live', 'postponed', 'cancelled'] as const) {
      expect(checkMatch(sheet({ ...blank, status }))).toEqual([])
    }
  })

  test('H1: a finished game has a winner', () => {
    const equal = { home_score: 70, away_score: 70, periods: [] }
    expect(checkMatch(sheet(equal))).toEqual([{ code: 'score_equal', severity: 'error', found: 70 }])
    expect(checkMatch(sheet({ ...equal, status: 'live' }))).toEqual([])
    expect(checkMatch(sheet({ ...equal, forfeit: 'home' }))).toEqual([])
  })

  test('H6: the periods add up to the score', () => {
    const problem = { code: 'periods_sum', side: 'away', field: 'periods', found: 70, expected: 71 }
    expect(checkMatch(sheet({ away_score: 71 }))).toEqual([{ ...problem, severity: 'error' }])
    expect(checkMatch(sheet({ away_score: 71, status: 'live' }))).toEqual([
      { ...problem, severity: 'warning' },
    ])
    expect(checkMatch(sheet({ periods: [] }))).toEqual([])
  })

  test('H6: a finished game has four periods or more', () => {
    const periods = [{ home: 80, away: 70 }]
    expect(checkMatch(sheet({ periods }))).toEqual([
      { code: 'periods_few', severity: 'warning', found: 1, expected: 4 },
    ])
    expect(checkMatch(sheet({ periods, status: 'live' }))).toEqual([])
  })

  test('H6: numbers are non-negative integers', () => {
    const periods = [
      { home: 40.5, away: 80 },
      { home: 39.5, away: -10 },
      { home: 0, away: 0 },
      { home: 0, away: 0 },
    ]
    expect(checkMatch(sheet({ periods }))).toEqual([
      { code: 'negative', severity: 'error', side: 'home', field: 'periods', found: 40.5 },
      { code: 'negative', severity: 'error', side: 'away', field: 'periods', found: -10 },
    ])
    expect(checkMatch(sheet({ home_score: -1, periods: [] }))).toEqual([
      { code: 'negative', severity: 'error', side: 'home', field: 'home_score', found: -1 },
    ])
  })
})

describe('H3: the lines of a side', () => {
  const lines = [of(1, { points: 50 }), of(2, { points: 29 }), of(3, { did_not_play: true })]
  const problem = { code: 'lines_sum', side: 'home', found: 79, expected: 80 }

  test('H3: their points add up to the score', () => {
    expect(checkMatch(sheet({ lines }))).toEqual([{ ...problem, severity: 'error' }])
    expect(checkMatch(sheet({ lines, home_score: 79, periods: [] }))).toEqual([])
    expect(checkMatch(sheet({ lines, forfeit: 'away' }))).toEqual([])
  })

  test('H3: an incomplete box score is only a warning', () => {
    const warning = [{ ...problem, severity: 'warning' }]
    expect(checkMatch(sheet({ lines, status: 'live' }))).toEqual(warning)
    expect(checkMatch(sheet({ lines, incomplete: true }))).toEqual(warning)
    expect(checkMatch(sheet({ lines: [...lines, of(4, { foul: 1 })] }))).toEqual(warning)
  })

  test('H3: unknown points are not compared, but points from shots are', () => {
    expect(checkMatch(sheet({ lines: [of(1, { foul: 2 }), of(2)] }))).toEqual([])
    expect(checkMatch(sheet({ lines: [of(3, { did_not_play: true })] }))).toEqual([])
    const shots = { two_point_made: 38, three_point_made: 1, free_throw_made: 0 }
    expect(checkMatch(sheet({ lines: [of(1, shots)] }))).toEqual([{ ...problem, severity: 'error' }])
  })

  test('H3: an empty row does not stop the checks of the others', () => {
    expect(checkMatch(sheet({ lines: [...lines, of(null)] }))).toEqual([{ ...problem, severity: 'error' }])
  })

  test('H4: five players for the whole game', () => {
    const five = [1, 2, 3, 4, 5].map((player) => of(player, { seconds: 2400 }))
    expect(checkMatch(sheet({ lines: five }))).toEqual([])
    const short = [...five.slice(1), of(6, { seconds: 2399 })]
    const found = { code: 'minutes_sum', severity: 'warning', side: 'home', field: 'seconds', found: 11999 }
    expect(checkMatch(sheet({ lines: short }))).toEqual([{ ...found, expected: 12000 }])
    expect(checkMatch(sheet({ lines: [...short, of(7)] }))).toEqual([])
    for (const more of [{ status: 'live' }, { incomplete: true }, { forfeit: 'away' }] as const) {
      expect(checkMatch(sheet({ lines: short, ...more }))).toEqual([])
    }
  })

  test('H4: overtime makes the game longer', () => {
    const periods = [16, 16, 16, 16, 16].map((home) => ({ home, away: 14 }))
    const lines = [1, 2, 3, 4, 5].map((player) => of(player, { seconds: 2700 }))
    expect(checkMatch(sheet({ lines, periods }))).toEqual([])
    expect(new Set(codes(checkMatch(sheet({ lines }))))).toEqual(
      new Set(['minutes_sum', 'minutes_over_game']),
    )
  })

  test('H6: five players start, where known', () => {
    const starters = (count: number) =>
      [1, 2, 3, 4, 5, 6].map((player) => of(player, { starter: player <= count }))
    expect(checkMatch(sheet({ lines: starters(5) }))).toEqual([])
    for (const found of [0, 4, 6]) {
      expect(checkMatch(sheet({ lines: starters(found) }))).toEqual([
        {
          code: 'starters_not_five',
          severity: 'warning',
          side: 'home',
          field: 'starter',
          found,
          expected: 5,
        },
      ])
    }
    const absent = starters(5).with(0, of(1, { starter: true, did_not_play: true }))
    expect(codes(checkMatch(sheet({ lines: absent })))).toEqual(['starters_not_five'])
  })
})

describe('H3: one line', () => {
  const at = { side: 'home', index: 0 }

  test.each<[Partial<SheetLine>, Partial<Problem>]>([
    [
      { points: 10, two_point_made: 2, three_point_made: 1, free_throw_made: 2 },
      { code: 'line_points', severity: 'error', field: 'points', found: 10, expected: 9 },
    ],
    ...(['dunk', 'two_point', 'three_point', 'free_throw'] as const).map(
      (shot): [Partial<SheetLine>, Partial<Problem>] => [
        { [`${shot}_made`]: 3, [`${shot}_all`]: 2 },
        { code: 'made_over_all', severity: 'error', field: `${shot}_made`, found: 3, expected: 2 },
      ],
    ),
    [
      { dunk_made: 2, two_point_made: 1 },
      { code: 'dunk_over_two', severity: 'error', field: 'dunk_made', found: 2, expected: 1 },
    ],
    [
      { dunk_all: 2, two_point_all: 1 },
      { code: 'dunk_over_two', severity: 'error', field: 'dunk_all', found: 2, expected: 1 },
    ],
    [{ foul: 6 }, { code: 'fouls_over_five', severity: 'warning', field: 'foul', found: 6, expected: 5 }],
    [
      { seconds: 2401 },
      { code: 'minutes_over_game', severity: 'error', field: 'seconds', found: 2401, expected: 2400 },
    ],
    [{ assist: -1 }, { code: 'negative', severity: 'error', field: 'assist', found: -1 }],
    [{ seconds: 1.5 }, { code: 'negative', severity: 'error', field: 'seconds', found: 1.5 }],
    [
      { player: null, foul: 0 },
      { code: 'player_missing', severity: 'error', field: 'player' },
    ],
    [
      { did_not_play: true, points: 0 },
      { code: 'played_without', severity: 'error', field: 'points' },
    ],
    [
      { did_not_play: true, seconds: 1 },
      { code: 'played_without', severity: 'error', field: 'seconds' },
    ],
    [
      { seconds: 0, steal: 1 },
      { code: 'played_without', severity: 'warning', field: 'steal' },
    ],
  ])('H3: %j is %j', (more, problem) => {
    expect(withLine(more)).toEqual([{ ...at, ...problem }])
  })

  test.each<Partial<SheetLine>>([
    { points: 9, two_point_made: 2, three_point_made: 1, free_throw_made: 2 },
    { points: 10, two_point_made: 2, three_point_made: null, free_throw_made: 2 },
    { dunk_made: 1, dunk_all: 1, two_point_made: 1, two_point_all: 1 },
    { two_point_made: 3 },
    { foul: 5, seconds: 2400 },
    { player: null },
    { did_not_play: true },
    { did_not_play: true, seconds: 0 },
    { seconds: 0, steal: 0 },
  ])('H3: %j is correct', (more) => {
    expect(withLine(more)).toEqual([])
  })

  test('H6: a player is on the sheet once, on either side', () => {
    const lines = [of(1), of(2), of(1), of(2, { side: 'away' })]
    expect(checkMatch(sheet({ lines }))).toEqual([
      { code: 'player_twice', severity: 'error', side: 'home', index: 2, field: 'player', found: 1 },
      { code: 'player_twice', severity: 'error', side: 'away', index: 3, field: 'player', found: 2 },
    ])
  })
})
