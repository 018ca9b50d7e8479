import { describe, expect, test } from 'vitest'
import { logOf } from '../testing/build-log.ts'
import { uuidOf } from '../testing/event-cases.ts'
import { boxScore } from './box-score.ts'
import type { MatchEvent } from './event.ts'
import { mergeEvents } from './merge-events.ts'
import { runningScore } from './running-score.ts'
import { inPlaceOf, stamp } from './stamp.ts'

describe('H6: a new event', () => {
  test('H6: has the time of the device, and an order after all that it knows', () => {
    const now = Date.parse('2025-11-15T18:00:00.000Z')
    expect(stamp([], uuidOf(1), now)).toEqual({ id: uuidOf(1), order: now, at: '2025-11-15T18:00:00.000Z' })
    const [ahead] = logOf({ type: 'timeout', side: 'home' })
    const known = ahead ? [{ ...ahead, order: now + 500 }] : []
    expect(stamp(known, uuidOf(1), now)).toMatchObject({ order: now + 501, at: '2025-11-15T18:00:00.000Z' })
  })

  test('H3: given to a player later, points keep their place, and the score all the way', () => {
    const log = logOf(
      { type: 'points', side: 'home', player: 4, kind: 'three_point' },
      { type: 'points', side: 'away', player: null, kind: 'two_point' },
      { type: 'points', side: 'home', player: 4, kind: 'free_throw' },
      { type: 'period_end' },
    )
    const [, wrong] = log
    if (wrong?.type !== 'points') throw new Error('No points.')
    const later: MatchEvent[] = [
      { ...stamp(log, uuidOf(8), 0), type: 'undo', undoes: wrong.id, period: 4, clock: null },
      { ...wrong, ...inPlaceOf(wrong, uuidOf(9)), player: 10 },
    ]
    const now = mergeEvents(log, later)
    expect(boxScore(log, 'points').unassigned).toEqual({ home: 0, away: 2 })
    expect(boxScore(now, 'points').unassigned).toEqual({ home: 0, away: 0 })
    const scores = (events: MatchEvent[]) =>
      runningScore(events).flatMap((row) => (row.undone ? [] : [row.score]))
    expect(scores(now)).toEqual(scores(log))
  })
})
