import { dropMalformed } from '@palank/contract/drop-malformed'
import { type StandingRow, standingRow } from '@palank/contract/standings'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defaultTeamLogo } from '~/brand/default-team-logo.ts'
import { standingRowsOf } from './standing-rows.ts'
import { exampleClub, exampleStandingRows, exampleUnplayedRow } from './standings.examples.ts'
import { lastAboveLine } from './standings.ts'

/** After malformed data is dropped. */
const checked = (...answer: unknown[]) =>
  standingRowsOf(dropMalformed(z.array(standingRow), answer).value, exampleClub, 'hu')

describe('E2, F7: a row of the table', () => {
  test('has every column', () => {
    expect(standingRowsOf(exampleStandingRows, exampleClub, 'hu')[1]).toEqual({
      teamId: 2,
      position: 2,
      teamName: 'Dunai Sünök',
      teamLogo: defaultTeamLogo,
      teamLogoAlt: 'Dunai Sünök',
      teamLogoTitle: 'Dunai Sünök',
      isOwn: true,
      played: 8,
      win: 6,
      loss: 2,
      points: 14,
      score: 700,
      against: 640,
      score_difference: 60,
      point_percent: 0.875,
      home: { win: 4, loss: 0 },
      away: { win: 2, loss: 2 },
      streak: { letter: 'GY', count: 3, isWin: true },
      last5: { win: 4, loss: 1 },
      deduction: 0,
      tie: null,
    })
  })
  test('marks only the club’s own team, and never a team without a club', () => {
    const rows = standingRowsOf(exampleStandingRows, exampleClub, 'hu')
    expect(rows.filter(({ isOwn }) => isOwn).map(({ teamName }) => teamName)).toEqual(['Dunai Sünök'])
  })
  test.each([
    ['hu', 1, 'GY3'],
    ['hu', 3, 'V1'],
    ['en', 1, 'W3'],
    ['en', 3, 'L1'],
  ] as const)('H2: the streak in %s of row %i is %s', (language, at, expected) => {
    const { streak } = standingRowsOf(exampleStandingRows, exampleClub, language)[at] ?? {}
    expect(`${streak?.letter}${streak?.count}`).toBe(expected)
  })
  test('H2: has no streak and no percentage before the first game', () => {
    const [row] = standingRowsOf([exampleUnplayedRow], exampleClub, 'hu')
    expect([row?.streak, row?.point_percent]).toEqual([null, null])
  })
  test('H1: is ordered by its place in the table, tied teams share a position', () => {
    const rows = standingRowsOf(exampleStandingRows.toReversed(), exampleClub, 'hu')
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 3, 5, 6, 7, 8, 9, 10, 11])
  })
})

describe('H1: why a team is below another with equal points', () => {
  const [first, second, third] = exampleStandingRows.slice(1, 4) as [StandingRow, StandingRow, StandingRow]
  const tie = { criterion: 'wins_among_tied', among: [2, 3], value: 0, other_value: 2 } as const
  const ties = (row: StandingRow, list: unknown) => checked(first, { ...row, ties: list }, third)[1]?.tie
  test('is explained against the team right above it', () => {
    const view = { criterion: 'wins_among_tied', value: 0, otherValue: 2 }
    expect(
      ties(second, [
        { team_id: third.team.id, ...tie },
        { team_id: first.team.id, ...tie },
      ]),
    ).toEqual(view)
    expect(ties(second, [{ team_id: third.team.id, ...tie }])).toBeNull()
  })
  test.each([[null], ['x'], [[null]], [[{ team_id: 2, criterion: 'luck' }]]])(
    '%j has no explanation',
    (list) => {
      expect(ties(second, list)).toBeNull()
    },
  )
  test('deducted points are included, if any', () => {
    const row = (deduction: unknown) => checked({ ...first, deduction })[0]?.deduction
    expect([row(2), row(null), row(-1)]).toEqual([2, 0, 0])
  })
})

describe('F3: a malformed row', () => {
  const [first, second] = exampleStandingRows
  test('is kept when only a figure is malformed, which is then unknown', () => {
    const [row] = checked({ ...first, played: -1, win: 'x', point: null, last5: {}, streak: { count: 2 } })
    expect(row).toMatchObject({
      teamName: first?.team.name,
      played: null,
      win: null,
      points: null,
      last5: null,
      streak: null,
      loss: first?.loss,
    })
    const bare = checked({ team: { id: 3, name: 'Bakonyi Mormoták' } })[0]
    expect(bare).toMatchObject({ position: 1, played: null, home: null, away: null, deduction: 0, tie: null })
  })
  test('uses its place in the list as its position when it has none, and comes last', () => {
    const rows = checked({ team: { id: 3, name: 'Bakonyi Mormoták' } }, second, first)
    expect(rows.map(({ teamName, position }) => [teamName, position])).toEqual([
      [first?.team.name, 1],
      [second?.team.name, 2],
      ['Bakonyi Mormoták', 3],
    ])
  })
  test('is dropped without a team', () => {
    const nameless = { ...first, team: { ...first?.team, name: ' ' } }
    expect(checked({ ...first, team: null }, nameless, null, second)).toHaveLength(1)
  })
})

describe('the line of the play-off places', () => {
  const positions = (...list: number[]) => list.map((position) => ({ position }))
  test.each([
    ['under the eighth of many', [1, 2, 3, 4, 5, 6, 7, 8, 9], 7],
    ['nowhere below eight teams', [1, 2, 3, 4, 5, 6, 7, 8], -1],
    ['nowhere in an empty table', [], -1],
    ['under all who share the eighth place', [1, 2, 3, 4, 5, 6, 7, 8, 8, 10], 8],
    ['nowhere when all share it', [1, 2, 3, 4, 5, 6, 7, 8, 8], -1],
  ])('%s', (_, list, expected) => {
    expect(lastAboveLine(positions(...list))).toBe(expected)
  })
})
