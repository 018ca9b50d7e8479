import { describe, expect, test } from 'vitest'
import type { Entry } from './game.ts'
import { type StandingRow, standings } from './standings.ts'
import { entry, game, tieOf } from './testing/league-cases.ts'

const [A, B, C, D] = [1, 2, 3, 4] as const

const placesOf = (rows: StandingRow[]) => rows.map((row) => [row.team, row.standing, row.position])

describe('H1: official positions', () => {
  // A 6, B 5, C 4, D 3 points by the results.
  const games = [
    game(A, B, [80, 70]),
    game(A, C, [80, 70]),
    game(A, D, [80, 70]),
    game(B, C, [80, 70]),
    game(B, D, [80, 70]),
    game(C, D, [80, 70]),
  ]
  const official = (positions: Record<number, number>): Entry[] =>
    [A, B, C, D].map((team) => entry(team, { official_position: positions[team] ?? null }))

  test.each<[what: string, official: Record<number, number>, places: number[][]]>([
    [
      'none',
      {},
      [
        [A, 1, 1],
        [B, 2, 2],
        [C, 3, 3],
        [D, 4, 4],
      ],
    ],
    [
      'the last is first',
      { [D]: 1 },
      [
        [D, 1, 1],
        [A, 2, 2],
        [B, 3, 3],
        [C, 4, 4],
      ],
    ],
    [
      'the first is third',
      { [A]: 3 },
      [
        [B, 1, 1],
        [C, 2, 2],
        [A, 3, 3],
        [D, 4, 4],
      ],
    ],
    [
      'all of them',
      { [A]: 4, [B]: 3, [C]: 2, [D]: 1 },
      [
        [D, 1, 1],
        [C, 2, 2],
        [B, 3, 3],
        [A, 4, 4],
      ],
    ],
    [
      'two share the second',
      { [C]: 2, [D]: 2 },
      [
        [A, 1, 1],
        [C, 2, 2],
        [D, 3, 2],
        [B, 4, 4],
      ],
    ],
    [
      'two share the last',
      { [A]: 4, [B]: 4 },
      [
        [C, 1, 1],
        [D, 2, 2],
        [A, 4, 4],
        [B, 5, 4],
      ],
    ],
    [
      'beyond the table',
      { [A]: 12 },
      [
        [B, 1, 1],
        [C, 2, 2],
        [D, 3, 3],
        [A, 12, 12],
      ],
    ],
    [
      'two first and a second',
      { [B]: 1, [C]: 1, [D]: 2 },
      [
        [B, 1, 1],
        [C, 2, 1],
        [D, 3, 2],
        [A, 4, 4],
      ],
    ],
    [
      'no place at all',
      { [D]: 0, [C]: -1, [B]: 1.5 },
      [
        [A, 1, 1],
        [B, 2, 2],
        [C, 3, 3],
        [D, 4, 4],
      ],
    ],
  ])('H1: %s', (_what, positions, places) => {
    expect(placesOf(standings({ entries: official(positions), games }))).toEqual(places)
  })

  test('H1: tied teams share a position next to an official one, but not across it', () => {
    const tied = (positions: Record<number, number>) =>
      placesOf(standings({ entries: official(positions), games: [] }))
    expect(tied({ [C]: 1 })).toEqual([
      [C, 1, 1],
      [A, 2, 2],
      [B, 3, 2],
      [D, 4, 2],
    ])
    expect(tied({ [C]: 4 })).toEqual([
      [A, 1, 1],
      [B, 2, 1],
      [D, 3, 1],
      [C, 4, 4],
    ])
    expect(tied({ [D]: 2 })).toEqual([
      [A, 1, 1],
      [D, 2, 2],
      [B, 3, 3],
      [C, 4, 3],
    ])
  })

  test('H1: an official position of either team is the reason', () => {
    // Three in a circle, A +8, C −3, B −5; the league puts B first.
    const circle = [game(A, B, [80, 70]), game(B, C, [80, 75]), game(C, A, [80, 78])]
    const entries = [entry(A), entry(B, { official_position: 1 }), entry(C)]
    const rows = standings({ entries, games: circle })
    expect(rows.map((row) => row.team)).toEqual([B, A, C])
    const reason = { criterion: 'official_position', among: [A, B, C] }
    expect(tieOf(rows, B, A)).toEqual({ team_id: A, ...reason, value: 1, other_value: null })
    expect(tieOf(rows, C, B)).toEqual({ team_id: B, ...reason, value: null, other_value: 1 })
    expect(tieOf(rows, A, C)).toMatchObject({ criterion: 'difference_among_tied', value: 8, other_value: -3 })
  })
})
