import { describe, expect, it } from 'vitest'
import { nextHour, publishTime } from './publish-time.ts'
import { publishingStateOf } from './publishing-state.ts'

// A Tuesday in winter time: 13:30 in Budapest.
const now = Date.parse('2026-11-17T12:30:00Z')

describe('the time of publishing', () => {
  it('is said in Budapest and in words around today', () => {
    expect(publishTime('2026-11-17T16:00:00Z', now, 'hu')).toBe('ma 17:00')
    expect(publishTime('2026-11-17T23:30:00Z', now, 'hu')).toBe('holnap 00:30')
    expect(publishTime('2026-11-16T08:05:00Z', now, 'en')).toBe('yesterday 09:05')
  })

  it('is a date further away, with the year when it is another one', () => {
    expect(publishTime('2026-11-09T16:00:00Z', now, 'hu')).toBe('nov. 9. 17:00')
    expect(publishTime('2026-11-09T16:00:00Z', now, 'en')).toBe('9 Nov 17:00')
    expect(publishTime('2025-07-01T16:00:00Z', now, 'hu')).toBe('2025. júl. 1. 18:00')
  })

  it('starts at the next full hour, at least half an hour away', () => {
    expect(nextHour(now)).toBe('2026-11-17T13:00:00.000Z')
    expect(nextHour(now + 60_000)).toBe('2026-11-17T14:00:00.000Z')
  })
})

it('what visitors see depends on publication and its time', () => {
  const at = (publishDate: string | null) => publishingStateOf({ publishDate }, now)
  expect(publishingStateOf(null, now)).toBe('draft')
  expect([at('2026-11-17T12:29:59Z'), at('2026-11-17T12:30:01Z'), at(null)]).toEqual([
    'public',
    'scheduled',
    'public',
  ])
})
