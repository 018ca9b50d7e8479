import { expect, test } from 'vitest'
import { awaitsResult } from './awaiting.ts'

const now = Date.parse('2025-11-15T17:00:00Z')
const started = { status: 'scheduled', game_time: '2025-11-15T16:00:00Z' } as const

test('H6: a started match awaits its result, until it is finished with one', () => {
  expect(awaitsResult(started, now)).toBe(true)
  expect(awaitsResult({ ...started, status: 'live' }, now)).toBe(false)
  expect(awaitsResult({ ...started, status: 'finished' }, now)).toBe(true)
  expect(awaitsResult({ ...started, status: 'finished', home_score: 80 }, now)).toBe(true)
  expect(awaitsResult({ ...started, status: 'finished', home_score: 80, away_score: 0 }, now)).toBe(false)
  expect(awaitsResult({ ...started, status: 'finished', forfeit: 'away' }, now)).toBe(false)
})

test('H6: a postponed, cancelled, future or undated match awaits none', () => {
  expect(awaitsResult({ ...started, status: 'postponed' }, now)).toBe(false)
  expect(awaitsResult({ ...started, status: 'cancelled' }, now)).toBe(false)
  expect(awaitsResult({ ...started, game_time: '2025-11-15T17:00:01Z' }, now)).toBe(false)
  expect(awaitsResult({}, now)).toBe(false)
})
