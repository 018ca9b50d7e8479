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

test('the night before July is July in Budapest, wherever the server is', () => {
  expect(seasonAt(new Date('2026-06-30T21:30:00Z'))).toBe(2025)
  expect(seasonAt(new Date('2026-06-30T22:30:00Z'))).toBe(2026)
})
