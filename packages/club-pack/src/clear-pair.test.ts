import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clearBall, isPairClear } from './clear-pair.ts'
import { hueDistance, lchOf } from './colour.ts'
import { deriveColours } from './colours.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('two colours that are told apart stay as they are', () => {
  expect(clearBall({ club: '#7a3517', ball: '#f2b134' })).toBe('#f2b134')
})

test('a ball much like the club gets the nearest colour that is told apart', () => {
  const pair = { club: '#c8302a', ball: '#d43a30' }
  expect(isPairClear(deriveColours(pair))).toBe(false)
  const ball = clearBall(pair)
  expect(isPairClear(deriveColours({ ...pair, ball }))).toBe(true)
  // Nearest: it need not leave the family of its colour.
  expect(hueDistance(lchOf(ball).h, lchOf(pair.ball).h)).toBeLessThanOrEqual(45)
})

test('for any two colours there is one', () => {
  fc.assert(
    fc.property(hex, hex, (club, ball) => {
      expect(isPairClear(deriveColours({ club, ball: clearBall({ club, ball }) }))).toBe(true)
    }),
    { numRuns: 300 },
  )
})
