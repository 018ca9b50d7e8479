import type { EventBody } from '@palank/sport/events/event'
import { mergeEvents } from '@palank/sport/events/merge-events'
import { validEvents } from '@palank/sport/events/undo'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { giveTo, isGivable } from './finish.ts'
import { openDesk } from './match-desk.ts'
import { type Line, memoryStore, simulatedServer } from './testing/simulated-server.ts'

const bodies: fc.Arbitrary<EventBody> = fc.oneof(
  fc.record({
    type: fc.constant('points' as const),
    side: fc.constantFrom('home' as const, 'away' as const),
    player: fc.constantFrom(null, 1, 2),
    kind: fc.constantFrom('free_throw' as const, 'two_point' as const, 'three_point' as const),
  }),
  fc.record({
    type: fc.constant('foul' as const),
    side: fc.constantFrom('home' as const, 'away' as const),
    player: fc.constantFrom(1, 2),
    drawn_by: fc.constant(null),
  }),
  fc.constantFrom({ type: 'period_start' as const }, { type: 'period_end' as const }),
)
const steps = fc.array(
  fc.record({
    device: fc.constantFrom(0, 1),
    step: fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          name: fc.constant('tap' as const),
          body: bodies,
          period: fc.integer({ min: 1, max: 4 }),
        }),
      },
      { weight: 2, arbitrary: fc.record({ name: fc.constant('undo' as const), which: fc.nat() }) },
      {
        weight: 3,
        arbitrary: fc.record({
          name: fc.constant('give' as const),
          which: fc.nat(),
          player: fc.constantFrom(1, 2),
        }),
      },
      { weight: 3, arbitrary: fc.record({ name: fc.constant('sync' as const) }) },
      {
        weight: 2,
        arbitrary: fc.record({
          name: fc.constant('line' as const),
          state: fc.constantFrom('up' as const, 'cut' as const, 'deaf' as const),
        }),
      },
      { weight: 1, arbitrary: fc.record({ name: fc.constant('reload' as const) }) },
    ),
    /** Seconds since the step before, and how wrong the device's clock is. */
    after: fc.integer({ min: 0, max: 90 }),
  }),
  { maxLength: 80, size: 'max' },
)

test('two devices with random taps, undos, networks and reloads end with the same log: 0 lost, 0 twice', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: -600_000, max: 600_000 }), async (list, drift) => {
      const server = simulatedServer()
      let time = Date.parse('2026-11-18T18:00:00Z')
      let ids = 0
      const entered: string[] = []
      /** What was entered in the place of a basket without a player. */
      const standIns = new Map<string, Set<string>>()
      const newId = () => {
        ids += 1
        return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`
      }
      const devices = [0, drift].map((wrong) => {
        const line: Line = { state: 'up', obstacle: 'offline' }
        const store = memoryStore()
        const open = async () => {
          const desk = openDesk({
            id: 7,
            store,
            server: server.connect(line),
            now: () => time + wrong,
            newId,
          })
          await desk.load()
          return desk
        }
        return { line, open }
      })
      const desks = await Promise.all(devices.map((device) => device.open()))

      for (const { device, step, after } of list) {
        time += after * 1_000
        const desk = desks[device]
        const { line, open } = devices[device] ?? {}
        if (!desk || !line || !open) continue
        if (step.name === 'tap') {
          const added = await desk.add([{ body: step.body, period: step.period }])
          entered.push(...added.map(({ id }) => id))
        }
        if (step.name === 'undo') {
          const valid = validEvents(desk.state().log)
          const event = valid[step.which % (valid.length || 1)]
          if (!event) continue
          const added = await desk.add([{ body: { type: 'undo', undoes: event.id }, period: event.period }])
          entered.push(...added.map(({ id }) => id))
        }
        if (step.name === 'give') {
          const nobodys = validEvents(desk.state().log).filter(isGivable)
          const event = nobodys[step.which % (nobodys.length || 1)]
          if (!event) continue
          const added = await desk.add(giveTo(event, step.player))
          entered.push(...added.map(({ id }) => id))
          const named = added.filter(({ type }) => type === 'points').map(({ id }) => id)
          standIns.set(event.id, new Set([...(standIns.get(event.id) ?? []), ...named]))
        }
        // Not waited for: the next taps come while it is under way.
        if (step.name === 'sync') desk.sync()
        if (step.name === 'line') line.state = step.state
        if (step.name === 'reload') desks[device] = await open()
      }

      for (const { line } of devices) line.state = 'up'
      for (let round = 0; round < 3; round += 1) for (const desk of desks) await desk.sync()
      const logs = desks.map((desk) => desk.state().log)
      expect(logs[0]).toEqual(mergeEvents(server.stored))
      expect(logs[1]).toEqual(logs[0])
      // Two devices that name the scorer of the same basket enter the same event.
      expect(server.stored.map(({ id }) => id).sort()).toEqual([...new Set(entered)].sort())
      for (const ids of standIns.values()) expect(ids.size).toBe(1)
      for (const desk of desks) expect(desk.state().waiting.size).toBe(0)
    }),
    { numRuns: 300 },
  )
}, 30_000)
