import { expect, test } from 'vitest'
import { seasonInQuery } from './season-in-query.ts'

test.each([
  ['', undefined],
  ['season=2025', 2025],
  ['season=1998', 1998],
  ['season=', null],
  ['season=25', null],
  ['season=2025/26', null],
  ['season=3025', null],
  ['season=-2025', null],
])('B7: a season is a year: %s', (query, season) => {
  expect(seasonInQuery(new URLSearchParams(query))).toBe(season)
})
