import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockOf, secondsOf } from './clock.ts'
import { patience, runs } from './testing/property-runs.ts'

describe('H4: minutes of a box score', patience, () => {
  test.each([
    ['24:10', 1450],
    ['4:05', 245],
    ['04:05', 245],
    ['00:00', 0],
    ['0:59', 59],
    ['65:00', 3900],
    ['24', 1440],
    ['7', 420],
    [' 24:10 ', 1450],
  ])('H4: %j is %i seconds', (text, seconds) => {
    expect(secondsOf(text)).toBe(seconds)
  })

  test.each([
    '',
    ':',
    '24:',
    ':10',
    '24:60',
    '24:1',
    '2410',
    '24:10:00',
    '24.10',
    '-4:00',
    '24:1a',
    'DNP',
    '１２',
  ])('H4: %j is not a time', (text) => {
    expect(secondsOf(text)).toBeNull()
  })

  test('H4: 1450 seconds are 24:10, and a team may have 200:00', () => {
    expect([1450, 245, 0, 59.6, 12000].map(clockOf)).toEqual(['24:10', '04:05', '00:00', '01:00', '200:00'])
  })

  test(`H4: formatting and parsing round-trip (${runs} cases)`, () => {
    fc.assert(
      fc.property(fc.nat({ max: 5999 }), (seconds) => {
        expect(secondsOf(clockOf(seconds))).toBe(seconds)
      }),
      { numRuns: runs },
    )
  })

  test(`H4: no text makes it throw, and no result is out of range (${runs} cases)`, () => {
    const nearly = fc.stringMatching(/^[0-9: ]{0,6}$/)
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string({ unit: 'binary' })), (text) => {
        const seconds = secondsOf(text)
        expect(seconds === null || (Number.isInteger(seconds) && seconds >= 0 && seconds < 6000)).toBe(true)
      }),
      { numRuns: runs },
    )
  })
})
