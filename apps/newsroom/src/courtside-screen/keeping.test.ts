import type { EventBody } from '@palank/sport/events/event'
import { expect, it } from 'vitest'
import { keepingIn } from './keeping.ts'
import { eventMaker } from './testing/events.ts'

const event = eventMaker()
const start = event({ type: 'period_start' })
const points = event({ type: 'points', side: 'home', player: 1, kind: 'two_point' })
const foul = event({ type: 'foul', side: 'home', player: 1, drawn_by: null })
const assist = event({ type: 'assist', side: 'home', player: 1 })
const lineup: EventBody = { type: 'lineup', side: 'home', players: [1] }

it.each([
  ['nothing', [], 'full'],
  ['starters alone', [event(lineup)], 'full'],
  ['a start', [start], 'points'],
  ['points and fouls', [start, points, foul], 'points'],
  ['an assist', [start, points, assist], 'full'],
  ['an assist that was undone', [start, assist, event({ type: 'undo', undoes: assist.id })], 'points'],
  ['starters', [start, event(lineup)], 'full'],
] as const)('a log with %s was kept as %3$s', (_, log, expected) => {
  expect(keepingIn(log)).toBe(expected)
})
