import { describe, expect, test } from 'vitest'
import { percentile } from './percentile.ts'

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
