import { expect, test, vi } from 'vitest'
import { createRenderQueue, SharedPlaces } from './render-queue.ts'

test('S6: renders beyond the limit wait, in the order in which they came', async () => {
  const enter = createRenderQueue({ running: 2, waiting: 2 })
  const first = await enter('a')
  const second = await enter('a')
  const order: string[] = []
  const third = enter('a').then((free) => {
    order.push('third')
    return free
  })
  const fourth = enter('a').then((free) => {
    order.push('fourth')
    return free
  })
  expect(await enter('a')).toBeUndefined()
  second?.()
  await third
  expect(order).toEqual(['third'])
  first?.()
  await fourth
  expect(order).toEqual(['third', 'fourth'])
})

test('a visitor with many requests leaves places to others', async () => {
  const enter = createRenderQueue({ running: 3, perVisitor: 2, waiting: 8 })
  const places = [await enter('flood'), await enter('flood')]
  const order: string[] = []
  const flood = enter('flood').then(() => order.push('flood'))
  expect(await enter('reader')).toBeDefined()
  const other = enter('other').then(() => order.push('other'))
  places[0]?.()
  await flood
  places[1]?.()
  await other
  expect(order).toEqual(['flood', 'other'])
})

test('a place that a waiting visitor may not have goes to the next one', async () => {
  const enter = createRenderQueue({ running: 2, perVisitor: 1, waiting: 8 })
  await enter('flood')
  const place = await enter('reader')
  const order: string[] = []
  void enter('flood').then(() => order.push('flood'))
  const other = enter('other').then(() => order.push('other'))
  place?.()
  await other
  expect(order).toEqual(['other'])
})

test('a place that is freed twice is one place', async () => {
  const enter = createRenderQueue({ running: 1, waiting: 0 })
  const free = await enter('a')
  free?.()
  free?.()
  expect(await enter('a')).toBeDefined()
  expect(await enter('a')).toBeUndefined()
})

test('a request waits for a second at most, and its place in the queue is free again', async () => {
  vi.useFakeTimers()
  try {
    const enter = createRenderQueue({ running: 1, waiting: 1 })
    const free = await enter('a')
    const late = enter('a')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await late).toBeUndefined()
    const next = enter('a')
    free?.()
    expect(await next).toBeDefined()
  } finally {
    vi.useRealTimers()
  }
})

test('S6: a club that takes every shared place leaves the others their own', async () => {
  const shared = new SharedPlaces(2)
  const options = { running: 8, own: 2, waiting: 8, shared }
  const [flooded, other] = [createRenderQueue(options), createRenderQueue(options)]
  const places = [await flooded('a'), await flooded('b'), await flooded('c'), await flooded('d')]
  expect(places.every(Boolean)).toBe(true)
  expect(shared.free).toBe(0)
  const entered: string[] = []
  void flooded('e').then(() => entered.push('flooded'))
  const own = [await other('x'), await other('y')]
  expect(own.every(Boolean)).toBe(true)
  void other('z').then(() => entered.push('other'))
  await Promise.resolve()
  expect(entered).toEqual([])

  places[0]?.()
  places[1]?.()
  await expect.poll(() => entered.toSorted()).toEqual(['flooded', 'other'])
})

test('S6: shared places go round among the clubs that wait', async () => {
  const shared = new SharedPlaces(1)
  const queues = Array.from({ length: 3 }, () =>
    createRenderQueue({ running: 4, own: 1, waiting: 9, shared }),
  )
  for (const enter of queues) await enter('first')
  const order: number[] = []
  let leave = await queues[0]?.('taker')
  for (const [club, enter] of queues.entries())
    for (let count = 0; count < 2; count++)
      void enter(`visitor ${count}`).then((free) => {
        order.push(club)
        leave = free
      })
  for (let turn = 1; turn <= 6; turn++) {
    leave?.()
    await expect.poll(() => order.length).toBe(turn)
  }
  expect(order.slice(0, 3).toSorted()).toEqual([0, 1, 2])
  expect(order.slice(3).toSorted()).toEqual([0, 1, 2])
  leave?.()
  expect(shared.free).toBe(1)
})
