import { expect, test, vi } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

test('S6: renders beyond the limit wait, in the order in which they came', async () => {
  const enter = createRenderQueue({ running: 2, waiting: 2 })
  const first = await enter()
  const second = await enter()
  const order: string[] = []
  const third = enter().then((free) => {
    order.push('third')
    return free
  })
  const fourth = enter().then((free) => {
    order.push('fourth')
    return free
  })
  expect(await enter()).toBeUndefined()
  second?.()
  await third
  expect(order).toEqual(['third'])
  first?.()
  await fourth
  expect(order).toEqual(['third', 'fourth'])
})

test('a place that is freed twice is one place', async () => {
  const enter = createRenderQueue({ running: 1, waiting: 0 })
  const free = await enter()
  free?.()
  free?.()
  expect(await enter()).toBeDefined()
  expect(await enter()).toBeUndefined()
})

test('a request waits for a second at most, and its place in the queue is free again', async () => {
  vi.useFakeTimers()
  try {
    const enter = createRenderQueue({ running: 1, waiting: 1 })
    const free = await enter()
    const late = enter()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await late).toBeUndefined()
    const next = enter()
    free?.()
    expect(await next).toBeDefined()
  } finally {
    vi.useRealTimers()
  }
})
