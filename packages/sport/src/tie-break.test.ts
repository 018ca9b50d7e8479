import { describe, expect, test } from 'vitest'
import type { Game } from './game.ts'
import { type StandingRow, standings } from './standings.ts'
import { entry, game, rowOf, tieOf } from './testing/league-cases.ts'

const [A, B, C, D, E, F] = [1, 2, 3, 4, 5, 6] as const

const table = (teams: number[], games: Game[]) =>
  standings({ entries: teams.map((team) => entry(team)), games })
const order = (rows: StandingRow[]) => rows.map((row) => row.team)
const positions = (rows: StandingRow[]) => rows.map((row) => row.position)

describe('H1: ties', () => {
  test('H1: two teams, by the game between them and not by the difference', () => {
    // A: 80–79 over B, 60–90 under C: −29. B: 79–80, and 100–50 over D: +49.
    const rows = table([A, B, C, D], [game(A, B, [80, 79]), game(C, A, [90, 60]), game(B, D, [100, 50])])
    expect(order(rows)).toEqual([A, B, C, D])
    expect(tieOf(rows, A, B)).toEqual({
      team_id: B,
      criterion: 'wins_among_tied',
      among: [A, B],
      value: 1,
      other_value: 0,
    })
    expect(tieOf(rows, B, A)).toEqual({
      team_id: A,
      criterion: 'wins_among_tied',
      among: [A, B],
      value: 0,
      other_value: 1,
    })
    expect(rowOf(rows, C).ties).toEqual([])
  })

  test('H1: two teams with a win each, by the difference between them', () => {
    // B by 2, then by 3 the other way: A +1, B −1. Over all games B is far ahead: −1 + 40.
    const rows = table(
      [A, B, C],
      [game(B, A, [70, 68]), game(A, B, [73, 70]), game(B, C, [90, 50]), game(A, C, [61, 60])],
    )
    expect(order(rows)).toEqual([A, B, C])
    expect(tieOf(rows, A, B)).toMatchObject({ criterion: 'difference_among_tied', value: 1, other_value: -1 })
  })

  test('H1: two teams even between them, by all games: the difference, then the score', () => {
    const even = [game(A, B, [80, 70]), game(B, A, [80, 70])]
    const byDifference = table([A, B, C], [...even, game(A, C, [60, 50]), game(B, C, [71, 60])])
    expect(order(byDifference)).toEqual([B, A, C])
    expect(tieOf(byDifference, B, A)).toMatchObject({
      criterion: 'difference_overall',
      value: 11,
      other_value: 10,
    })
    // 150 between them, and 60 or 71 over C.
    const byScore = table([A, B, C], [...even, game(A, C, [60, 50]), game(B, C, [71, 61])])
    expect(order(byScore)).toEqual([B, A, C])
    expect(tieOf(byScore, B, A)).toMatchObject({ criterion: 'score_overall', value: 221, other_value: 210 })
  })

  test('H1: three in a circle, by the difference among the three', () => {
    // A +10 −2 = 8, B −10 +5 = −5, C −5 +2 = −3.
    const rows = table([A, B, C], [game(A, B, [80, 70]), game(B, C, [80, 75]), game(C, A, [80, 78])])
    expect(order(rows)).toEqual([A, C, B])
    expect(tieOf(rows, A, B)).toEqual({
      team_id: B,
      criterion: 'difference_among_tied',
      among: [A, B, C],
      value: 8,
      other_value: -5,
    })
    expect(tieOf(rows, C, B)).toMatchObject({ among: [A, B, C], value: -3, other_value: -5 })
  })

  test('H1: three in a circle of equal margins, by the score among the three', () => {
    // By 10 each; A 80 + 60, B 70 + 90, C 80 + 70.
    const rows = table([A, B, C], [game(A, B, [80, 70]), game(B, C, [90, 80]), game(C, A, [70, 60])])
    expect(order(rows)).toEqual([B, C, A])
    expect(tieOf(rows, C, A)).toMatchObject({ criterion: 'score_among_tied', value: 150, other_value: 140 })
  })

  test('H1: once a third team separates, the other two start again between themselves', () => {
    // A by 4 over B, B by 6 over C, C by 2 over A: A +4 −2 = 2, B −4 +6 = 2, C −6 +2 = −4. C is third.
    // The scores among three would put B first, 76 + 100 to 80 + 70; but A beat B.
    const rows = table([A, B, C], [game(A, B, [80, 76]), game(B, C, [100, 94]), game(C, A, [72, 70])])
    expect(order(rows)).toEqual([A, B, C])
    expect(tieOf(rows, A, C)).toMatchObject({
      criterion: 'difference_among_tied',
      among: [A, B, C],
      value: 2,
      other_value: -4,
    })
    expect(tieOf(rows, A, B)).toMatchObject({
      criterion: 'wins_among_tied',
      among: [A, B],
      value: 1,
      other_value: 0,
    })
  })

  test('H1: four teams separate into two pairs, each decided by its own game', () => {
    // Among four: A and B two wins, C and D one. E beat A and B and lost to C and D, so that all have 2–2.
    // Differences over all games would say A +29, D +19, C −10, B −38.
    const rows = table(
      [A, B, C, D, E, F],
      [
        game(A, C, [90, 70]),
        game(A, D, [90, 70]),
        game(B, A, [71, 70]),
        game(B, C, [71, 70]),
        game(D, B, [90, 60]),
        game(C, D, [71, 70]),
        game(E, A, [80, 70]),
        game(E, B, [80, 70]),
        game(C, E, [80, 70]),
        game(D, E, [80, 70]),
        game(E, F, [80, 70]),
      ],
    )
    expect(rows.map((row) => [row.team, row.point])).toEqual([
      [E, 8],
      [B, 6],
      [A, 6],
      [C, 6],
      [D, 6],
      [F, 1],
    ])
    expect(tieOf(rows, B, C)).toMatchObject({
      criterion: 'wins_among_tied',
      among: [A, B, C, D],
      value: 2,
      other_value: 1,
    })
    expect(tieOf(rows, B, A)).toMatchObject({
      criterion: 'wins_among_tied',
      among: [A, B],
      value: 1,
      other_value: 0,
    })
    expect(tieOf(rows, C, D)).toMatchObject({
      criterion: 'wins_among_tied',
      among: [C, D],
      value: 1,
      other_value: 0,
    })
  })

  test('H1: when one of four separates, games against it no longer count for the other three', () => {
    // A beat the three but lost twice outside; the three won twice outside: 3–2 all round.
    // Among B, C, D: B +10 −2 = 8, C −10 +5 = −5, D −5 +2 = −3.
    // With the games against A it would be C −6, D −8, B −32.
    const rows = table(
      [A, B, C, D],
      [
        game(A, B, [100, 60]),
        game(A, C, [71, 70]),
        game(A, D, [75, 70]),
        game(B, C, [80, 70]),
        game(C, D, [80, 75]),
        game(D, B, [80, 78]),
        ...[E, F].flatMap((other) => [
          game(A, other, [70, 90]),
          ...[B, C, D].map((team) => game(team, other, [80, 70])),
        ]),
      ],
    )
    expect(rows.map((row) => [row.team, row.point])).toEqual([
      [A, 8],
      [B, 8],
      [D, 8],
      [C, 8],
    ])
    expect(tieOf(rows, A, B)).toMatchObject({
      criterion: 'wins_among_tied',
      among: [A, B, C, D],
      value: 3,
      other_value: 1,
    })
    expect(tieOf(rows, D, C)).toMatchObject({
      criterion: 'difference_among_tied',
      among: [B, C, D],
      value: -3,
      other_value: -5,
    })
  })

  test('H1: teams that stay tied share a position, and the next one is skipped', () => {
    const rows = table([B, C, A], [game(A, B, [80, 70]), game(B, A, [80, 70])])
    expect(rows.map((row) => [row.team, row.standing, row.position])).toEqual([
      [A, 1, 1],
      [B, 2, 1],
      [C, 3, 3],
    ])
    expect(tieOf(rows, A, B)).toEqual({
      team_id: B,
      criterion: 'undecided',
      among: [A, B],
      value: null,
      other_value: null,
    })
  })

  test('H1: a deduction may create a tie, which the games then decide', () => {
    // A won both, 4 − 1; B one of two, 3. The game between them was A's.
    const games = [game(A, B, [80, 70]), game(A, C, [80, 70]), game(B, C, [80, 70])]
    const rows = standings({ entries: [entry(A, { deduction: 1 }), entry(B), entry(C)], games })
    expect(rows.map((row) => [row.team, row.point])).toEqual([
      [A, 3],
      [B, 3],
      [C, 2],
    ])
    expect(tieOf(rows, A, B)).toMatchObject({ criterion: 'wins_among_tied', value: 1, other_value: 0 })
  })

  test('H1: teams with different numbers of games may tie, even one that has not played', () => {
    // A one win, B two losses: 2 points each, and no game between them. A +10, B −20.
    const rows = table([A, B], [game(A, F, [80, 70]), game(F, B, [80, 70]), game(F, B, [80, 70])])
    expect(order(rows)).toEqual([A, B])
    expect(tieOf(rows, A, B)).toMatchObject({ criterion: 'difference_overall', value: 10, other_value: -20 })
    const forfeited = table([A, B], [game(A, F, [0, 0], { forfeit: 'home' })])
    expect(order(forfeited)).toEqual([B, A])
    expect(tieOf(forfeited, B, A)).toMatchObject({
      criterion: 'difference_overall',
      value: 0,
      other_value: -20,
    })
  })

  test('H1: a competition may use other criteria, or none', () => {
    const entries = [A, B, C].map((team) => entry(team))
    const games = [game(A, B, [80, 70]), game(B, C, [90, 60]), game(C, A, [80, 78])]
    // Over all games: A +10 −2, B −10 +30, C −30 +2.
    const rows = standings({ entries, games, criteria: ['score_overall'] })
    expect(order(rows)).toEqual([B, A, C])
    expect(rowOf(rows, B).ties[0]).toMatchObject({ criterion: 'score_overall', value: 160, other_value: 158 })
    expect(positions(standings({ entries, games, criteria: [] }))).toEqual([1, 1, 1])
  })
})

describe('H1: the examples of the FIBA rules, D', () => {
  test('H1: example 1, two pairs of equal points', () => {
    const rows = table(
      [D, C, B, A],
      [
        game(A, B, [100, 55]),
        game(A, C, [90, 85]),
        game(A, D, [75, 80]),
        game(B, C, [100, 95]),
        game(B, D, [80, 75]),
        game(C, D, [60, 55]),
      ],
    )
    expect(rows.map((row) => [row.team, row.point, row.score, row.against, row.score_difference])).toEqual([
      [A, 5, 265, 220, 45],
      [B, 5, 235, 270, -35],
      [C, 4, 240, 245, -5],
      [D, 4, 210, 215, -5],
    ])
    expect(tieOf(rows, A, B)).toMatchObject({ criterion: 'wins_among_tied', among: [A, B] })
    expect(tieOf(rows, C, D)).toMatchObject({ criterion: 'wins_among_tied', among: [C, D] })
  })

  test('H1: example 2, three of equal points: one by the difference, the other two by their game', () => {
    // Among B, C, D: B 175–165, C 150–155, D 135–140.
    const rows = table(
      [D, C, B, A],
      [
        game(A, B, [100, 55]),
        game(A, C, [90, 85]),
        game(A, D, [120, 75]),
        game(B, C, [100, 85]),
        game(B, D, [75, 80]),
        game(C, D, [65, 55]),
      ],
    )
    expect(rows.map((row) => [row.team, row.point, row.score_difference])).toEqual([
      [A, 6, 95],
      [B, 4, -35],
      [C, 4, -10],
      [D, 4, -50],
    ])
    const among = [B, C, D]
    expect(tieOf(rows, B, D)).toMatchObject({
      criterion: 'difference_among_tied',
      among,
      value: 10,
      other_value: -5,
    })
    expect(tieOf(rows, C, D)).toMatchObject({ criterion: 'wins_among_tied', among: [C, D], value: 1 })
  })
})
