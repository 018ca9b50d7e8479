import { describe, expect, test } from 'vitest'
import { clockOf, dateOf, dayOf, givenNameOf, titleOf, untilOf } from './day.ts'

const at = (instant: string) => Date.parse(instant)

describe('the title', () => {
  const saturday = at('2025-11-15T13:00:00Z')

  test('says the day and that it has a match', () => {
    expect(titleOf(saturday, 2)).toEqual({ hu: 'Szombat, meccsnap', en: 'Saturday, match day' })
  })
  test('says so when there is none, or only the day when nobody knows', () => {
    expect(titleOf(saturday, 0)).toEqual({ hu: 'Ma nincs meccs', en: 'No match today' })
    expect(titleOf(saturday, null)).toEqual({ hu: 'Szombat', en: 'Saturday' })
  })
  test('goes by the clocks of Budapest', () => {
    // Half past midnight there.
    expect(titleOf(at('2025-11-15T23:30:00Z'), 1).hu).toBe('Vasárnap, meccsnap')
    expect(dateOf(at('2025-11-15T23:30:00Z'), 'hu')).toBe('2025. november 16.')
    expect(dateOf(saturday, 'en')).toBe('15 November 2025')
  })
})

describe('the day', () => {
  test('is from midnight to midnight in Budapest', () => {
    expect(dayOf(at('2025-11-15T23:30:00Z'))).toEqual({
      from: '2025-11-15T23:00:00.000Z',
      until: '2025-11-16T23:00:00.000Z',
    })
  })
  test('has 23 hours when summer time begins, and 25 when it ends', () => {
    const hours = (now: string) => {
      const { from, until } = dayOf(at(now))
      return (at(until) - at(from)) / 3_600_000
    }
    expect(hours('2026-03-29T12:00:00Z')).toBe(23)
    expect(hours('2026-10-25T12:00:00Z')).toBe(25)
  })
})

test('people are greeted without their surname', () => {
  expect(givenNameOf('Barna Kata')).toBe('Kata')
  expect(givenNameOf('Szentgyörgyvölgyi-Kovács Maximilián Alexander')).toBe('Maximilián Alexander')
  expect(givenNameOf(' Kata ')).toBe('Kata')
  expect(givenNameOf('')).toBe('')
})

test('the time that is left is said in its largest unit, and not at all when it has come', () => {
  const now = at('2025-11-15T13:48:00Z')
  expect(untilOf('2025-11-15T17:00:00Z', now, 'hu')).toBe('3 óra múlva')
  expect(untilOf('2025-11-15T14:00:00Z', now, 'en')).toBe('in 12 minutes')
  expect(untilOf('2025-11-19T17:00:00Z', now, 'hu')).toBe('4 nap múlva')
  expect(untilOf('2025-11-15T13:48:00Z', now, 'hu')).toBe('')
  expect(clockOf('2025-11-15T17:00:00Z')).toBe('18:00')
})
