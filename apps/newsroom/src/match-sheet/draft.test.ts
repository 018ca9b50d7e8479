import { expect, test } from 'vitest'
import { type DraftPeriod, gapIn, offeredScore, periodSum, setPeriod, wholePeriods } from './draft.ts'

const period = (home: number | null, away: number | null): DraftPeriod => ({ home, away })
const four = [period(20, 18), period(25, 22), period(30, 21), period(27, 23)]

test('a number in the third quarter adds empty quarters before it', () => {
  expect(setPeriod([], 2, 'away', 17)).toEqual([period(null, null), period(null, null), period(null, 17)])
})

test('the other team’s number of the quarter stays', () => {
  expect(setPeriod([period(20, null)], 0, 'away', 18)).toEqual([period(20, 18)])
})

test('emptied quarters at the end are removed, those in the middle are not', () => {
  expect(setPeriod([period(20, 18), period(5, null)], 1, 'home', null)).toEqual([period(20, 18)])
  expect(setPeriod([period(20, null), period(5, 6)], 0, 'home', null)).toEqual([
    period(null, null),
    period(5, 6),
  ])
  expect(setPeriod([period(20, null)], 0, 'home', null)).toEqual([])
})

test('the first missing number is found, home before away', () => {
  expect(gapIn([])).toBeNull()
  expect(gapIn(four)).toBeNull()
  expect(gapIn([period(20, 18), period(5, null), period(null, 2)])).toEqual({ index: 1, side: 'away' })
  expect(gapIn([period(null, null), period(5, 6)])).toEqual({ index: 0, side: 'home' })
})

test('the sum of a team is unknown until it has a number', () => {
  expect(periodSum([], 'home')).toBeNull()
  expect(periodSum([period(20, null), period(5, null)], 'home')).toBe(25)
  expect(periodSum([period(20, null)], 'away')).toBeNull()
  expect(periodSum([period(0, 2)], 'home')).toBe(0)
})

test('half a quarter is no quarter to check', () => {
  expect(wholePeriods([period(20, null)])).toBeNull()
  expect(wholePeriods(four)).toEqual(four)
})

const noScore = { home_score: null, away_score: null }
const offer = (periods: DraftPeriod[], result: object) =>
  offeredScore(periods, { status: 'scheduled', ...noScore, ...result })
const draw = [period(20, 20), period(20, 20), period(20, 20), period(20, 20)]

test('four quarters are offered as the final score, unless it would be a draw', () => {
  expect(offer(four, {})).toEqual({ score: { home: 102, away: 84 }, isFinal: true })
  expect(offer(four.slice(0, 3), {})).toBeNull()
  expect(offer([...four.slice(0, 3), period(27, null)], {})).toBeNull()
  expect(offer(draw, {})).toBeNull()
  expect(offer([...draw, period(9, 7)], {})?.score).toEqual({ home: 89, away: 87 })
})

test('they are offered whenever they differ from the score, however many there are', () => {
  const finished = { status: 'finished', home_score: 102, away_score: 83 }
  expect(offer(four, finished)).toEqual({ score: { home: 102, away: 84 }, isFinal: true })
  expect(offer(four, { ...finished, away_score: 84 })).toBeNull()
  expect(offer(four.slice(0, 2), finished)?.score).toEqual({ home: 45, away: 40 })
  expect(offer([], finished)).toBeNull()
})

test('a live match is offered them as its current score until it may be over', () => {
  const live = { status: 'live', home_score: 20, away_score: 18 }
  expect(offer(four.slice(0, 1), live)).toBeNull()
  expect(offer(four.slice(0, 2), live)).toEqual({ score: { home: 45, away: 40 }, isFinal: false })
  expect(offer(draw, live)?.isFinal).toBe(false)
  expect(offer(four, live)?.isFinal).toBe(true)
})
