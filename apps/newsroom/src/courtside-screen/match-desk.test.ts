import { boxScore } from '@palank/sport/events/box-score'
import type { EventBody } from '@palank/sport/events/event'
import { validEvents } from '@palank/sport/events/undo'
import { describe, expect, it, vi } from 'vitest'
import { giveTo, undoOf } from './finish.ts'
import { openDesk } from './match-desk.ts'
import { mayDiscard } from './notice.ts'
import { type Line, memoryStore, simulatedServer } from './testing/simulated-server.ts'

type Desk = ReturnType<typeof openDesk>
const basket: EventBody = { type: 'points', side: 'home', player: 1, kind: 'two_point' }
const entered = (body: EventBody = basket) => [{ body, period: 1 }]

async function opened(
  server = simulatedServer(),
  line: Line = { state: 'up', obstacle: 'offline' },
  store = memoryStore(),
) {
  const desk = openDesk({ id: 7, store, server: server.connect(line) })
  await desk.load()
  await desk.sync()
  return { desk, server, line, store }
}

describe('a match on a device', () => {
  it('stores an event before it is sent, and sends it once', async () => {
    const { desk, server, store } = await opened()
    await desk.add(entered())
    expect([...store.events.values()].map((one) => one.state)).toEqual(['waiting'])
    expect(server.stored).toHaveLength(0)
    await Promise.all([desk.sync(), desk.sync()])
    await desk.sync()
    expect(server.stored).toHaveLength(1)
    expect([...store.events.values()].map((one) => one.state)).toEqual(['sent'])
    expect(desk.state().waiting.size).toBe(0)
  })

  it('loses nothing to a reload without a network', async () => {
    const { desk, server, line, store } = await opened()
    line.state = 'cut'
    for (let tap = 0; tap < 5; tap += 1) await desk.add(entered())
    await desk.sync()
    expect(desk.state().obstacle).toBe('offline')
    const again = openDesk({ id: 7, store, server: server.connect(line) })
    await again.load()
    expect(again.state().log).toHaveLength(5)
    expect(again.state().waiting.size).toBe(5)
    expect(again.state().kept?.match.home.players).not.toHaveLength(0)
    line.state = 'up'
    await again.sync()
    expect(server.stored).toHaveLength(5)
    expect(again.state()).toMatchObject({ obstacle: null })
  })

  it('sends again what was stored although its answer was lost, and it is there once', async () => {
    const { desk, server, line } = await opened()
    line.state = 'deaf'
    await desk.add(entered())
    await desk.sync()
    expect(server.stored).toHaveLength(1)
    expect(desk.state().waiting.size).toBe(1)
    line.state = 'up'
    await desk.sync()
    expect(server.stored).toHaveLength(1)
    expect(desk.state().waiting.size).toBe(0)
  })

  it('waits longer after each failure, and no longer than half a minute', async () => {
    const { desk, line } = await opened()
    line.state = 'cut'
    const pauses: number[] = [desk.pause()]
    for (let round = 0; round < 7; round += 1) {
      await desk.sync()
      pauses.push(desk.pause())
    }
    expect(pauses).toEqual([5_000, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })

  it('keeps the queue while the session is over', async () => {
    const { desk, server, line } = await opened()
    Object.assign(line, { state: 'cut', obstacle: 'signed_out' })
    await desk.add(entered())
    await desk.sync()
    expect(desk.state()).toMatchObject({ obstacle: 'signed_out' })
    expect(desk.state().waiting.size).toBe(1)
    line.state = 'up'
    await desk.sync()
    expect(server.stored).toHaveLength(1)
  })

  it.each(['signed_out', 'forbidden'] as const)(
    'reads the match again after %s, with the names',
    async (obstacle) => {
      const { desk, server, line } = await opened()
      Object.assign(line, { state: 'cut', obstacle })
      await desk.sync()
      line.state = 'up'
      const [player] = server.match().home.players
      server.change({ home: { ...server.match().home, players: player ? [player] : [] } })
      await desk.sync()
      expect(desk.state().kept?.match.home.players).toEqual([player])
    },
  )

  it('sends large queues in parts', async () => {
    const { desk, server, line } = await opened()
    line.state = 'cut'
    await desk.add(Array.from({ length: 1_201 }, () => entered()).flat())
    line.state = 'up'
    await desk.sync()
    expect(server.stored).toHaveLength(1_201)
  })

  it('sends smaller parts where large ones do not get through, and larger ones again once they do', async () => {
    const server = simulatedServer()
    const line: Line = { state: 'up', obstacle: 'offline' }
    const connected = server.connect(line)
    const parts: number[] = []
    let most = 40
    const slow: typeof connected = {
      ...connected,
      send: (id, events, since) => {
        parts.push(events.length)
        const isLate = events.length > most
        return isLate
          ? Promise.resolve({ obstacle: 'offline', messages: [] })
          : connected.send(id, events, since)
      },
    }
    const desk = openDesk({ id: 7, store: memoryStore(), server: slow })
    await desk.load()
    await desk.add(Array.from({ length: 600 }, () => entered()).flat())
    for (let round = 0; round < 5; round += 1) await desk.sync()
    expect(parts).toEqual([500, 250, 125, 62, 31, 62])
    // However long it stays away.
    for (let round = 0; round < 40; round += 1) {
      most = 0
      await desk.sync()
    }
    expect(parts.at(-1)).toBe(25)
    most = 500
    await desk.sync()
    expect(parts.slice(-5)).toEqual([25, 50, 100, 200, 194])
    expect(server.stored).toHaveLength(600)
  })

  it('knows a player who came into the squad during the match', async () => {
    const { desk, server, line } = await opened()
    const guest = { id: 99, last_name: 'Vendég', first_name: 'Vera', jersey_number: '99' }
    const { home } = server.match()
    server.change({ home: { ...home, players: [...home.players, guest] } })
    await desk.sync()
    expect(desk.state().kept?.match.home.players).not.toContainEqual(guest)
    const other = await opened(server, line)
    await other.desk.add(entered({ type: 'points', side: 'home', player: 99, kind: 'two_point' }))
    await other.desk.sync()
    await desk.sync()
    expect(desk.state().kept?.match.home.players).toContainEqual(guest)
  })

  it('knows what the site says of a finished match after late events', async () => {
    const { desk, server } = await opened(
      simulatedServer({ status: 'finished', home_score: 80, away_score: 70 }),
    )
    server.change({ home_score: 82 })
    await desk.add(entered())
    await desk.sync()
    expect(desk.state().kept?.match).toMatchObject({ home_score: 82, away_score: 70 })
  })

  it('hears of a result, and of a time, that was typed without an event', async () => {
    const { desk, server } = await opened(simulatedServer({ status: 'finished', home_score: 80 }))
    const typed = { home_score: 81, game_time: '2026-11-19T17:00:00.000Z', has_typed_sheet: true }
    server.change(typed)
    await desk.sync()
    expect(desk.state().kept?.match).toMatchObject(typed)
  })

  it.each([
    ['points', [{ type: 'period_start' }, basket]],
    ['full', [{ type: 'period_start' }, basket, { type: 'steal', side: 'home', player: 1 }]],
    ['full', []],
  ] as const)(
    'goes on with %s where another phone kept %j and the match is on its form',
    async (expected, bodies) => {
      const server = simulatedServer({ keeping: expected })
      const first = await opened(server)
      await first.desk.add(bodies.flatMap((body) => entered(body)))
      await first.desk.sync()
      server.setKeeping('sheet')
      const { desk } = await opened(server)
      await desk.continueLive()
      expect(server.match().keeping).toBe(expected)
    },
  )

  it('does not take for a choice what was kept before the first event', async () => {
    const server = simulatedServer({ keeping: 'sheet' })
    const early = await opened(server)
    expect(early.desk.state().kept).toMatchObject({ keeping: 'full', last: 0 })
    server.setKeeping('points')
    const other = await opened(server)
    await other.desk.add([...entered({ type: 'period_start' }), ...entered()])
    await other.desk.sync()
    server.setKeeping('sheet')
    const again = await opened(server, early.line, early.store)
    await again.desk.continueLive()
    expect(server.match().keeping).toBe('points')
  })

  it('gives up what waits, and a choice that was not told, when told to', async () => {
    const { desk, server, line, store } = await opened(simulatedServer({ keeping: 'sheet' }))
    line.state = 'cut'
    await desk.chooseKeeping('points')
    await desk.add(entered())
    await desk.discardWaiting()
    line.state = 'up'
    await desk.sync()
    expect(desk.state()).toMatchObject({ log: [], kept: { wanted: null } })
    expect([...store.events.values()].map((one) => one.state)).toEqual(['seen'])
    expect([server.stored.length, server.match().keeping]).toEqual([0, 'sheet'])
  })

  it('hears that a match was finished on its form, whose events it could not send, and asks no more often', async () => {
    const { desk, server, line } = await opened(simulatedServer({ keeping: 'points' }))
    line.state = 'cut'
    await desk.add(entered())
    server.change({ keeping: 'sheet', status: 'finished' })
    line.state = 'up'
    await desk.sync()
    await desk.sync()
    expect(desk.state().kept?.match).toMatchObject({ keeping: 'sheet', status: 'finished' })
    expect(mayDiscard(desk.state())).toBe(true)
    await desk.sync()
    expect(desk.pause()).toBe(5_000)
    // Nor has it forgotten them, should the match come back.
    server.change({ keeping: 'points' })
    await desk.sync()
    expect(server.stored).toHaveLength(1)
  })

  it('names the scorer of a basket anew after an earlier name was given up', async () => {
    const { desk, server, line } = await opened()
    const [basket] = await desk.add(
      entered({ type: 'points', side: 'home', player: null, kind: 'two_point' }),
    )
    if (!basket) throw new Error('nothing was added')
    await desk.sync()
    line.state = 'cut'
    await desk.add(giveTo(basket, 1))
    await desk.discardWaiting()
    line.state = 'up'
    await desk.add(giveTo(basket, 2))
    await desk.sync()
    const valid = validEvents(server.stored)
    expect(valid).toMatchObject([{ type: 'points', player: 2 }])
  })

  it('shows the site no basket twice while scorers that were named offline arrive in parts', async () => {
    const server = simulatedServer({ keeping: 'points' })
    const line: Line = { state: 'up', obstacle: 'offline' }
    const connected = server.connect(line)
    const scores: number[] = []
    const watched: typeof connected = {
      ...connected,
      send: async (...sent) => {
        const answer = await connected.send(...sent)
        scores.push(boxScore(server.stored, 'points').score.home)
        return answer
      },
    }
    const desk = openDesk({ id: 7, store: memoryStore(), server: watched })
    await desk.load()
    await desk.sync()
    const nobodys = { type: 'points', side: 'home', player: null, kind: 'two_point' } as const
    const baskets = await desk.add([
      ...entered({ type: 'period_start' }),
      ...Array.from({ length: 40 }, () => entered(nobodys)).flat(),
    ])
    await desk.sync()
    line.state = 'cut'
    for (let round = 0; round < 6; round += 1) await desk.sync()
    for (const one of baskets) if (one.type === 'points') await desk.add(giveTo(one, 1))
    line.state = 'up'
    scores.length = 0
    await desk.sync()
    expect(scores.length).toBeGreaterThan(2)
    expect(new Set(scores)).toEqual(new Set([80]))
    expect(desk.state().waiting.size).toBe(0)
  })

  it('shows what the server refused until somebody has seen it, and does not count it', async () => {
    const { desk, server, store } = await opened()
    await desk.add([
      ...entered(),
      ...entered({ type: 'points', side: 'home', player: -1, kind: 'two_point' }),
    ])
    await desk.sync()
    expect(server.stored).toHaveLength(1)
    expect(desk.state().log).toHaveLength(1)
    expect(desk.state().refused).toMatchObject([{ event: { player: -1 }, problems: [{ field: 'player' }] }])
    const again = openDesk({ id: 7, store, server: null })
    await again.load()
    expect(again.state().refused).toHaveLength(1)
    await again.dismissRefused()
    expect(again.state().refused).toHaveLength(0)
    expect(store.events.size).toBe(2)
  })

  it('tells a choice made without a network first, and then the events', async () => {
    const { desk, server, line } = await opened(simulatedServer({ keeping: 'sheet' }))
    line.state = 'cut'
    await desk.chooseKeeping('points')
    await desk.add(entered())
    line.state = 'up'
    await desk.sync()
    expect(server.match().keeping).toBe('points')
    expect(server.stored).toHaveLength(1)
    expect(desk.state().kept).toMatchObject({ keeping: 'points', wanted: null })
  })

  it('tells a choice after the undo of a start that the server has', async () => {
    const { desk, server, line } = await opened(simulatedServer({ keeping: 'full' }))
    const [start] = await desk.add(entered({ type: 'period_start' }))
    if (!start) throw new Error('nothing was added')
    await desk.sync()
    line.state = 'cut'
    await desk.add(undoOf(start))
    await desk.chooseKeeping('points')
    await desk.add(entered({ type: 'period_start' }))
    await desk.add(entered())
    line.state = 'up'
    await desk.sync()
    expect(server.match().keeping).toBe('points')
    expect(desk.state().kept).toMatchObject({ keeping: 'points', wanted: null })
    expect(server.stored).toHaveLength(4)
  })

  it.each([
    ['full', 'points'],
    ['points', 'full'],
  ] as const)('tells %s, which was chosen while %s was being told', async (newer, first) => {
    const { desk, server } = await opened(simulatedServer({ keeping: newer }))
    await desk.chooseKeeping(first)
    const telling = desk.sync()
    await desk.chooseKeeping(newer)
    await telling
    expect(server.match().keeping).toBe(newer)
    expect(desk.state().kept).toMatchObject({ keeping: newer, wanted: null })
  })

  it('tells a third choice that was made while the first one was being told', async () => {
    const { desk, server } = await opened(simulatedServer({ keeping: 'sheet' }))
    await desk.chooseKeeping('points')
    const telling = desk.sync()
    await desk.chooseKeeping('full')
    await telling
    expect(server.match().keeping).toBe('full')
  })

  it('says when the match was switched to a typed sheet, keeps the events, and goes on when told to', async () => {
    const { desk, server } = await opened(simulatedServer({ keeping: 'points' }))
    server.setKeeping('sheet')
    await desk.add(entered())
    await desk.sync()
    expect(desk.state().obstacle).toBe('sheet')
    expect(desk.state().waiting.size).toBe(1)
    await desk.continueLive()
    expect(server.match().keeping).toBe('points')
    expect(server.stored).toHaveLength(1)
    expect(desk.state().obstacle).toBeNull()
  })

  it('says when the device cannot store, and sends all the same', async () => {
    const { server } = await opened()
    const full = { ...memoryStore(), write: () => Promise.reject(new Error('QuotaExceededError')) }
    const desk = openDesk({
      id: 7,
      store: full,
      server: server.connect({ state: 'up', obstacle: 'offline' }),
    })
    await desk.load()
    await desk.add(entered())
    expect(desk.state().isStored).toBe(false)
    await desk.sync()
    expect(server.stored).toHaveLength(1)
  })

  it('shows and sends an event only when it is on the disk, so that what was seen survives a kill', async () => {
    const { server } = await opened()
    const disk = memoryStore()
    const writes: (() => void)[] = []
    const slow = {
      ...disk,
      write: (...change: Parameters<typeof disk.write>) =>
        new Promise<void>((resolve) => writes.push(() => resolve(disk.write(...change)))),
    }
    const desk = openDesk({
      id: 7,
      store: slow,
      server: server.connect({ state: 'up', obstacle: 'offline' }),
      now: () => 0,
    })
    await desk.load()
    const taps = [desk.add(entered()), desk.add(entered())]
    expect(desk.state().log).toEqual([])
    const syncing = desk.sync()
    await Promise.resolve()
    writes.shift()?.()
    const [first] = (await taps[0]) ?? []
    // The second one is still on its way when the battery dies.
    expect(desk.state().log.map(({ id }) => id)).toEqual([first?.id])
    expect([...disk.events.keys()]).toEqual([first?.id])
    expect(server.stored).toEqual([])
    while (writes.length > 0) {
      for (const write of writes.splice(0)) write()
      await new Promise((resolve) => setTimeout(resolve))
    }
    await Promise.all([...taps, syncing])
    expect(server.stored).toHaveLength(2)
    expect(new Set(server.stored.map(({ order }) => order)).size).toBe(2)
  })

  it('writes again what a full disk refused, and says so until it is there', async () => {
    const disk = memoryStore()
    let isFull = true
    const store = {
      ...disk,
      write: (...change: Parameters<typeof disk.write>) =>
        isFull ? Promise.reject(new Error('QuotaExceededError')) : disk.write(...change),
    }
    const desk = openDesk({ id: 7, store, server: null })
    await desk.load()
    await desk.add(entered())
    expect(desk.state()).toMatchObject({ isStored: false, log: [{ type: 'points' }] })
    isFull = false
    await desk.add(entered())
    expect(desk.state().isStored).toBe(true)
    expect(disk.events.size).toBe(2)
  })

  it('does not wait for ever for a disk that does not answer', async () => {
    vi.useFakeTimers()
    const desk = openDesk({
      id: 7,
      store: { ...memoryStore(), write: () => new Promise(() => {}) },
      server: null,
    })
    await desk.load()
    const tap = desk.add(entered())
    await vi.advanceTimersByTimeAsync(2_000)
    await tap
    expect(desk.state()).toMatchObject({ isStored: false, log: [{ type: 'points' }] })
    vi.useRealTimers()
  })

  it('no longer warns once a slow disk has stored it', async () => {
    vi.useFakeTimers()
    const disk = memoryStore()
    const write: typeof disk.write = async (...change) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000))
      return disk.write(...change)
    }
    const desk = openDesk({ id: 7, store: { ...disk, write }, server: null })
    await desk.load()
    const tap = desk.add(entered())
    await vi.advanceTimersByTimeAsync(2_000)
    await tap
    expect(desk.state().isStored).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(desk.state().isStored).toBe(true)
    expect(disk.events.size).toBe(1)
    vi.useRealTimers()
  })

  it('shows what another window of the device has stored', async () => {
    const { desk, server, line, store } = await opened()
    const other = openDesk({ id: 7, store, server: server.connect(line) })
    await other.load()
    await other.add(entered())
    await desk.load()
    expect(desk.state().waiting.size).toBe(1)
    await other.sync()
    await desk.load()
    expect(desk.state().waiting.size).toBe(0)
  })

  describe('the scorer of a basket, named on two devices', () => {
    const nobodys = entered({ type: 'points', side: 'home', player: null, kind: 'two_point' })
    const scorers = (desk: Desk) =>
      validEvents(desk.state().log).flatMap((event) => (event.type === 'points' ? [event.player] : []))

    async function twoDesks() {
      const server = simulatedServer()
      const [one, other] = [await opened(server), await opened(server)]
      const [basket] = await one.desk.add(nobodys)
      if (!basket) throw new Error('nothing was added')
      await one.desk.sync()
      await other.desk.sync()
      return { server, one, other, basket }
    }
    async function expectBoth(desks: Desk[], player: number) {
      for (let round = 0; round < 2; round += 1) for (const desk of desks) await desk.sync()
      for (const desk of desks) {
        expect(scorers(desk)).toEqual([player])
        expect(desk.state().waiting.size).toBe(0)
      }
    }

    it('counts once, and who the server heard of first has it on both', async () => {
      const { one, other, basket, server } = await twoDesks()
      await one.desk.add(giveTo(basket, 1))
      await other.desk.add(giveTo(basket, 2))
      await other.desk.sync()
      await expectBoth([one.desk, other.desk], 2)
      const again = openDesk({ id: 7, store: one.store, server: server.connect(one.line) })
      await again.load()
      expect(scorers(again)).toEqual([2])
    })

    it('ends the same when the first answer was lost', async () => {
      const { one, other, basket } = await twoDesks()
      one.line.state = 'deaf'
      await one.desk.add(giveTo(basket, 1))
      await one.desk.sync()
      await other.desk.add(giveTo(basket, 2))
      await other.desk.sync()
      one.line.state = 'up'
      await expectBoth([one.desk, other.desk], 1)
    })

    it('ends the same when the other name arrives while the player is still being picked', async () => {
      const { one, other, basket } = await twoDesks()
      await one.desk.add(giveTo(basket, 1))
      await one.desk.sync()
      await other.desk.sync()
      await other.desk.add(giveTo(basket, 2))
      await expectBoth([one.desk, other.desk], 1)
    })

    it.each(['the undo', 'the name'])(
      'is nobody where it was taken back meanwhile, %s first',
      async (first) => {
        const { one, other, basket } = await twoDesks()
        await one.desk.add(undoOf(basket))
        await other.desk.add(giveTo(basket, 2))
        const desks = first === 'the undo' ? [one.desk, other.desk] : [other.desk, one.desk]
        for (let round = 0; round < 2; round += 1) for (const desk of desks) await desk.sync()
        for (const desk of desks) {
          expect(scorers(desk)).toEqual([])
          expect(desk.state().waiting.size).toBe(0)
        }
      },
    )

    it('can be named again after a wrong name was undone and the basket entered anew', async () => {
      const { one, other, basket, server } = await twoDesks()
      const [, named] = await one.desk.add(giveTo(basket, 1))
      if (!named) throw new Error('nobody was named')
      await one.desk.add([{ body: { type: 'undo', undoes: named.id }, period: 1 }])
      const [anew] = await one.desk.add(nobodys)
      if (!anew) throw new Error('nothing was added')
      await one.desk.add(giveTo(anew, 3))
      await expectBoth([one.desk, other.desk], 3)
      expect(new Set(server.stored.map(({ id }) => id)).size).toBe(7)
    })
  })
})
