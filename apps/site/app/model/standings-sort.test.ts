import { queryValues } from '@palank/routes'
import { describe, expect, test } from 'vitest'
import { standingRowsOf } from './standing-rows.ts'
import { exampleClub, exampleStandingRows, exampleUnplayedRow } from './standings.examples.ts'
import { allColumns } from './standings-columns.ts'
import { nextSort, sortFromQuery, sortRows } from './standings-sort.ts'

const sortOf = (query: string) => sortFromQuery(new URLSearchParams(query))
const rows = standingRowsOf(exampleStandingRows, exampleClub, 'hu')

describe('E2: the order of the table', () => {
  test('is chosen by a valid column and direction only', () => {
    expect(sortOf('sort=win&dir=asc')).toEqual({ column: 'win', direction: 'asc' })
    expect(sortOf('sort=win')).toEqual({ column: 'win', direction: 'desc' })
    expect(sortOf('sort=teamName&dir=x')).toEqual({ column: 'teamName', direction: 'asc' })
    expect(sortOf('')).toBeNull()
    expect(sortOf('sort=luck&dir=asc')).toBeNull()
  })
  test('may be chosen by every column, also through the edge', () => {
    expect(queryValues.sort).toEqual(allColumns)
  })
  test('is reversed by the current column', () => {
    expect(nextSort('win', null)).toEqual({ column: 'win', direction: 'desc' })
    expect(nextSort('win', { column: 'win', direction: 'desc' })).toEqual({ column: 'win', direction: 'asc' })
    expect(nextSort('win', { column: 'loss', direction: 'asc' })).toEqual({
      column: 'win',
      direction: 'desc',
    })
  })
  test('is the table’s own by default', () => {
    expect(sortRows(rows, null, 'hu')).toEqual(rows)
  })
  test('sorts by figures, equal ones as in the table', () => {
    const sorted = sortRows(rows, { column: 'loss', direction: 'desc' }, 'hu')
    const losses = rows.map(({ loss }) => Number(loss))
    expect(sorted.map(({ loss }) => loss)).toEqual(losses.toSorted((a, b) => b - a))
    expect(sorted.slice(2, 5).map(({ position }) => position)).toEqual([7, 8, 9])
  })
  test('sorts names by the language', () => {
    const [first] = sortRows(rows, { column: 'teamName', direction: 'asc' }, 'hu')
    expect(first?.teamName).toBe('Bakonyi Mormoták')
  })
  test('sorts by streaks, from the longest of wins to the longest of losses', () => {
    const streaks = sortRows(rows, { column: 'streak', direction: 'desc' }, 'hu').map(
      ({ streak }) => `${streak?.letter}${streak?.count}`,
    )
    expect([streaks[0], streaks.at(-1)]).toEqual(['GY4', 'V5'])
  })
  test('has unknown values last in both directions', () => {
    const unplayed = standingRowsOf([exampleUnplayedRow], exampleClub, 'hu')
    const bare = unplayed.map((row) => ({ ...row, win: null, home: null, last5: null }))
    for (const column of ['point_percent', 'streak', 'win', 'home', 'last5'] as const) {
      for (const direction of ['asc', 'desc'] as const) {
        const last = sortRows([...bare, ...rows], { column, direction }, 'hu').at(-1)
        expect(last?.teamName).toBe('Somlói Lovagok')
      }
    }
  })
})
