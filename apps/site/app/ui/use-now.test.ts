import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { secondClock } from './use-now.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-11-13T22:35:51.400Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('E1: ticks every second, on the second, for all who listen', () => {
  const ticks: number[] = []
  const stopped: number[] = []
  expect(secondClock.current()).toBeNull()
  const stop = secondClock.subscribe(() => ticks.push((secondClock.current() ?? 0) % 60_000))
  const stopOther = secondClock.subscribe(() => stopped.push(1))
  expect(secondClock.current()).toBe(Date.parse('2025-11-13T22:35:51Z'))
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(600)
  stopOther()
  vi.advanceTimersByTime(2_000)
  expect(ticks).toEqual([52_000, 53_000, 54_000])
  expect(stopped).toEqual([1])
  stop()
  expect(vi.getTimerCount()).toBe(0)
  expect(secondClock.current()).toBeNull()
})
