import type { Schedule } from '@palank/contract/schedule'
import { describe, expect, test } from 'vitest'
import {
  exampleAway,
  exampleClub,
  exampleLost,
  exampleNext,
  exampleNow,
  exampleSchedule,
  exampleUnclosed,
  exampleWon,
} from '~/model/match.examples.ts'
import { type MatchView, matchesOf, matchFactsOf } from '~/model/match.ts'
import { matchesInPhase, matchStateAt, sellsTickets } from '~/model/match-state.ts'
import { MatchRow } from './MatchRow.tsx'
import { renderPage, textIn } from './testing/render-page.tsx'

const viewOf = (schedule: Schedule, language: 'hu' | 'en' = 'hu'): MatchView => ({
  ...matchFactsOf(schedule, exampleClub, language, exampleNow),
  date: schedule.game_time ?? '',
})
const ids = (matches: MatchView[]) => matches.map(({ id }) => id)

describe('H6: the state of a match', () => {
  test('is as it was loaded, and another once its moment passes', () => {
    const match = viewOf(exampleSchedule)
    expect(match.state).toBe('scheduled')
    expect(matchStateAt(match, Date.parse(match.date) - 1)).toBe('scheduled')
    expect(matchStateAt(match, Date.parse(match.date))).toBe('awaiting')
    expect(viewOf(exampleUnclosed).state).toBe('awaiting')
  })
  test('a finished match waits until it has both scores, or a side that forfeited', () => {
    expect(viewOf(exampleWon).state).toBe('finished')
    const half = exampleWon.competitors.map((one) => (one.side === 1 ? one : { ...one, finalScore: null }))
    expect(viewOf({ ...exampleWon, competitors: half }).state).toBe('awaiting')
    expect(viewOf({ ...exampleSchedule, status: 'finished', forfeit: 2 }).state).toBe('finished')
  })
  test('E1: tickets are sold while there is something to see', () => {
    const states = ['scheduled', 'live', 'postponed', 'awaiting', 'finished', 'cancelled'] as const
    expect(states.filter(sellsTickets)).toEqual(['scheduled', 'live', 'postponed'])
  })
})

describe('D4, H6: of a mixed list', () => {
  const putOff: Schedule = { ...exampleAway, id: 60, status: 'postponed', game_time: '2025-10-20T17:00:00Z' }
  const mixed = matchesOf(
    [putOff, exampleLost, exampleWon, exampleUnclosed, ...exampleNext],
    exampleClub,
    'hu',
    exampleNow,
  )
  test('those played come newest first, with the one that nobody closed', () => {
    expect(ids(matchesInPhase(mixed, 'prev', exampleNow))).toEqual([72, 70, 66])
  })
  test('those to come soonest first, one without a new date last, a cancelled one nowhere', () => {
    expect(ids(matchesInPhase(mixed.toReversed(), 'next', exampleNow))).toEqual([75, 82, 83, 85, 60])
  })
})

describe('H6: the row of a match whose result is awaited', () => {
  const row = (match: MatchView, language: 'hu' | 'en' = 'hu') =>
    renderPage(<MatchRow match={match} next />, { path: language === 'hu' ? '/merkozesek' : '/schedules' })
  test('says so without script, with neither countdown nor tickets', () => {
    const html = row(viewOf(exampleUnclosed))
    expect(textIn(html)).toContain('Tolnai Horgonyok, Eredményre várunk')
    expect(html).not.toContain('Kezdés:')
    expect(html).not.toContain('Jegyvásárlás')
    expect(textIn(row(viewOf(exampleUnclosed, 'en'), 'en'))).toContain('Awaiting result')
  })
  test('keeps the score of a match that was never closed', () => {
    const live = viewOf({ ...exampleWon, status: 'live' })
    expect(live.state).toBe('awaiting')
    expect(textIn(row(live))).toContain('102 – 84 Eredményre várunk')
  })
})
