import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnnouncer } from './announcer.ts'

let said: string[]
beforeEach(() => {
  vi.useFakeTimers()
  said = []
})
afterEach(() => vi.useRealTimers())

const create = () => createAnnouncer((message) => said.push(message))

test('a screen reader is told the first change at once, then the latest every ten seconds', () => {
  const { announce } = create()
  announce('2–0')
  expect(said).toEqual(['2–0'])
  announce('2–2')
  vi.advanceTimersByTime(4_000)
  announce('2–5')
  vi.advanceTimersByTime(5_999)
  expect(said).toEqual(['2–0'])
  vi.advanceTimersByTime(1)
  expect(said).toEqual(['2–0', '2–5'])
  vi.advanceTimersByTime(60_000)
  expect(said).toHaveLength(2)
})

test('a change after a quiet time is told at once', () => {
  const { announce } = create()
  announce('2–0')
  vi.advanceTimersByTime(10_000)
  announce('4–0')
  expect(said).toEqual(['2–0', '4–0'])
})

test('the end is told at once, in place of what waited', () => {
  const { announce } = create()
  announce('82–80')
  announce('83–80')
  announce('84–80, vége', true)
  expect(said).toEqual(['82–80', '84–80, vége'])
  vi.advanceTimersByTime(60_000)
  expect(said).toHaveLength(2)
})

test('nothing is told once the page is left', () => {
  const { announce, stop } = create()
  announce('2–0')
  announce('4–0')
  stop()
  vi.advanceTimersByTime(60_000)
  expect(said).toEqual(['2–0'])
})
