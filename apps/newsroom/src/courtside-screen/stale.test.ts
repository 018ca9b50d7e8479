import { expect, it } from 'vitest'
import { practiceMatch } from './practice.ts'
import { isStale } from './stale.ts'
import { eventMaker } from './testing/events.ts'

const event = eventMaker()
const match = practiceMatch('hu')
const points = (player: number | null) => event({ type: 'points', side: 'home', player, kind: 'two_point' })

it.each([
  ['players of the squads', [points(1), points(null)], false],
  ['a player nobody knows', [points(1), points(99)], true],
  ['a player of the other side', [points(101)], true],
  ['nothing new', [], false],
])('after %s the match is old: %s', (_, events, expected) => {
  expect(isStale(match, { events })).toBe(expected)
})
