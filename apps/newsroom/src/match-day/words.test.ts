import { expect, test } from 'vitest'
import { clockOf, dayAndTime, dayRange, longDay, shortDate, timeLeft } from './words.ts'

const now = Date.parse('2025-11-15T15:00:00Z')

test('times in words, in Budapest', () => {
  expect(clockOf('2025-11-15T17:00:00Z')).toBe('18:00')
  expect(shortDate('2025-11-14T16:30:00Z', now, 'hu')).toBe('nov. 14.')
  expect(shortDate('2025-11-14T16:30:00Z', now, 'en')).toBe('14 Nov')
  expect(shortDate('2026-01-03T16:30:00Z', now, 'hu')).toBe('2026. jan. 3.')
  expect(dayAndTime('2025-11-14T16:30:00Z', now, 'hu')).toBe('tegnap 17:30')
  expect(dayAndTime('2025-11-15T23:30:00Z', now, 'hu')).toBe('holnap 00:30')
  expect(dayAndTime('2025-11-19T18:30:00Z', now, 'hu')).toBe('szerda 19:30')
  expect(dayAndTime('2025-11-19T18:30:00Z', now, 'en')).toBe('Wednesday 19:30')
  expect(longDay(now, 'hu')).toBe('szombat, november 15.')
  expect(longDay(now, 'en')).toBe('Saturday, 15 November')
})

test('a range ends with its last day, not with the midnight after it', () => {
  const range = (language: 'hu' | 'en') =>
    dayRange('2025-11-16T23:00:00.000Z', '2025-11-23T23:00:00.000Z', language)
  expect(range('hu')).toBe('november 17–23.')
  // With the thin spaces of the locale.
  expect(range('en')).toMatch(/^17\s–\s23 November$/)
})

test('the time left is in hours and minutes', () => {
  expect(timeLeft('2025-11-15T18:12:00Z', now, 'hu')).toBe('3 óra 12 perc')
  expect(timeLeft('2025-11-15T17:00:00Z', now, 'hu')).toBe('2 óra')
  expect(timeLeft('2025-11-15T15:00:30Z', now, 'en')).toBe('1 minute')
})
