import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oldness } from './is-old.ts'

let page: EventTarget & { hidden: boolean }
let stop: () => void
let answeredAt: number
const drawn: boolean[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-11-15T17:00:00Z') })
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true })
  answeredAt = Date.now()
  drawn.length = 0
  stop = oldness.subscribe(() => drawn.push(oldness.isOld(answeredAt)))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000)
function show(isShown: boolean) {
  page.hidden = !isShown
  page.dispatchEvent(new Event('visibilitychange'))
}
const isOld = () => oldness.isOld(answeredAt)

test('S11: what is known is old after thirty seconds without an answer', () => {
  expect(oldness.isOld(null)).toBe(false)
  later(29)
  expect(isOld()).toBe(false)
  later(1)
  expect(isOld()).toBe(true)
})

test('S11: a tab that is shown again waits five seconds for its first answer before it says so', () => {
  show(false)
  later(60)
  show(true)
  expect(drawn.at(-1)).toBe(false)
  later(4)
  expect(drawn.at(-1)).toBe(false)
  later(1)
  expect(drawn.at(-1)).toBe(true)
  answeredAt = Date.now()
  expect(isOld()).toBe(false)
})

test('S11: without a network none will come, and it says so at once', () => {
  show(false)
  vi.stubGlobal('navigator', { onLine: false })
  later(60)
  show(true)
  expect(isOld()).toBe(true)
})

test('hears of nothing any more once nobody listens', () => {
  stop()
  drawn.length = 0
  show(true)
  later(60)
  expect(drawn).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
