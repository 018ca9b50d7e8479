import { expect, test, vi } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

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
