import { expect, test } from 'vitest'
import { awaitsResult } from './awaiting.ts'

const now = Date.parse('2025-11-15T17:00:00Z')
const begun = { status: 'scheduled', game_time: '2025-11-15T16:00:00Z' } as const

test('H6: a match that has begun awaits its result, until it is closed with one', () => {
  expect(awaitsResult(begun, now)).toBe(true)
  expect(awaitsResult({ ...begun, status: 'live' }, now)).toBe(false)
  expect(awaitsResult({ ...begun, status: 'finished' }, now)).toBe(true)
  expect(awaitsResult({ ...begun, status: 'finished', home_score: 80 }, now)).toBe(true)
  expect(awaitsResult({ ...begun, status: 'finished', home_score: 80, away_score: 0 }, now)).toBe(false)
  expect(awaitsResult({ ...begun, status: 'finished', forfeit: 'away' }, now)).toBe(false)
})

test('H6: one that is put off, called off, to come or not yet dated awaits none', () => {
  expect(awaitsResult({ ...begun, status: 'postponed' }, now)).toBe(false)
  expect(awaitsResult({ ...begun, status: 'cancelled' }, now)).toBe(false)
  expect(awaitsResult({ ...begun, game_time: '2025-11-15T17:00:01Z' }, now)).toBe(false)
  expect(awaitsResult({}, now)).toBe(false)
})
