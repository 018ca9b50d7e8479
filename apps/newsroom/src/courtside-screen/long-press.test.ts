import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { longPress } from './long-press.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('does what there is to do at its end, not at its beginning', () => {
  const [first, newer] = [vi.fn(), vi.fn()]
  const press = longPress(800)
  press.does(first)
  press.start()
  vi.advanceTimersByTime(700)
  press.does(newer)
  vi.advanceTimersByTime(100)
  expect(first).not.toHaveBeenCalled()
  expect(newer).toHaveBeenCalledTimes(1)
})

it('does nothing when it is let go early', () => {
  const work = vi.fn()
  const press = longPress(800)
  press.does(work)
  press.start()
  vi.advanceTimersByTime(700)
  press.stop()
  vi.advanceTimersByTime(1_000)
  expect(work).not.toHaveBeenCalled()
})
