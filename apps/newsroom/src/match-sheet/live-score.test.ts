import { expect, it } from 'vitest'
import { liveScore } from './live-score.ts'

const quarters = [
  { home: 20, away: 18 },
  { home: 25, away: 22 },
]
const scored = (home_score: number | null, away_score: number | null, periods = quarters) => ({
  home_score,
  away_score,
  periods,
})
const score = (home_score: number | null, away_score: number | null) => ({ home_score, away_score })

it('follows the quarters, from the first save on', () => {
  expect(liveScore(null, scored(null, null))).toEqual(score(45, 40))
  expect(liveScore(scored(null, null, []), scored(null, null))).toEqual(score(45, 40))
  expect(liveScore(scored(20, 18, quarters.slice(0, 1)), scored(20, 18))).toEqual(score(45, 40))
})

it('follows a correction downwards', () => {
  expect(liveScore(scored(45, 40), scored(45, 40, [{ home: 20, away: 18 }]))).toEqual(score(20, 18))
})

it('keeps a score that was typed in the same save', () => {
  expect(liveScore(scored(20, 18), scored(51, 47))).toEqual(score(51, 47))
  expect(liveScore(null, scored(51, 47))).toEqual(score(51, 47))
})

it('keeps a score that is ahead of the quarters, until they pass it', () => {
  const [first = { home: 0, away: 0 }] = quarters
  expect(liveScore(scored(51, 47), scored(51, 47, [{ ...first, away: 19 }]))).toEqual(score(51, 47))
  const third = [...quarters, { home: 10, away: 10 }]
  expect(liveScore(scored(51, 47), scored(51, 47, third))).toEqual(score(55, 50))
})

it('leaves a match without quarters alone', () => {
  expect(liveScore(scored(7, 5, []), scored(7, 5, []))).toEqual(score(7, 5))
})
