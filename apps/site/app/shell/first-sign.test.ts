import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { afterFirstSign, longestWait, scrolledBefore, settleTime } from './first-sign.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function read() {
  const events = new EventTarget()
  const callback = vi.fn()
  const reader = { events, isBusy: vi.fn(() => false) }
  const wait = afterFirstSign(reader, callback)
  return {
    callback,
    isBusy: reader.isBusy,
    ...wait,
    give: (...types: string[]) => types.forEach((type) => void events.dispatchEvent(new Event(type))),
  }
}

describe('C7: the first sign of a reader', () => {
  test.each(['pointermove', 'wheel', 'keydown'])('%s calls back soon', (type) => {
    const { callback, give } = read()
    give(type)
    expect(callback).not.toHaveBeenCalled()
    vi.advanceTimersByTime(settleTime)
    expect(callback).toHaveBeenCalledOnce()
  })

  test('a click calls back after its button is released', () => {
    const { callback, give } = read()
    give('pointermove', 'pointerdown')
    vi.advanceTimersByTime(3 * settleTime)
    expect(callback).not.toHaveBeenCalled()
    give('pointerup')
    vi.advanceTimersByTime(settleTime - 1)
    expect(callback).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(callback).toHaveBeenCalledOnce()
  })

  test('a touch that scrolls calls back after the finger is lifted', () => {
    const { callback, give } = read()
    give('pointerdown', 'touchstart', 'pointermove', 'pointercancel')
    vi.advanceTimersByTime(settleTime - 1)
    give('touchend')
    vi.advanceTimersByTime(settleTime - 1)
    expect(callback).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(callback).toHaveBeenCalledOnce()
  })

  test('more of the same sign does not put it off', () => {
    const { callback, give } = read()
    for (let time = 0; time < settleTime; time += 100) {
      give('pointermove')
      vi.advanceTimersByTime(100)
    }
    expect(callback).toHaveBeenCalledOnce()
  })

  test('a scroll alone is none: the browser and the router scroll too', () => {
    const { callback, give } = read()
    give('scroll', 'scrollend')
    vi.advanceTimersByTime(longestWait - 1)
    expect(callback).not.toHaveBeenCalled()
  })

  test('without one the wait ends after 8 s', () => {
    const { callback } = read()
    vi.advanceTimersByTime(7_999)
    expect(callback).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(callback).toHaveBeenCalledOnce()
  })

  test('one that was given before is enough', () => {
    const { callback, sign } = read()
    sign()
    vi.advanceTimersByTime(settleTime)
    expect(callback).toHaveBeenCalledOnce()
  })

  test('a busy reader is not interrupted', () => {
    const { callback, give, isBusy } = read()
    isBusy.mockReturnValue(true)
    give('keydown')
    vi.advanceTimersByTime(2 * longestWait)
    expect(callback).not.toHaveBeenCalled()
    isBusy.mockReturnValue(false)
    vi.advanceTimersByTime(settleTime)
    expect(callback).toHaveBeenCalledOnce()
  })

  test('it calls back once, and never after it was stopped', () => {
    const first = read()
    first.give('wheel')
    vi.advanceTimersByTime(settleTime)
    first.give('keydown', 'pointerdown', 'pointerup')
    vi.advanceTimersByTime(longestWait)
    expect(first.callback).toHaveBeenCalledOnce()
    const second = read()
    second.give('wheel')
    second.stop()
    second.sign()
    second.give('pointerup')
    vi.advanceTimersByTime(longestWait)
    expect(second.callback).not.toHaveBeenCalled()
  })

  test('a scroll before hydration counts unless the browser restored it', () => {
    const visit = { scrollY: 300, hash: '', navigation: 'navigate' }
    expect(scrolledBefore(visit)).toBe(true)
    expect(scrolledBefore({ ...visit, scrollY: 0 })).toBe(false)
    expect(scrolledBefore({ ...visit, hash: '#matches-next' })).toBe(false)
    expect(scrolledBefore({ ...visit, navigation: 'reload' })).toBe(false)
    expect(scrolledBefore({ ...visit, navigation: 'back_forward' })).toBe(false)
    expect(scrolledBefore({ ...visit, navigation: undefined })).toBe(false)
  })
})
