import { describe, expect, test } from 'vitest'
import { checkMatch } from '../check-match.ts'
import { logOf } from '../testing/build-log.ts'
import { uuidOf } from '../testing/event-cases.ts'
import { unknownLine } from '../testing/line-cases.ts'
import { boxScore, sheetOf } from './box-score.ts'

const home = { side: 'home' } as const
const away = { side: 'away' } as const

describe('H3: the box score of some events', () => {
  const log = logOf(
    { type: 'period_start' },
    { type: 'points', ...home, player: 23, kind: 'dunk' },
    { type: 'miss', ...away, player: 10, kind: 'dunk' },
    { type: 'block', ...home, player: 34, blocked: 10 },
    { type: 'foul', ...home, player: 27, drawn_by: 3 },
    { type: 'points', ...away, player: 3, kind: 'free_throw' },
    { type: 'miss', ...away, player: 3, kind: 'free_throw' },
    { type: 'rebound', ...home, player: null, kind: 'defensive' },
    { type: 'timeout', ...away },
    { type: 'period_start', period: 2 },
    { type: 'points', ...away, player: null, kind: 'three_point' },
    { type: 'correction', ...home, points: 1 },
    { type: 'foul', ...home, player: null, drawn_by: null },
  )

  test('H3: fields of both players, dunks among two-point shots, team events for nobody', () => {
    const { lines, ...rest } = boxScore(log, 'full')
    const of = (player: number) => lines.find((line) => line.player === player)
    expect(lines.map(({ side, player }) => `${side} ${player}`)).toEqual([
      'home 23',
      'home 27',
      'home 34',
      'away 3',
      'away 10',
    ])
    expect(of(23)).toMatchObject({
      points: 2,
      dunk_made: 1,
      dunk_all: 1,
      two_point_made: 1,
      two_point_all: 1,
    })
    expect(of(10)).toMatchObject({ points: 0, dunk_made: 0, dunk_all: 1, two_point_all: 1, block_against: 1 })
    expect(of(3)).toMatchObject({
      points: 1,
      free_throw_made: 1,
      free_throw_all: 2,
      defensive_foul: 1,
      foul: 0,
    })
    expect(of(34)).toMatchObject({ block: 1, defensive_rebound: 0, starter: null, seconds: null })
    expect(rest).toEqual({
      periods: [
        { home: 2, away: 1 },
        { home: 1, away: 3 },
      ],
      score: { home: 3, away: 4 },
      unassigned: { home: 1, away: 3 },
      fouls: [
        { home: 1, away: 0 },
        { home: 1, away: 0 },
      ],
      timeouts: [
        { home: 0, away: 1 },
        { home: 0, away: 0 },
      ],
    })
  })

  test('H3: fouls and time-outs nobody kept are unknown; with full keeping there were none', () => {
    const basket = logOf({ type: 'points', ...home, player: 23, kind: 'two_point' })
    expect(boxScore(basket, 'points')).toMatchObject({ fouls: null, timeouts: null, lines: [{ foul: null }] })
    expect(boxScore(basket, 'full')).toMatchObject({
      fouls: [{ home: 0, away: 0 }],
      timeouts: [{ home: 0, away: 0 }],
      lines: [{ foul: 0 }],
    })
    expect(boxScore(log, 'points').lines[0]).toMatchObject({ points: 2, foul: 0, two_point_made: null })
  })

  test('H3: the squad in its order; who is not named did not play, unless nobody is', () => {
    const squad = [27, 4, 23].map((player) => ({ side: 'home', player }) as const)
    const bench = { side: 'away', player: 55 } as const
    const basket = logOf(
      { type: 'points', ...home, player: 23, kind: 'two_point' },
      { type: 'appearance', ...home, player: 27 },
    )
    const { lines } = boxScore(basket, 'points', [...squad, bench])
    expect(lines).toEqual([
      { ...unknownLine, ...home, player: 27, points: 0 },
      { ...unknownLine, ...home, player: 4, did_not_play: true },
      { ...unknownLine, ...home, player: 23, points: 2 },
    ])
  })

  test('H3: an undo that comes first, comes twice, or names an undo', () => {
    const basket = { type: 'points', ...home, player: 23, kind: 'two_point' } as const
    const undo = (index: number) => ({ type: 'undo', undoes: uuidOf(index) }) as const
    expect(boxScore(logOf(undo(1), basket), 'full').score.home).toBe(0)
    expect(boxScore(logOf(basket, undo(0), undo(0)), 'full').score.home).toBe(0)
    expect(boxScore(logOf(basket, undo(0), undo(1)), 'full').score.home).toBe(0)
    expect(boxScore(logOf(basket, undo(7)), 'full').score.home).toBe(2)
  })

  test('H3: a correction takes what its period does not have from the latest one that has points', () => {
    const start = (period: number) => ({ type: 'period_start', period }) as const
    const basket = { type: 'points', ...home, player: 23, kind: 'two_point' } as const
    const wrong = (points: number) => ({ type: 'correction', ...home, points }) as const
    const homeOf = (...told: Parameters<typeof logOf>) =>
      boxScore(logOf(...told), 'points').periods.map((period) => period.home)
    expect(homeOf(start(1), basket, start(2), wrong(-1))).toEqual([1, 0])
    // What is scored after it is its period's.
    expect(homeOf(start(1), basket, start(2), wrong(-1), basket)).toEqual([1, 2])
    expect(homeOf(start(1), basket, basket, start(2), basket, wrong(-1))).toEqual([4, 1])
    expect(homeOf(start(1), basket, start(2), basket, start(3), start(4), wrong(-3))).toEqual([1, 0, 0, 0])
    // Its points may have been taken back since.
    expect(homeOf(start(1), wrong(-1), start(2), basket)).toEqual([0, 1])
    const { periods, score } = boxScore(logOf(start(1), wrong(-1), start(2)), 'points')
    expect([periods.map((period) => period.home), score.home]).toEqual([[0, -1], -1])
  })

  test('H6: points without a player are a warning on the sheet, not an error', () => {
    const sheet = sheetOf(boxScore(log, 'full'), 'finished')
    expect(sheet).toMatchObject({ home_score: 3, away_score: 4, incomplete: true })
    expect(checkMatch(sheet).map(({ code, severity }) => [code, severity])).toEqual([
      ['periods_few', 'warning'],
      ['lines_sum', 'warning'],
      ['lines_sum', 'warning'],
    ])
    expect(sheetOf(boxScore([], 'points'), 'live')).toMatchObject({ status: 'live', incomplete: true })
  })
})
