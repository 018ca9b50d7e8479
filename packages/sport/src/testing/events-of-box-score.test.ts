import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxScore } from '../events/box-score.ts'
import { onCourt } from '../events/on-court.ts'
import { playPhase } from '../events/play-phase.ts'
import { readEvent } from '../events/read-event.ts'
import { unknownLine } from './line-cases.ts'
import { fullMatch, type MatchCase, playedEvents, pointsMatch } from './match-cases.ts'
import { matchRuns, patience } from './property-runs.ts'

const numRuns = matchRuns

describe('H3: events of a box score', patience, () => {
  test(`H3: they give the same box score, minutes and starters included (${matchRuns} matches)`, () => {
    fc.assert(
      fc.property(fullMatch, (match) => {
        const box = boxScore(playedEvents(match, 'full'), 'full', match.lines)
        expect(box.lines).toEqual(match.lines)
        expect(box.periods).toEqual(match.periods)
        expect(box.unassigned).toEqual({ home: 0, away: 0 })
      }),
      { numRuns },
    )
  })

  test(`H3: so they do with points only, whoever scored (${matchRuns} matches)`, () => {
    fc.assert(
      fc.property(pointsMatch, (match) => {
        const box = boxScore(playedEvents(match, 'points'), 'points', match.lines)
        expect(box.lines).toEqual(match.lines)
        expect(box.periods).toEqual(match.periods)
      }),
      { numRuns },
    )
  })

  test(`H6: they are events that a device may send, of a match that is over (${matchRuns} matches)`, () => {
    fc.assert(
      fc.property(fullMatch, (match) => {
        const events = playedEvents(match, 'full')
        expect(events.map(readEvent).filter((read) => 'problems' in read)).toEqual([])
        expect(playPhase(events)).toEqual({ phase: 'finished', period: match.periods.length })
        for (const side of ['home', 'away'] as const) {
          const { players } = onCourt(events, side)
          if (players) expect(new Set(players).size).toBe(5)
        }
      }),
      { numRuns },
    )
  })

  test(`H6: nobody does anything after a fifth foul (${matchRuns} matches)`, () => {
    fc.assert(
      fc.property(fullMatch, (match) => {
        const fouls = new Map<string, number>()
        for (const event of playedEvents(match, 'full')) {
          if (!('player' in event)) continue
          const key = `${event.side} ${event.player}`
          if (event.player !== null) expect(fouls.get(key) ?? 0).toBeLessThan(5)
          if (event.type === 'foul') fouls.set(key, (fouls.get(key) ?? 0) + 1)
        }
      }),
      { numRuns },
    )
  })

  const impossible = (points: number, home: number): MatchCase => ({
    lines: [
      { ...unknownLine, two_point_made: points / 2, two_point_all: 9, points, side: 'home', player: 1 },
    ],
    periods: [home, 3, 3, 3].map((score) => ({ home: score, away: 0 })),
    seed: 1,
  })

  test('H3: a box score that contradicts itself is refused', () => {
    expect(() => playedEvents(impossible(12, 3), 'full')).toThrow('No division of these baskets')
    expect(() => playedEvents(impossible(14, 3), 'full')).toThrow('more points than the periods')
  })
})
