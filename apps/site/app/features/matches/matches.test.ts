import { describe, expect, test } from 'vitest'
import { exampleCompetitions } from './matches.examples.ts'
import { selectCompetition } from './matches.ts'

describe('D4: the competition on load', () => {
  const [first, second, third] = exampleCompetitions
  const none = { prev_match_count: 0, next_match_count: 0 }
  test('is the first with previous matches, and for the next slider with upcoming ones', () => {
    const list = [{ ...first, ...none }, { ...second, ...none, next_match_count: 1 }, third]
    expect(selectCompetition(list, 'prev', undefined)?.id).toBe(3)
    expect(selectCompetition(list, 'next', undefined)?.id).toBe(2)
  })
  test('is the first when none has any', () => {
    const list = exampleCompetitions.map((competition) => ({ ...competition, ...none }))
    expect(selectCompetition(list, 'next', undefined)?.id).toBe(1)
    expect(selectCompetition(list, 'prev', undefined)?.id).toBe(1)
    expect(selectCompetition([], 'next', undefined)).toBeUndefined()
  })
  test('is the chosen one if it exists, even without matches', () => {
    const list = [first, { ...second, ...none }]
    expect(selectCompetition(list, 'prev', 2)?.id).toBe(2)
    expect(selectCompetition(list, 'prev', 99)?.id).toBe(1)
  })
})
