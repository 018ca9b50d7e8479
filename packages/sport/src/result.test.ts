import { describe, expect, test } from 'vitest'
import { hasResult, winnerOf } from './result.ts'

const score = (home: number | null, away: number | null, forfeit: 'home' | 'away' | null = null) => ({
  home_score: home,
  away_score: away,
  forfeit,
})

describe('H1: who won', () => {
  test.each([
    ['the side with more points', score(102, 84), 'home'],
    ['the side with more points', score(80, 83), 'away'],
    ['nobody in a draw', score(80, 80), null],
    ['nobody while a score is unknown', score(80, null), null],
    ['the other side of a forfeit', score(null, null, 'home'), 'away'],
    ['the other side of a forfeit, whatever the score', score(10, 30, 'away'), 'home'],
  ])('%s', (_, result, winner) => {
    expect(winnerOf(result)).toBe(winner)
  })
})

describe('H6: whether there is a result', () => {
  test.each([
    ['both scores', score(80, 80), true],
    ['a forfeit', score(null, null, 'home'), true],
    ['one score alone', score(80, null), false],
    ['nothing', score(null, null), false],
  ])('%s', (_, result, expected) => {
    expect(hasResult(result)).toBe(expected)
  })
})
