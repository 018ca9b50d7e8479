import fc from 'fast-check'
import {
  type EventBody,
  type EventOf,
  type EventType,
  type MatchEvent,
  reboundKinds,
  shots,
  type Undo,
} from '../events/event.ts'
import type { Side } from '../game.ts'

/** In another order than their numbers. */
export const uuidOf = (index: number): string => {
  const mixed = (Math.imul(index + 1, 2_654_435_761) >>> 0).toString(16).padStart(8, '0')
  return `${mixed}-0000-4000-8000-${index.toString(16).padStart(12, '0')}`
}

const side = fc.constantFrom<Side>('home', 'away')
const player = fc.integer({ min: 1, max: 12 })
const anyone = fc.option(player)
const kind = fc.constantFrom(...shots)

const bodies: { [Type in Exclude<EventType, 'undo'>]: fc.Arbitrary<EventBody<EventOf<Type>>> } = {
  period_start: fc.record({ type: fc.constant('period_start') }),
  period_end: fc.record({ type: fc.constant('period_end') }),
  match_end: fc.record({ type: fc.constant('match_end') }),
  points: fc.record({ type: fc.constant('points'), side, player: anyone, kind }),
  miss: fc.record({ type: fc.constant('miss'), side, player: anyone, kind }),
  foul: fc.record({ type: fc.constant('foul'), side, player: anyone, drawn_by: anyone }),
  rebound: fc.record({
    type: fc.constant('rebound'),
    side,
    player: anyone,
    kind: fc.constantFrom(...reboundKinds),
  }),
  assist: fc.record({ type: fc.constant('assist'), side, player: anyone }),
  steal: fc.record({ type: fc.constant('steal'), side, player: anyone }),
  block: fc.record({ type: fc.constant('block'), side, player: anyone, blocked: anyone }),
  turnover: fc.record({ type: fc.constant('turnover'), side, player: anyone }),
  lineup: fc.record({
    type: fc.constant('lineup'),
    side,
    players: fc.uniqueArray(player, { minLength: 1, maxLength: 5 }),
  }),
  substitution: fc
    .uniqueArray(anyone, { minLength: 2, maxLength: 2 })
    .chain(([out = null, coming = null]) =>
      fc.record({ type: fc.constant('substitution'), side, out: fc.constant(out), in: fc.constant(coming) }),
    ),
  appearance: fc.record({ type: fc.constant('appearance'), side, player }),
  timeout: fc.record({ type: fc.constant('timeout'), side }),
  correction: fc.record({
    type: fc.constant('correction'),
    side,
    points: fc.constantFrom(-2, -1, 1, 2, 3),
  }),
}

/** Anything a scorer may tap, without its identity. */
export const eventBody: fc.Arbitrary<EventBody<Exclude<MatchEvent, Undo>>> = fc.oneof(
  ...Object.values(bodies),
)

const place = fc.record({
  // Few different values, so that many are equal.
  order: fc.nat({ max: 30 }),
  at: fc
    .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
    .map((date) => date.toISOString()),
  period: fc.integer({ min: 1, max: 5 }),
  clock: fc.option(fc.nat({ max: 300 })),
})

/** Any events in any order, without undos. */
export const anyEvents: fc.Arbitrary<MatchEvent[]> = fc
  .array(fc.record({ place, body: eventBody }), { maxLength: 40 })
  .map((all) =>
    all.map(({ place: where, body }, index) => ({ id: uuidOf(index), ...where, ...body }) as MatchEvent),
  )

export const undoOf = ({ id, period }: MatchEvent, index: number): Undo => ({
  type: 'undo',
  id: uuidOf(10_000 + index),
  order: 40 + index,
  at: '2025-11-15T18:06:12.345Z',
  period,
  clock: null,
  undoes: id,
})

/** With some of them undone, some twice. */
export const anyLog: fc.Arbitrary<MatchEvent[]> = anyEvents.chain((events) =>
  fc.array(fc.nat({ max: Math.max(0, events.length - 1) }), { maxLength: 12 }).map((picks) => [
    ...events,
    ...picks.flatMap((pick, index) => {
      const event = events[pick]
      return event ? [undoOf(event, index)] : []
    }),
  ]),
)
