import { expect, test } from 'vitest'
import { parseCpuTimes, watchStolenTime } from './stolen-time.ts'

test('stolen time is the eighth of the times of all processors', () => {
  const stat = 'cpu  100 10 20 300 5 0 15 50 7 7\ncpu0 1 1 1 1 1 1 1 1 1 1\n'
  expect(parseCpuTimes(stat)).toEqual({ total: 500, stolen: 50 })
})

test('its share is between nothing and everything', () => {
  const share = watchStolenTime()()
  expect(share).toBeGreaterThanOrEqual(0)
  expect(share).toBeLessThanOrEqual(1)
})
