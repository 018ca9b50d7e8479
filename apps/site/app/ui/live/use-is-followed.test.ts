import { describe, expect, test } from 'vitest'
import { isFollowedAt } from './use-is-followed.ts'

const start = Date.parse('2025-11-15T17:00:00Z')
const hours = 3_600_000
const date = new Date(start).toISOString()
const isFollowed = (status: 'scheduled' | 'live' | 'postponed', hasPlays: boolean, after: number) =>
  isFollowedAt({ status, date }, hasPlays, start + after * hours)

describe('S11: a match is asked for', () => {
  test('from the hour before it, until nobody begins any more', () => {
    expect([-1.1, -0.9, 3.9, 4.1].map((after) => isFollowed('scheduled', false, after))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
  test('while it is live, but not for ever where it has no plays', () => {
    expect([-2, 3.9, 4.1, 48].map((after) => isFollowed('live', false, after))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(isFollowedAt({ status: 'live', date: null }, false, start)).toBe(false)
  })
  test('as long as it has plays, whatever the page was loaded with', () => {
    expect(isFollowed('scheduled', true, 5)).toBe(true)
    expect(isFollowed('live', true, 5)).toBe(true)
    expect(isFollowedAt({ status: 'live', date: null }, true, start)).toBe(true)
  })
  test('on its new date, where it was postponed', () => {
    expect([-1.1, -0.9, 3.9, 4.1].map((after) => isFollowed('postponed', false, after))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isFollowed('postponed', true, 5)).toBe(true)
    expect(isFollowedAt({ status: 'postponed', date: null }, false, start)).toBe(false)
  })
  test.each(['finished', 'cancelled'] as const)('not once it is %s', (status) => {
    expect(isFollowedAt({ status, date }, true, start)).toBe(false)
  })
})
