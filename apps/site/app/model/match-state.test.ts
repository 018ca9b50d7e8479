import type { Schedule } from '@palank/contract/schedule'
import { describe, expect, test } from 'vitest'
import {
  exampleAway,
  exampleClub,
  exampleLost,
  exampleMatchView,
  exampleNext,
  exampleNow,
  exampleSchedule,
  exampleUnclosed,
  exampleWon,
} from './match.examples.ts'
import { type MatchView, matchesOf } from './match.ts'
import { matchesInPhase, matchStateAt, sellsTickets } from './match-state.ts'

const ids = (matches: MatchView[]) => matches.map(({ id }) => id)

describe('H6: the state of a match', () => {
  test('is scheduled until the start time, then awaiting the result', () => {
    const match = exampleMatchView(exampleSchedule)
    expect(match.state).toBe('scheduled')
    expect(matchStateAt(match, Date.parse(match.date) - 1)).toBe('scheduled')
    expect(matchStateAt(match, Date.parse(match.date))).toBe('awaiting')
    expect(exampleMatchView(exampleUnclosed).state).toBe('awaiting')
  })
  test('awaits the result of a finished match until both scores or a forfeit are known', () => {
    expect(exampleMatchView(exampleWon).state).toBe('finished')
    const half = exampleWon.competitors.map((one) => (one.side === 1 ? one : { ...one, finalScore: null }))
    expect(exampleMatchView({ ...exampleWon, competitors: half }).state).toBe('awaiting')
    expect(exampleMatchView({ ...exampleSchedule, status: 'finished', forfeit: 2 }).state).toBe('finished')
  })
  test('E1: sells tickets until the result is awaited', () => {
    const states = ['scheduled', 'live', 'postponed', 'awaiting', 'finished', 'cancelled'] as const
    expect(states.filter(sellsTickets)).toEqual(['scheduled', 'live', 'postponed'])
  })
})

describe('D4, H6: a mixed list has', () => {
  const putOff: Schedule = { ...exampleAway, id: 60, status: 'postponed', game_time: '2025-10-20T17:00:00Z' }
  const mixed = matchesOf(
    [putOff, exampleLost, exampleWon, exampleUnclosed, ...exampleNext],
    exampleClub,
    'hu',
    exampleNow,
  )
  test('the played matches newest first, including one that awaits its result', () => {
    expect(ids(matchesInPhase(mixed, 'prev', exampleNow))).toEqual([72, 70, 66])
  })
  test('the upcoming matches soonest first, one without a new date last, without cancelled ones', () => {
    expect(ids(matchesInPhase(mixed.toReversed(), 'next', exampleNow))).toEqual([75, 82, 83, 85, 60])
  })
})
