import { expect, test, vi } from 'vitest'
import { createRenderQueue, type EnterQueue, SharedPlaces } from './render-queue.ts'

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

test('a request waits for two seconds at most, and its place in the queue is free again', async () => {
  vi.useFakeTimers()
  try {
    const enter = createRenderQueue({ running: 1, waiting: 1 })
    const free = await enter('a')
    const late = enter('a')
    let isOver = false
    void late.then(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(1_999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await late).toBeUndefined()
    const next = enter('a')
    free?.()
    expect(await next).toBeDefined()
  } finally {
    vi.useRealTimers()
  }
})

test('S6: several clubs share places, in turns; none has more than its own limit', async () => {
  const shared = new SharedPlaces(3)
  const queues = Array.from({ length: 3 }, () => createRenderQueue({ running: 2, waiting: 9, shared }))
  const [flooded, second, third] = queues as [EnterQueue, EnterQueue, EnterQueue]
  const order: string[] = []
  const places: ((() => void) | undefined)[] = []
  const enter = (name: string, queue: EnterQueue) =>
    queue(name).then((leave) => {
      order.push(name)
      places.push(leave)
    })
  for (let count = 0; count < 4; count++) void enter('flood', flooded)
  await Promise.resolve()
  await vi.waitFor(() => expect(order).toEqual(['flood', 'flood']))
  await enter('second', second)
  expect(shared.free).toBe(0)
  void enter('second', second)
  void enter('third', third)
  for (let turn = 4; turn <= 7; turn++) {
    places.shift()?.()
    await vi.waitFor(() => expect(order).toHaveLength(Math.min(turn, 7)))
  }
  expect(order.slice(3, 6).toSorted()).toEqual(['flood', 'second', 'third'])
  for (const leave of places) leave?.()
  expect(shared.free).toBe(3)
})

test('X4: renders that wait for long leave their shared places to other clubs', async () => {
  vi.useFakeTimers()
  const shared = new SharedPlaces(2, 1_000)
  const options = { running: 2, waiting: 9, longestWait: 5_000, shared }
  const [hanging, other] = [createRenderQueue(options), createRenderQueue(options)]
  const hung = [await hanging('a'), await hanging('b')]
  const entered = vi.fn()
  void hanging('c').then(entered)
  const waiting = other('x')
  await vi.advanceTimersByTimeAsync(999)
  expect(shared.free).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(await waiting).toBeTypeOf('function')
  // The club itself still counts them.
  expect(entered).not.toHaveBeenCalled()
  hung[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(entered).toHaveBeenCalledOnce()
  hung[1]?.()
  expect(shared.free).toBeLessThanOrEqual(2)
  vi.useRealTimers()
})
