import { expect, test } from 'vitest'
import { unreadable } from './cells.ts'
import { columns } from './columns.ts'
import { blankLine } from './rows.ts'
import { fewColumns, totalsOf } from './totals.ts'

const blank = blankLine('home', 1, null)

test('a total is the sum of what is known, and unknown when nothing is', () => {
  const totals = totalsOf([{ ...blank, points: 12, foul: 0 }, { ...blank, points: 7 }, blank])
  expect(totals.points).toBe(19)
  expect(totals.foul).toBe(0)
  expect(totals.assist).toBeNull()
  expect(totalsOf([]).points).toBeNull()
})

test('an invalid time is not counted', () => {
  expect(
    totalsOf([
      { ...blank, seconds: unreadable },
      { ...blank, seconds: 600 },
    ]).seconds,
  ).toBe(600)
})

test('points, fouls and every column with a number, in order', () => {
  const names = (lines: Parameters<typeof fewColumns>[0]) => fewColumns(lines).map(({ name }) => name)
  expect(names([])).toEqual(['points', 'foul'])
  expect(names([{ ...blank, assist: 0 }])).toEqual(['points', 'assist', 'foul'])
})

test('every column of the sheet has a total', () => {
  expect(Object.keys(totalsOf([])).toSorted()).toEqual(columns.map(({ name }) => name).toSorted())
})
