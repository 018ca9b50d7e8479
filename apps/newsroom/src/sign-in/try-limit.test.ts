import { expect, test } from 'vitest'
import { TryLimit } from './try-limit.ts'

const limit = (addresses = 100) => {
  const clock = { now: 0 }
  return { clock, tries: new TryLimit({ tries: 3, seconds: 60, addresses, now: () => clock.now }) }
}

test('refuses the try after the last allowed one, says how long, and lets go afterwards', () => {
  const { clock, tries } = limit()
  expect([1, 2, 3].map(() => tries.take('a'))).toEqual([0, 0, 0])
  clock.now = 15_500
  expect(tries.take('a')).toBe(45)
  expect(tries.take('b')).toBe(0)
  clock.now = 60_000
  expect(tries.take('a')).toBe(0)
})

test('a try that succeeded does not count', () => {
  const { tries } = limit()
  for (let visit = 0; visit < 10; visit += 1) {
    expect(tries.take('a')).toBe(0)
    tries.giveBack('a')
  }
})

test('remembers a bounded number of addresses, the newest', () => {
  const { clock, tries } = limit(50)
  for (let address = 0; address < 5000; address += 1) {
    clock.now += 1
    for (let n = 0; n < 3; n += 1) tries.take(String(address))
  }
  expect(tries.size).toBe(50)
  expect(tries.take('4999')).toBeGreaterThan(0)
})
