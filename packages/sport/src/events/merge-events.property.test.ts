import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyLog, eventBody, undoOf, uuidOf } from '../testing/event-cases.ts'
import { patience, runs } from '../testing/property-runs.ts'
import { boxScore } from './box-score.ts'
import type { MatchEvent } from './event.ts'
import { mergeEvents } from './merge-events.ts'
import { stamp } from './stamp.ts'

const numRuns = runs

type Phone = {
  /** Milliseconds that its clock is wrong by. */
  skew: number
  /** What its screen shows. */
  log: MatchEvent[]
  waiting: MatchEvent[]
}
const step = fc.record({
  phone: fc.nat({ max: 1 }),
  does: fc.constantFrom('enter', 'enter', 'enter', 'undo', 'send', 'fetch'),
  body: eventBody,
  period: fc.integer({ min: 1, max: 5 }),
  pick: fc.nat(),
  // A send may get through without its answer, and a fetch may bring only some.
  answered: fc.boolean(),
  seconds: fc.nat({ max: 60 }),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
const skew = fc.integer({ min: -3_600_000, max: 3_600_000 })

/** Plays the steps of two phones and a server, then lets everything through. */
function exchange(skews: [number, number], steps: Step[]) {
  const phones = skews.map((wrong): Phone => ({ skew: wrong, log: [], waiting: [] }))
  const server = new Map<string, MatchEvent>()
  const entered: MatchEvent[] = []
  let now = Date.parse('2025-11-15T17:00:00.000Z')

  const enter = (phone: Phone, event: MatchEvent) => {
    entered.push(event)
    phone.log = mergeEvents(phone.log, [event])
    phone.waiting.push(event)
  }
  const send = (phone: Phone, count: number, answered: boolean) => {
    const batch = phone.waiting.slice(0, count)
    for (const event of batch) if (!server.has(event.id)) server.set(event.id, structuredClone(event))
    if (answered) phone.waiting = phone.waiting.slice(count)
  }
  const fetch = (phone: Phone, count: number) => {
    phone.log = mergeEvents([...server.values()].slice(0, count), phone.log)
  }

  for (const { phone: at, does, body, period, pick, answered, seconds } of steps) {
    const phone = phones[at]
    if (!phone) continue
    now += 1000 * seconds
    const target = phone.log[pick % Math.max(1, phone.log.length)]
    const made = stamp(phone.log, uuidOf(entered.length), now + phone.skew)
    if (does === 'enter') enter(phone, { ...made, period, clock: null, ...body } as MatchEvent)
    if (does === 'undo' && target) enter(phone, { ...undoOf(target, 0), ...made })
    if (does === 'send') send(phone, 1 + (pick % 5), answered)
    if (does === 'fetch') fetch(phone, answered ? server.size : pick % 5)
  }
  for (const phone of phones) send(phone, phone.waiting.length, false)
  for (const phone of phones) send(phone, phone.waiting.length, true)
  for (const phone of phones) fetch(phone, server.size)
  return { phones, server: mergeEvents([...server.values()]), entered }
}

describe('H6: properties of a merged log', patience, () => {
  test(`H6: two phones and the server end with the same log, nothing lost, nothing twice (${runs} cases)`, () => {
    fc.assert(
      fc.property(fc.tuple(skew, skew), fc.array(step, { maxLength: 60 }), (skews, steps) => {
        const { phones, server, entered } = exchange(skews, steps)
        const ids = entered.map((event) => event.id).sort()
        expect(server.map((event) => event.id).sort()).toEqual(ids)
        for (const phone of phones) {
          expect(phone.log).toEqual(server)
          expect(boxScore(phone.log, 'full')).toEqual(boxScore(entered, 'full'))
        }
      }),
      { numRuns },
    )
  })

  test(`H6: what is entered comes after what its scorer had seen of the period, however wrong the clocks (${runs} cases)`, () => {
    const plays = step.filter(({ body }) => 'side' in body && body.type !== 'lineup')
    fc.assert(
      fc.property(fc.tuple(skew, skew), fc.array(plays, { maxLength: 40 }), (skews, steps) => {
        const online = steps.flatMap((one) => [
          { ...one, does: 'fetch' as const, answered: true },
          { ...one, does: 'enter' as const, period: 1 },
          { ...one, does: 'send' as const, answered: true },
        ])
        const { server, entered } = exchange(skews, online)
        expect(server.map((event) => event.id)).toEqual(entered.map((event) => event.id))
      }),
      { numRuns },
    )
  })

  test(`H6: merging is the same in any order, grouping and repetition (${runs} cases)`, () => {
    const cases = anyLog.chain((log) =>
      fc.record({
        log: fc.constant(log),
        shuffled: fc.shuffledSubarray(log, { minLength: log.length, maxLength: log.length }),
        part: fc.subarray(log),
      }),
    )
    fc.assert(
      fc.property(cases, ({ log, shuffled, part }) => {
        const merged = mergeEvents(log)
        expect(mergeEvents(shuffled)).toEqual(merged)
        expect(mergeEvents(part, shuffled)).toEqual(merged)
        expect(mergeEvents(mergeEvents(part), mergeEvents(shuffled, part))).toEqual(merged)
        expect(mergeEvents(merged)).toEqual(merged)
        expect(merged).toHaveLength(log.length)
      }),
      { numRuns },
    )
  })

  test(`H6: a period begins with its start and ends with its end (${runs} cases)`, () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const merged = mergeEvents(log)
        expect(merged.map((event) => event.period)).toEqual(log.map((event) => event.period).sort())
        for (const events of Map.groupBy(merged, (event) => event.period).values()) {
          const types = events.map((event) => event.type).filter((type) => type !== 'match_end')
          const starts = types.filter((type) => type === 'period_start').length
          const ends = types.filter((type) => type === 'period_end').length
          expect(types.slice(0, starts).every((type) => type === 'period_start')).toBe(true)
          expect(types.slice(types.length - ends).every((type) => type === 'period_end')).toBe(true)
        }
      }),
      { numRuns },
    )
  })
})
