import { expect, test } from 'vitest'
import { daysAround } from './days.ts'
import { canPostpone, type Placed, sectionOf, takesEvents, takesScore } from './sections.ts'

// Saturday in Budapest, 16:00.
const now = Date.parse('2025-11-15T15:00:00Z')
const match = (more: Partial<Placed>): Placed => ({
  status: 'scheduled',
  game_time: '2025-11-15T17:00:00Z',
  home_score: null,
  away_score: null,
  forfeit: null,
  ...more,
})
const placeAt = (instant: number, more: Partial<Placed>) =>
  sectionOf(match(more), instant, daysAround(instant))
const place = (more: Partial<Placed>) => placeAt(now, more)
const result = { status: 'finished', home_score: 80, away_score: 70 } as const

test('today is from midnight to midnight in Budapest, whatever has become of the match', () => {
  expect(place({ game_time: '2025-11-14T22:59:59Z' })).toBe('awaiting')
  expect(place({ game_time: '2025-11-14T23:00:00Z' })).toBe('today')
  expect(place({ game_time: '2025-11-15T22:59:59Z' })).toBe('today')
  expect(place({ game_time: '2025-11-15T23:00:00Z' })).toBe('week')
  for (const status of ['live', 'postponed', 'cancelled'] as const) expect(place({ status })).toBe('today')
  expect(place(result)).toBe('today')
})

test('a live match that began before midnight is still of today, until it counts as over', () => {
  const live = { status: 'live', game_time: '2025-11-14T21:30:00Z' } as const
  const afterMidnight = Date.parse('2025-11-14T23:30:00Z')
  expect(placeAt(afterMidnight, live)).toBe('today')
  expect(placeAt(afterMidnight + 2 * 3_600_000, live)).toBe('awaiting')
})

test('a match of an earlier day without a result awaits it, the others are played or nowhere', () => {
  const yesterday = '2025-11-14T17:30:00Z'
  expect(place({ game_time: yesterday })).toBe('awaiting')
  expect(place({ game_time: yesterday, status: 'finished', home_score: 80 })).toBe('awaiting')
  expect(place({ game_time: null, status: 'finished' })).toBe('awaiting')
  expect(place({ ...result, game_time: yesterday })).toBe('played')
  expect(place({ ...result, game_time: null })).toBe('played')
  expect(place({ game_time: yesterday, status: 'finished', forfeit: 'home' })).toBe('played')
  expect(place({ game_time: yesterday, status: 'cancelled' })).toBeUndefined()
})

test('weeks end on Sunday at midnight', () => {
  expect(place({ game_time: '2025-11-16T22:59:59Z' })).toBe('week')
  expect(place({ game_time: '2025-11-16T23:00:00Z' })).toBe('next_week')
  expect(place({ game_time: '2025-11-23T22:59:59Z' })).toBe('next_week')
  expect(place({ game_time: '2025-11-23T23:00:00Z' })).toBe('later')
  expect(place({ game_time: '2025-11-20T17:00:00Z', status: 'cancelled' })).toBe('next_week')
  // On Sunday nothing is left of the week.
  expect(placeAt(Date.parse('2025-11-16T12:00:00Z'), { game_time: '2025-11-17T12:00:00Z' })).toBe('next_week')
})

test('without a date, or postponed from one that has passed, it waits for a date', () => {
  expect(place({ game_time: null })).toBe('undated')
  expect(place({ game_time: null, status: 'postponed' })).toBe('undated')
  expect(place({ game_time: '2025-11-12T17:00:00Z', status: 'postponed' })).toBe('undated')
  expect(place({ game_time: '2025-11-20T17:00:00Z', status: 'postponed' })).toBe('next_week')
  expect(place({ game_time: null, status: 'cancelled' })).toBeUndefined()
})

test('a score can be typed once the match has begun, until it has a result', () => {
  const takes = (more: Partial<Placed>) => takesScore(match(more), now)
  expect(takes({ game_time: '2025-11-15T15:00:00Z' })).toBe(true)
  expect(takes({ game_time: '2025-11-15T15:00:01Z' })).toBe(false)
  expect(takes({ status: 'live' })).toBe(true)
  expect(takes({ status: 'finished' })).toBe(true)
  expect(takes(result)).toBe(false)
  expect(takes({ status: 'postponed', game_time: '2025-11-15T14:00:00Z' })).toBe(true)
  expect(takes({ status: 'postponed' })).toBe(false)
  expect(takes({ status: 'cancelled', game_time: '2025-11-14T14:00:00Z' })).toBe(false)
})

test('what has not been played can be postponed', () => {
  const can = (more: Partial<Placed>) => canPostpone(match(more), now)
  expect(can({})).toBe(true)
  expect(can({ game_time: null })).toBe(true)
  expect(can({ status: 'postponed' })).toBe(true)
  // Called off at the last minute, and nobody wrote it in.
  expect(can({ game_time: '2025-11-14T17:30:00Z' })).toBe(true)
  expect(can({ status: 'live' })).toBe(false)
  expect(can({ status: 'finished' })).toBe(false)
  expect(can(result)).toBe(false)
  expect(can({ status: 'cancelled' })).toBe(false)
})

test('what is not over can be kept at courtside', () => {
  const can = (more: Partial<Placed>) => takesEvents(match(more), now)
  for (const status of ['scheduled', 'live', 'postponed'] as const) expect(can({ status })).toBe(true)
  expect(can({ game_time: '2025-11-14T17:30:00Z' })).toBe(true)
  expect(can(result)).toBe(false)
  expect(can({ status: 'cancelled' })).toBe(false)
})
