import { expect, it } from 'vitest'
import type { CourtsideListItem } from '../courtside/types.ts'
import { type EventState, isForgettable, isOldPractice, waitingMatch, withWaiting } from './event-store.ts'
import { practiceMatch } from './practice.ts'

const now = Date.parse('2026-11-18T18:00:00Z')
const states = (...list: EventState[]) => list.map((state) => ({ state }))
const tapped = (at: string, ...list: EventState[]) => list.map((state) => ({ state, event: { at } }))
const longAgo = '2026-11-01T18:00:00Z'

it.each([
  ['2026-11-17T17:00:00Z', tapped(longAgo, 'sent', 'seen'), true],
  ['2026-11-17T17:00:00Z', [], true],
  ['2026-11-17T19:00:00Z', tapped(longAgo, 'sent'), false],
  ['2026-11-01T17:00:00Z', tapped(longAgo, 'sent', 'waiting'), false],
  ['2026-11-01T17:00:00Z', tapped(longAgo, 'refused'), false],
  // It was played later than it says, or says nothing.
  ['2026-11-01T17:00:00Z', tapped('2026-11-17T20:00:00Z', 'sent'), false],
  [null, tapped('2026-11-17T20:00:00Z', 'sent'), false],
  [null, tapped(longAgo, 'sent'), true],
  [null, [], true],
])('a match of %s with %j leaves the device: %s', (gameTime, events, expected) => {
  expect(isForgettable(gameTime, events, now)).toBe(expected)
})

it.each([
  [[], true],
  [['2026-11-18T15:00:00Z'], true],
  [['2026-11-18T15:00:00Z', '2026-11-18T17:00:00Z'], false],
])('a practice match with taps at %j is forgotten: %s', (times, expected) => {
  const events = times.map((at) => ({ event: { at } }))
  expect(isOldPractice(events, now)).toBe(expected)
})

const listItem = (id: number): CourtsideListItem => ({
  id,
  home: 'Vidrák',
  away: 'Mókusok',
  game_time: null,
  competition: '',
  arena: null,
  status: 'live',
  keeping: 'full',
})
const waiting = (id: number) =>
  waitingMatch({ match: { ...practiceMatch('hu'), id } }, states('waiting', 'sent', 'waiting', 'refused'))

it('a match whose events wait is in the list, also where the server no longer names it', () => {
  const [old, near] = [waiting(3), waiting(8)]
  if (!old || !near) throw new Error('nothing waits')
  expect(old).toMatchObject({ id: 3, home: 'Gyümölcsök', away: 'Fák', waiting: 2 })
  expect(withWaiting([listItem(7), listItem(8)], [old, near])).toMatchObject([
    { id: 3, waiting: 2 },
    // The server knows better how it stands.
    { id: 8, home: 'Vidrák', status: 'live', waiting: 2 },
    { id: 7, waiting: 0 },
  ])
})

it('a match whose events were sent is listed by the server alone', () => {
  expect(waitingMatch({ match: practiceMatch('hu') }, states('sent', 'refused', 'seen'))).toBeNull()
  expect(withWaiting([listItem(7)], []).map(({ id }) => id)).toEqual([7])
})
