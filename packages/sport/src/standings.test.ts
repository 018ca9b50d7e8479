import { describe, expect, test } from 'vitest'
import type { Game } from './game.ts'
import { type StandingRow, standings } from './standings.ts'
import { entry, game, rowOf, tieOf } from './testing/league-cases.ts'

const [A, B, C, E, F] = [1, 2, 3, 5, 6] as const

const table = (teams: number[], games: Game[]) =>
  standings({ entries: teams.map((team) => entry(team)), games })
const order = (rows: StandingRow[]) => rows.map((row) => row.team)
const positions = (rows: StandingRow[]) => rows.map((row) => row.position)

describe('H1: the columns', () => {
  test('H1: 2 points a win, 1 a loss; every column of two games', () => {
    const rows = table(
      [A, B],
      [
        game(A, B, [80, 70], { time: '2025-10-04T16:00:00Z' }),
        game(B, A, [75, 71], { time: '2025-10-11T16:00:00Z' }),
      ],
    )
    // A: 80 + 71 to 70 + 75, that is +6, and 2 + 1 of the 4 points.
    expect(rows[0]).toEqual({
      team: A,
      standing: 1,
      position: 1,
      played: 2,
      win: 1,
      loss: 1,
      point: 3,
      deduction: 0,
      score: 151,
      against: 145,
      score_difference: 6,
      point_percent: 0.75,
      home: 1,
      away: 1,
      win_loss: { home: { win: 1, loss: 0 }, away: { win: 0, loss: 1 } },
      streak: { is_win: false, count: 1 },
      last5: { win: 1, loss: 1 },
      ties: [{ team_id: B, criterion: 'difference_among_tied', among: [A, B], value: 6, other_value: -6 }],
    })
  })

  test('H1: before the first game all share the first position, without ties', () => {
    const rows = table([C, A, B], [])
    expect(order(rows)).toEqual([A, B, C])
    expect(positions(rows)).toEqual([1, 1, 1])
    expect(rows.map((row) => row.standing)).toEqual([1, 2, 3])
    expect(rows[0]).toMatchObject({ point: 0, point_percent: null, streak: null, ties: [] })
  })

  test('H1: a forfeit is a loss worth 0, and counts 20–0 unless the score says the same', () => {
    const forfeits: [score: [number, number], counted: [number, number]][] = [
      [
        [0, 0],
        [0, 20],
      ],
      [
        [80, 60],
        [0, 20],
      ],
      [
        [0, 20],
        [0, 20],
      ],
      [
        [41, 55],
        [41, 55],
      ],
    ]
    for (const [score, [own, other]] of forfeits) {
      const rows = table([A, B], [game(A, B, score, { forfeit: 'home' })])
      expect(rowOf(rows, A)).toMatchObject({ point: 0, win: 0, loss: 1, score: own, against: other })
      // (2·0 + 1) of 2: by the columns, as the formula is written.
      expect(rowOf(rows, A).point_percent).toBe(0.5)
      expect(rowOf(rows, B)).toMatchObject({ point: 2, win: 1, loss: 0, score: other, against: own })
    }
    const away = table([A, B], [game(A, B, [0, 0], { forfeit: 'away' })])
    expect(rowOf(away, A)).toMatchObject({ point: 2, score: 20, against: 0 })
    expect(rowOf(away, B)).toMatchObject({ point: 0, loss: 1 })
  })

  test('H1: a forfeited game counts among the tied, with its counted score', () => {
    // A gave the first game up, 20–0, and won the second by 10: 0 + 2 points to 2 + 1.
    // B loses a point by deduction, so that both have 2 and one win each: A −10, B +10.
    const rows = standings({
      entries: [entry(A), entry(B, { deduction: 1 })],
      games: [game(A, B, [0, 0], { forfeit: 'home' }), game(A, B, [70, 60])],
    })
    expect(rows.map((row) => [row.team, row.point])).toEqual([
      [B, 2],
      [A, 2],
    ])
    expect(tieOf(rows, B, A)).toMatchObject({
      criterion: 'difference_among_tied',
      value: 10,
      other_value: -10,
    })
  })

  test('H1: a draw, a team against itself and a duplicate game do not count', () => {
    const once = game(A, B, [80, 70])
    const rows = table([A, B], [once, game(A, B, [70, 70]), game(A, A, [80, 70]), once])
    expect(rowOf(rows, A)).toMatchObject({ played: 1, score: 80 })
    expect(rowOf(rows, B)).toMatchObject({ played: 1, score: 70 })
  })

  test('H1: a deduction may make the points negative', () => {
    const rows = standings({ entries: [entry(A, { deduction: 2 }), entry(B)], games: [] })
    expect(rows.map((row) => [row.team, row.point, row.deduction])).toEqual([
      [B, 0, 0],
      [A, -2, 2],
    ])
  })

  test('H1: games against a team outside the table count for the one in it', () => {
    const rows = table([A], [game(A, F, [80, 70]), game(E, F, [80, 70])])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ team: A, played: 1, point: 2, score_difference: 10 })
  })

  test('H1: points order the table, not the percentage, when teams have played unevenly', () => {
    // B has three losses, 3 points of 6; A one win, 2 of 2.
    const rows = table(
      [A, B],
      [game(A, F, [80, 70]), game(B, F, [70, 80]), game(B, F, [70, 80]), game(F, B, [80, 70])],
    )
    expect(rows.map((row) => [row.team, row.point, row.point_percent])).toEqual([
      [B, 3, 0.5],
      [A, 2, 1],
    ])
  })
})

describe('H1: games carried over from an earlier phase', () => {
  const entries = [entry(A), entry(B), entry(C)]
  const games = [game(A, B, [80, 70])]
  const between = game(C, A, [90, 70])
  const outside = game(C, F, [75, 70])
  const carried = [between, outside]

  test('H1: among the teams of the table', () => {
    const rows = standings({ entries, games, carried: { games: carried, scope: 'among_entries' } })
    // A 2 + 1, C 2, B 1: the win over F stays behind.
    expect(rows.map((row) => [row.team, row.point, row.score_difference])).toEqual([
      [A, 3, -10],
      [C, 2, 20],
      [B, 1, -10],
    ])
  })

  test('H1: all of them', () => {
    const rows = standings({ entries, games, carried: { games: carried, scope: 'all' } })
    expect(rows.map((row) => [row.team, row.point, row.score_difference])).toEqual([
      [C, 4, 25],
      [A, 3, -10],
      [B, 1, -10],
    ])
  })

  test('H1: the same game in both counts once, as the table has it', () => {
    const corrected = { ...between, home_score: 91 }
    const carry = { games: carried, scope: 'all' as const }
    const rows = standings({ entries, games: [...games, corrected], carried: carry })
    expect(rowOf(rows, C)).toMatchObject({ played: 2, score: 91 + 75 })
  })

  test('H1: carried games decide a tie as the others do', () => {
    // A: the carried win and a loss. B: the carried loss and a win. 3 points each.
    const rows = standings({
      entries: [entry(A), entry(B)],
      games: [game(B, F, [80, 70]), game(A, F, [70, 80])],
      carried: { games: [game(A, B, [80, 70])], scope: 'among_entries' },
    })
    expect(tieOf(rows, A, B)).toMatchObject({ criterion: 'wins_among_tied', value: 1, other_value: 0 })
  })
})
