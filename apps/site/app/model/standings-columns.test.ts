import { describe, expect, test } from 'vitest'
import { standingRowsOf } from './standing-rows.ts'
import { exampleBareRow, exampleClub, exampleStandingRows } from './standings.examples.ts'
import { allColumns, figureIds, figureOf, isFigure } from './standings-columns.ts'

describe('E2: the columns of the standings', () => {
  test('position and team come before the figures', () => {
    expect(allColumns.slice(0, 2)).toEqual(['position', 'teamName'])
    expect(allColumns.filter(isFigure)).toEqual(figureIds)
    expect(isFigure('toString')).toBe(false)
  })
  test('a value is formatted for the language', () => {
    const [first] = standingRowsOf(exampleStandingRows, exampleClub, 'en')
    const write = (figure: 'score_difference' | 'point_percent' | 'last5' | 'streak') =>
      first && figureOf[figure].write(first, 'en')
    expect([write('score_difference'), write('point_percent'), write('last5'), write('streak')]).toEqual([
      '+87',
      '93.8%',
      '4–1',
      'W4',
    ])
  })
  test('F3: an unknown value is a dash in every column', () => {
    const [row] = standingRowsOf([exampleBareRow], exampleClub, 'hu')
    expect(figureIds.map((id) => row && figureOf[id].write(row, 'hu'))).toEqual(figureIds.map(() => '–'))
  })
})
