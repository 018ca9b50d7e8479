import { expect, test } from 'vitest'
import { daysAround, daysFrom } from './days.ts'

const at = (instant: string) => Date.parse(instant)

test('a day is a day of Budapest, not of UTC', () => {
  // Winter time: midnight is 23:00 of the day before in UTC.
  expect(daysAround(at('2025-11-14T22:59:59Z')).today).toBe('2025-11-13T23:00:00.000Z')
  expect(daysAround(at('2025-11-14T23:00:00Z')).today).toBe('2025-11-14T23:00:00.000Z')
  // Summer time.
  expect(daysAround(at('2025-07-01T21:59:00Z')).today).toBe('2025-06-30T22:00:00.000Z')
  expect(daysAround(at('2025-07-01T22:00:00Z')).today).toBe('2025-07-01T22:00:00.000Z')
})

test('the days on which the clock changes have 23 and 25 hours', () => {
  const hours = (now: string) => {
    const { today, tomorrow } = daysAround(at(now))
    return (at(tomorrow) - at(today)) / 3_600_000
  }
  expect(hours('2026-03-29T10:00:00Z')).toBe(23)
  expect(hours('2025-10-26T10:00:00Z')).toBe(25)
})

test('a week ends on Sunday at midnight, on each of its days', () => {
  for (const day of [10, 11, 12, 13, 14, 15, 16]) {
    const { nextMonday, mondayAfter } = daysAround(at(`2025-11-${day}T12:00:00Z`))
    expect([nextMonday, mondayAfter]).toEqual(['2025-11-16T23:00:00.000Z', '2025-11-23T23:00:00.000Z'])
  }
  expect(daysAround(at('2025-11-16T23:00:00Z')).nextMonday).toBe('2025-11-23T23:00:00.000Z')
  // Over the end of a year.
  expect(daysAround(at('2025-12-31T12:00:00Z')).nextMonday).toBe('2026-01-04T23:00:00.000Z')
})

test('yesterday and tomorrow are counted by days, not by hours', () => {
  const now = at('2025-11-15T23:30:00Z')
  expect(daysFrom(now, '2025-11-15T22:59:00Z')).toBe(-1)
  expect(daysFrom(now, '2025-11-16T22:59:00Z')).toBe(0)
  expect(daysFrom(now, '2025-11-16T23:00:00Z')).toBe(1)
  // The clock changed in between.
  expect(daysFrom(at('2025-10-25T12:00:00Z'), '2025-10-26T23:30:00Z')).toBe(2)
})
