import { describe, expect, test } from 'vitest'
import { figuresOf, percentile, summarize } from './figures.ts'

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  test.each([
    [hundred, 0.5, 50],
    [hundred, 0.99, 99],
    [hundred, 1, 100],
    [[7], 0.99, 7],
    [[3, 1], 0.5, 1],
    [[], 0.99, 0],
  ])('of %j at %s', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected)
  })
})

test('figures are counted apart by kind', () => {
  const figures = figuresOf([
    { kind: 'cached', milliseconds: 2 },
    { kind: 'cached', milliseconds: 4, error: '/hirek: 502' },
    { kind: 'join', milliseconds: 30 },
    { kind: 'cached', error: 'late' },
  ])
  expect(figures.cached).toEqual({
    requests: 3,
    errors: ['/hirek: 502', 'late'],
    p50: 2,
    p99: 4,
    slowest: 4,
  })
  expect(figures.join.requests).toBe(1)
  expect(figures.fresh).toEqual({ requests: 0, errors: [], p50: 0, p99: 0, slowest: 0 })
})

test('errors are summarized, the most frequent first', () => {
  expect(summarize([])).toBe('')
  expect(summarize(['a', 'b', 'b'])).toBe('2 × b, 1 × a')
  expect(summarize(['a', 'b', 'b', 'c'], 1)).toBe('2 × b, 2 other kinds')
})
