import { expect, test } from 'vitest'
import { seasonAt } from './season.ts'

test.each([
  ['2026-11-17', 2026],
  ['2026-07-01', 2026],
  ['2027-01-05', 2026],
  ['2027-06-30', 2026],
])('on %s the season of %i is played', (day, season) => {
  expect(seasonAt(new Date(`${day}T12:00:00`))).toBe(season)
})
