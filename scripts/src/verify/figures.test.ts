import { expect, test } from 'vitest'
import { figuresIn, readNumber } from './figures.ts'

test('finds the numbers of a page by table, team, row and name', () => {
  const html = `<p data-score="home">102</p>
    <div data-team="7"><table data-table="season"><tr data-row="average"><th>Átlag</th>
    <td data-stat="points">19,6</td><td><span data-stat="two_point_made">4</span>/<span data-stat="two_point_all">–</span></td>
    <td data-stat="free_throw_made free_throw_all">–</td></tr></table></div>`
  expect(figuresIn(html).map(({ table, team, row, name, text }) => [table, team, row, name, text])).toEqual([
    ['', '', '', 'home', '102'],
    ['season', '7', 'average', 'points', '19,6'],
    ['season', '7', 'average', 'two_point_made', '4'],
    ['season', '7', 'average', 'two_point_all', '–'],
    ['season', '7', 'average', 'free_throw_made', '–'],
    ['season', '7', 'average', 'free_throw_all', '–'],
  ])
})

test('parses numbers in both languages', () => {
  expect(readNumber('1 234,5', 'hu')).toBe(1234.5)
  expect(readNumber('1,234.5', 'en')).toBe(1234.5)
  expect(readNumber('−0,4', 'hu')).toBe(-0.4)
  expect(readNumber('25:30', 'hu')).toBe(25.5)
  expect(readNumber('–', 'en')).toBeNull()
  expect(readNumber('', 'en')).toBeNaN()
  expect(readNumber('NaN', 'hu')).toBeNaN()
})
