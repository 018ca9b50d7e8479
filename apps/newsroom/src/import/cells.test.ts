import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budapestClock, budapestInstant } from './budapest.ts'
import { dayOf, seasonYear, timeOf } from './cells.ts'

test('dates', () => {
  expect(dayOf('2025-10-04')).toBe('2025-10-04')
  expect(dayOf('2025.10.04.')).toBe('2025-10-04')
  expect(dayOf('2025. 3. 7.')).toBe('2025-03-07')
  expect(dayOf('2025-02-30')).toBe(false)
  expect(dayOf('2025-13-01')).toBe(false)
  expect(dayOf('04/10/2025')).toBeNull()
  expect(dayOf('2024-02-29')).toBe('2024-02-29')
})

test('times', () => {
  expect(timeOf('18:00')).toBe('18:00')
  expect(timeOf('9:30')).toBe('09:30')
  expect([timeOf('24:00'), timeOf('18:60'), timeOf('este')]).toEqual([null, null, null])
})

test('seasons', () => {
  expect(['2025', '2025/26', '2025/2026', '2025-26'].map(seasonYear)).toEqual([2025, 2025, 2025, 2025])
  expect(['2025/27', '25/26', 'x'].map(seasonYear)).toEqual([null, null, null])
  expect(seasonYear('1999/00')).toBe(1999)
})

test('a clock in Budapest, in winter and in summer', () => {
  expect(budapestInstant('2025-12-06', '18:00')).toBe('2025-12-06T17:00:00.000Z')
  expect(budapestInstant('2025-10-04', '18:00')).toBe('2025-10-04T16:00:00.000Z')
  expect(budapestInstant('2025-10-26', '04:00')).toBe('2025-10-26T03:00:00.000Z')
  const day = fc.integer({ min: 0, max: 20_000 })
  fc.assert(
    fc.property(day, (days) => {
      const date = new Date(days * 86_400_000).toISOString().slice(0, 10)
      expect(budapestClock(budapestInstant(date, '18:00'))).toBe(`${date} 18:00`)
    }),
  )
})
