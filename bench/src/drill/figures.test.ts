import { expect, test } from 'vitest'
import { figuresOf, summarize } from './figures.ts'

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
