import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { logOf } from '../testing/build-log.ts'
import { anyLog, uuidOf } from '../testing/event-cases.ts'
import { patience, runs } from '../testing/property-runs.ts'
import { boxScore } from './box-score.ts'
import { leadSteps, runningScore, scoreStory } from './running-score.ts'

const basket = (side: 'home' | 'away', kind: 'free_throw' | 'two_point' | 'three_point') =>
  ({ type: 'points', side, player: null, kind }) as const

describe('H3: the running score', patience, () => {
  const rows = runningScore(
    logOf(
      { type: 'period_start' },
      basket('home', 'three_point'),
      basket('home', 'two_point'),
      basket('away', 'three_point'),
      { type: 'foul', side: 'home', player: 4, drawn_by: null },
      basket('away', 'two_point'),
      basket('away', 'two_point'),
      basket('home', 'three_point'),
      { type: 'undo', undoes: uuidOf(7) },
      { type: 'period_end' },
      { type: 'correction', side: 'home', points: 1, period: 2 },
      basket('home', 'two_point'),
    ),
  )

  test('H3: after each event; undone ones stay without counting', () => {
    const text = rows.map(
      ({ event, undone, score }) => `${event.type} ${score.home}-${score.away}${undone ? ' undone' : ''}`,
    )
    expect(text).toEqual([
      'period_start 0-0',
      'points 3-0',
      'points 5-0',
      'points 5-3',
      'foul 5-3',
      'points 5-5',
      'points 5-7',
      'points 5-7 undone',
      'period_end 5-7',
      'correction 6-7',
      'points 8-7',
    ])
  })

  test('H3: the lead in steps, the biggest of each side, its changes and the longest run', () => {
    expect(leadSteps(rows).map(({ lead, period }) => [lead, period])).toEqual([
      [3, 1],
      [5, 1],
      [2, 1],
      [0, 1],
      [-2, 1],
      [-1, 2],
      [1, 2],
    ])
    expect(scoreStory(rows)).toEqual({
      biggest_lead: { home: 5, away: 2 },
      lead_changes: 2,
      longest_run: { side: 'away', points: 7, period: 1 },
    })
    expect(scoreStory([])).toEqual({ biggest_lead: { home: 0, away: 0 }, lead_changes: 0, longest_run: null })
  })

  test(`H3: it ends with the score, and each period's last row with the periods so far and what is corrected later (${runs} cases)`, () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const all = runningScore(log)
        const { score, periods } = boxScore(log, 'points')
        expect(all.at(-1)?.score ?? { home: 0, away: 0 }).toEqual(score)
        expect(all).toHaveLength(log.filter((event) => event.type !== 'undo').length)
        for (const [index] of periods.entries()) {
          const until = periods.slice(0, index + 1)
          const last = all.findLast((row) => row.event.period <= index + 1)
          for (const side of ['home', 'away'] as const) {
            const sum = until.reduce((points, period) => points + period[side], 0)
            const isCorrected = all.some(
              ({ event, undone }) =>
                !undone && event.type === 'correction' && event.points < 0 && event.side === side,
            )
            if (isCorrected) expect(sum).toBeLessThanOrEqual(Math.max(0, last?.score[side] ?? 0))
            else expect(sum).toBe(last?.score[side] ?? 0)
          }
        }
        const lead = leadSteps(all).at(-1)?.lead ?? 0
        const story = scoreStory(all)
        expect(lead).toBe(score.home - score.away)
        expect(lead).toBeLessThanOrEqual(story.biggest_lead.home)
        expect(-lead).toBeLessThanOrEqual(story.biggest_lead.away)
      }),
      { numRuns: runs },
    )
  })
})
