import { expect, it } from 'vitest'
import { publishedAt } from './published-at.ts'

it.each([
  ['in winter', { publishedDaysAgo: 1, hour: '21:48' }, '2026-11-15', '2026-11-14T20:48:00.000Z'],
  ['in summer', { publishedDaysAgo: 0, hour: '09:00' }, '2026-07-01', '2026-07-01T07:00:00.000Z'],
  [
    'across a clock change',
    { publishedDaysAgo: 30, hour: '12:00' },
    '2026-11-15',
    '2026-10-16T10:00:00.000Z',
  ],
  ['across New Year', { publishedDaysAgo: 3, hour: '00:15' }, '2027-01-02', '2026-12-29T23:15:00.000Z'],
])('uses Budapest time %s', (_, published, day, expected) => {
  expect(publishedAt(published, day)).toBe(expected)
})
