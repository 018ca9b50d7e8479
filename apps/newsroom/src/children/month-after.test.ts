import { expect, test } from 'vitest'
import { monthAfter } from './month-after.ts'

test.each([
  ['2026-11-15', '2026-12-15'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-30', '2028-02-29'],
  ['2027-03-31', '2027-04-30'],
])('a month after %s is %s', (day, due) => {
  expect(monthAfter(`${day}T12:00:00.000Z`)).toBe(`${due}T12:00:00.000Z`)
})
