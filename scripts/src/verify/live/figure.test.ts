import { expect, it } from 'vitest'
import { atMost, exactly, medianOf, tableOf } from './figure.ts'

it('keeps a limit', () => {
  expect(atMost('slowest', 6.994, 7, ' s')).toMatchObject({ figure: '6.99 s', limit: '≤ 7 s', passed: true })
  expect(atMost('slowest', Number.POSITIVE_INFINITY, 7).passed).toBe(false)
  expect(atMost('slowest', Number.NaN, 7).passed).toBe(false)
  expect(exactly('lost', 1, 0).passed).toBe(false)
  expect(exactly('lost', 0, 0).passed).toBe(true)
})

it('finds the middle', () => {
  expect(medianOf([5, 1, 3])).toBe(3)
  expect(medianOf([4, 1, 3, 2])).toBe(2)
  expect(medianOf([])).toBeNaN()
})

it('draws a table', () => {
  expect(tableOf([exactly('lost', 0, 0), atMost('slowest', 8, 7, ' s')])).toEqual([
    'lost       0      0  ok',
    'slowest  8 s  ≤ 7 s  FAILED',
  ])
})
