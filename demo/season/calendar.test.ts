import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addDays,
  currentCalendar,
  lastWeekday,
  leagueRounds,
  pastCalendar,
  playedRounds,
  seasonOfDay,
  timeOf,
  weekdayOf,
} from './calendar.ts'
import { cupDays } from './cup.ts'

const day = fc.integer({ min: 0, max: 30 * 365 }).map((days) => addDays('2010-01-01', days))

it.each([
  ['2026-07-31', 2025],
  ['2026-08-01', 2026],
  ['2027-01-01', 2026],
])('puts %s in season %i', (date, season) => {
  expect(seasonOfDay(date)).toBe(season)
})

it.each([
  ['2026-03-28', '18:00', '2026-03-28T17:00:00.000Z'],
  ['2026-03-29', '18:00', '2026-03-29T16:00:00.000Z'],
  ['2026-10-24', '19:30', '2026-10-24T17:30:00.000Z'],
  ['2026-10-25', '11:00', '2026-10-25T10:00:00.000Z'],
])('converts %s %s in Budapest to %s', (date, hour, time) => {
  expect(timeOf(date, hour)).toBe(time)
})

it('finds the latest such weekday', () => {
  expect(lastWeekday('2026-11-15', 7)).toBe('2026-11-15')
  expect(lastWeekday('2026-11-15', 4)).toBe('2026-11-12')
})

it('shifts the season so that any day is well inside it', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(day, (today) => {
      const calendar = currentCalendar(today)
      const played = playedRounds(calendar, today)
      const month = Number(today.slice(5, 7))
      expect(calendar.rounds).toHaveLength(leagueRounds)
      expect(played).toBeGreaterThanOrEqual(4)
      expect(calendar.rounds.filter((round) => addDays(round, -1) >= today).length).toBeGreaterThanOrEqual(4)
      if (month >= 10 || month <= 4) {
        expect(played).toBeGreaterThanOrEqual(9)
        expect(played).toBeLessThanOrEqual(13)
      }
      const { over, next } = cupDays(calendar, today)
      expect([over < today, today < next]).toEqual([true, true])
      const before = pastCalendar(seasonOfDay(today) - 1).rounds.at(-1) ?? ''
      expect(before < (calendar.rounds[0] ?? '')).toBe(true)
    }),
    { numRuns: 250 },
  )
})

it('plans a past season from October to April, not at Christmas', () => {
  for (let season = 2000; season < 2040; season++) {
    const { rounds } = pastCalendar(season)
    expect(rounds).toHaveLength(leagueRounds)
    expect(rounds[0]).toMatch(`${season}-10-`)
    expect(rounds.at(-1)).toMatch(new RegExp(`${season + 1}-04-`))
    for (const round of rounds) expect(round.slice(5)).not.toMatch(/12-2[4-6]|12-31|01-01/)
    for (const round of rounds) expect([3, 6]).toContain(weekdayOf(round))
  }
})
