import { describe, expect, test } from 'vitest'
import { countdown } from './countdown.ts'

describe('E1: the countdown', () => {
  const second = 1_000
  const minute = 60 * second
  const hour = 60 * minute
  const day = 24 * hour
  test.each([
    ['days and the clock', 2 * day + 19 * hour + 24 * minute + 8 * second, 2, '19:24:08'],
    ['exactly a day', day, 1, '00:00:00'],
    ['below a day, without days', day - second, 0, '23:59:59'],
    ['single figures padded', 9 * hour + 5 * minute + 3 * second, 0, '09:05:03'],
    ['the last minute', 59 * second, 0, '00:00:59'],
    ['the last second', second, 0, '00:00:01'],
    ['a part of a second counts as one', 1, 0, '00:00:01'],
    ['many days', 120 * day + second, 120, '00:00:01'],
  ])('%s', (_, milliseconds, days, clock) => {
    expect(countdown(milliseconds)).toEqual({ days, clock })
  })
  test.each([
    ['at the tip-off', 0],
    ['past', -second],
    ['long past', -day],
    ['no date', Number.NaN],
  ])('nothing %s', (_, milliseconds) => {
    expect(countdown(milliseconds)).toBeNull()
  })
})
