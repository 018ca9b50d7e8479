import { expect, test } from 'vitest'
import { clockInput, clockText, countText, parseClock, parseCount, unreadable } from './cells.ts'

test('an empty cell is unknown, and 0 is zero', () => {
  expect(parseCount('')).toBeNull()
  expect(parseCount('0')).toBe(0)
  expect(countText(null)).toBe('')
  expect(countText(0)).toBe('0')
})

test('only digits count in a number', () => {
  expect(parseCount('1a2')).toBe(12)
  expect(parseCount('-3')).toBe(3)
  expect(parseCount('x')).toBeNull()
  expect(parseCount('007')).toBe(7)
})

test.each([
  ['', null],
  ['24', 1440],
  ['5', 300],
  ['2410', 1450],
  ['905', 545],
  ['24:10', 1450],
  ['24.10', 1450],
  ['0', 0],
  ['0000', 0],
])('the minutes cell reads %j as %j seconds', (text, seconds) => {
  expect(parseClock(text)).toBe(seconds)
})

test.each(['2475', '24:', '24:1', ':10', '24:60', '1:2:3'])('%j is not a time', (text) => {
  expect(parseClock(text)).toBe(unreadable)
})

test('minutes are shown as mm:ss, an invalid time as nothing', () => {
  expect(clockText(1450)).toBe('24:10')
  expect(clockText(0)).toBe('00:00')
  expect(clockText(null)).toBe('')
  expect(clockText(unreadable)).toBe('')
})

test('a shown time parses to the same value', () => {
  for (const seconds of [0, 59, 60, 545, 1450, 2700]) expect(parseClock(clockText(seconds))).toBe(seconds)
})

test('the minutes cell drops letters and turns a dot into a colon', () => {
  expect(clockInput('2a4,1 0')).toBe('24:10')
})
