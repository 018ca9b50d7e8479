import { expect, test } from 'vitest'
import { lineAt, putLine, setNumber } from './edit.ts'
import { blankLine } from './rows.ts'

const at = (player: number, jersey_number: string | null = String(player)) =>
  ({ key: `home-${player}`, side: 'home', player, jersey_number }) as const
const scored = (player: number, points: number) => ({ ...blankLine('home', player, String(player)), points })

test('the first number creates a line, removing the last one deletes it', () => {
  const typed = setNumber(lineAt([], at(7)), 'foul', 2, false).line
  const lines = putLine([], at(7), typed)
  expect(lines).toEqual([{ ...blankLine('home', 7, '7'), foul: 2 }])
  expect(putLine(lines, at(7), setNumber(lineAt(lines, at(7)), 'foul', null, false).line)).toEqual([])
})

test('an empty row that stays empty adds nothing', () => {
  expect(putLine([], at(7), blankLine('home', 7, '7'))).toEqual([])
})

test('new lines are sorted by jersey number, home before away', () => {
  const away = { ...blankLine('away', 1, '1'), points: 1 }
  const lines = putLine([scored(4, 2), scored(12, 8), away], at(7), scored(7, 5))
  expect(lines.map(({ side, jersey_number }) => [side, jersey_number])).toEqual([
    ['home', '4'],
    ['home', '7'],
    ['home', '12'],
    ['away', '1'],
  ])
})

test('other lines stay the same objects', () => {
  const other = scored(4, 2)
  const lines = putLine([other, scored(7, 5)], at(7), scored(7, 6))
  expect(lines[0]).toBe(other)
  expect(lines[1]?.points).toBe(6)
})

test('the second row of a player is edited on its own', () => {
  const lines = [scored(7, 5), scored(7, 9)]
  const second = { ...at(7), key: 'home-7-2' }
  expect(lineAt(lines, second).points).toBe(9)
  expect(putLine(lines, second, blankLine('home', 7, '7'))).toEqual([scored(7, 5)])
})

test('points are calculated once all three kinds of shots are known', () => {
  const two = setNumber(blankLine('home', 7, '7'), 'two_point_made', 4, false)
  const three = setNumber(two.line, 'three_point_made', 2, two.proposed)
  expect(three).toMatchObject({ line: { points: null }, proposed: false })
  const free = setNumber(three.line, 'free_throw_made', 1, three.proposed)
  expect(free).toMatchObject({ line: { points: 15 }, proposed: true })
})

test('calculated points follow the shots, also back to unknown', () => {
  const line = { ...blankLine('home', 7, '7'), two_point_made: 1, three_point_made: 0, free_throw_made: 0 }
  const proposal = setNumber({ ...line, points: 2 }, 'two_point_made', 12, true)
  expect(proposal).toMatchObject({ line: { points: 24 }, proposed: true })
  expect(setNumber(proposal.line, 'two_point_made', null, true)).toMatchObject({
    line: { points: null },
    proposed: false,
  })
})

test('typed points stay', () => {
  const typed = setNumber(blankLine('home', 7, '7'), 'points', 9, true)
  expect(typed.proposed).toBe(false)
  const line = { ...typed.line, three_point_made: 0, free_throw_made: 0 }
  expect(setNumber(line, 'two_point_made', 5, false)).toMatchObject({ line: { points: 9 }, proposed: false })
})

test('other numbers do not change calculated points', () => {
  const line = scored(7, 9)
  expect(setNumber(line, 'assist', 3, true)).toMatchObject({ line: { points: 9, assist: 3 }, proposed: true })
})

test('with a starter marked the others of the team did not start, the other team stays unknown', () => {
  const away = { ...blankLine('away', 1, '1'), points: 1 }
  const started = putLine([scored(4, 2), away], at(7), { ...scored(7, 5), starter: true })
  expect(started.map(({ starter }) => starter)).toEqual([false, true, null])
  const unmarked = putLine(started, at(7), { ...scored(7, 5), starter: false })
  expect(unmarked.map(({ starter }) => starter)).toEqual([null, null, null])
})
