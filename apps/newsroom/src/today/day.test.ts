import { describe, expect, test } from 'vitest'
import { dateOf, givenNameOf, titleOf, untilOf, whenOf } from './day.ts'

const at = (instant: string) => Date.parse(instant)

describe('the title', () => {
  const saturday = at('2025-11-15T13:00:00Z')

  test('says the day and that it has a match', () => {
    expect(titleOf(saturday, 2)).toEqual({ hu: 'Szombat, meccsnap', en: 'Saturday, match day' })
  })
  test('says so when there is none, or only the day when nobody knows', () => {
    expect(titleOf(saturday, 0)).toEqual({ hu: 'Ma nincs meccs', en: 'No match today' })
    expect(titleOf(saturday, undefined)).toEqual({ hu: 'Szombat', en: 'Saturday' })
  })
  test('goes by the clocks of Budapest', () => {
    // Half past midnight there.
    expect(titleOf(at('2025-11-15T23:30:00Z'), 1).hu).toBe('Vasárnap, meccsnap')
    expect(dateOf(at('2025-11-15T23:30:00Z'), 'hu')).toBe('2025. november 16.')
    expect(dateOf(saturday, 'en')).toBe('15 November 2025')
  })
})

test('people are greeted without their surname', () => {
  expect(givenNameOf('Barna Kata')).toBe('Kata')
  expect(givenNameOf('Szentgyörgyvölgyi-Kovács Maximilián Alexander')).toBe('Maximilián Alexander')
  expect(givenNameOf(' Kata ')).toBe('Kata')
  expect(givenNameOf('')).toBe('')
})

test('the time that is left is said to the minute on the last day, and not at all when it has come', () => {
  const now = at('2025-11-15T13:48:00Z')
  expect(untilOf('2025-11-15T17:00:00Z', now, 'hu')).toBe('3 óra 12 perc múlva')
  expect(untilOf('2025-11-15T14:00:00Z', now, 'en')).toBe('in 12 minutes')
  expect(untilOf('2025-11-19T17:00:00Z', now, 'hu')).toBe('4 nap múlva')
  expect(untilOf('2025-11-15T13:48:00Z', now, 'hu')).toBe('')
})

test('what happened is told by the clock today, and by its day before', () => {
  const now = at('2025-11-15T13:48:00Z')
  expect(whenOf('2025-11-15T13:31:00Z', now, 'hu')).toBe('14:31')
  expect(whenOf('2025-11-14T22:30:00Z', now, 'hu')).toBe('tegnap')
  expect(whenOf('2025-11-09T10:00:00Z', now, 'hu')).toBe('nov. 9.')
  expect(whenOf('2025-11-09T10:00:00Z', now, 'en')).toBe('9 Nov')
})
