import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkMatch } from '../check-match.ts'
import type { Side } from '../game.ts'
import { counted } from '../line.ts'
import { anyEvents, anyLog, undoOf } from '../testing/event-cases.ts'
import { fullMatch, playedEvents } from '../testing/match-cases.ts'
import { matchRuns, patience, runs } from '../testing/property-runs.ts'
import { boxScore, type Keeping, type Pair, sheetOf } from './box-score.ts'
import { creditsOf } from './credits.ts'
import type { MatchEvent } from './event.ts'
import { validEvents } from './undo.ts'

const numRuns = runs
const sides: readonly Side[] = ['home', 'away']
const keepings: readonly Keeping[] = ['points', 'full']
const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
const shots = ['dunk', 'two_point', 'three_point', 'free_throw'] as const
const values = { free_throw: 1, two_point: 2, dunk: 2, three_point: 3 }
const shuffled = <Item>(items: Item[]) =>
  fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length })

/** The reference: the points that events give, added by hand. */
function reference(log: readonly MatchEvent[]) {
  const undone = new Set(log.map((event) => (event.type === 'undo' ? event.undoes : '')))
  const score: Pair = { home: 0, away: 0 }
  const players = new Map<string, number>()
  for (const event of log) {
    if (undone.has(event.id)) continue
    if (event.type === 'correction') score[event.side] += event.points
    if (event.type !== 'points') continue
    score[event.side] += values[event.kind]
    const key = `${event.side} ${event.player}`
    players.set(key, (players.get(key) ?? 0) + values[event.kind])
  }
  return { score, players }
}

describe('H3: properties of a box score', patience, () => {
  test(`H3: score = periods = lines + team events = events, in both ways of keeping (${runs} cases)`, () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const { score, players } = reference(log)
        for (const keeping of keepings) {
          const box = boxScore(log, keeping)
          expect(box.score).toEqual(score)
          for (const side of sides) {
            const lines = box.lines.filter((line) => line.side === side)
            expect(total(box.periods.map((period) => period[side]))).toBe(score[side])
            const owned = total(lines.map((line) => line.points ?? 0))
            expect(owned + box.unassigned[side]).toBe(score[side])
            for (const line of lines) expect(line.points).toBe(players.get(`${side} ${line.player}`) ?? 0)
          }
        }
      }),
      { numRuns },
    )
  })

  test(`H3: no period has fewer than 0 points, unless the score has (${runs} cases)`, () => {
    const correction = fc.record({
      side: fc.constantFrom(...sides),
      points: fc.integer({ min: -9, max: -1 }),
    })
    const cases = fc.tuple(anyLog, fc.array(fc.tuple(correction, fc.integer({ min: 1, max: 5 }), fc.nat(40))))
    fc.assert(
      fc.property(cases, ([log, corrections]) => {
        const taken = corrections.map(
          ([body, period, order], index): MatchEvent => ({
            ...undoOf({ id: '', period } as MatchEvent, 1_000 + index),
            ...body,
            order,
            type: 'correction',
          }),
        )
        const { periods, score } = boxScore([...log, ...taken], 'points')
        for (const side of sides) {
          const own = periods.map((period) => period[side])
          expect(total(own)).toBe(score[side])
          if (score[side] >= 0) expect(Math.min(0, ...own)).toBe(0)
        }
      }),
      { numRuns },
    )
  })

  test(`H3: every figure of a line is what its events count, and made shots are among all (${runs} cases)`, () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const credits = validEvents(log).flatMap(creditsOf)
        for (const line of boxScore(log, 'full').lines) {
          const own = credits.filter((credit) => credit.side === line.side && credit.player === line.player)
          for (const field of counted) {
            const amounts = own.filter((credit) => credit.field === field).map((credit) => credit.amount)
            expect(line[field], field).toBe(total(amounts))
          }
          for (const shot of shots) {
            expect(line[`${shot}_made`]).toBeLessThanOrEqual(line[`${shot}_all`] ?? 0)
          }
          expect(line.dunk_all).toBeLessThanOrEqual(line.two_point_all ?? 0)
        }
      }),
      { numRuns },
    )
  })

  test(`H3: with points only, all but points and fouls is unknown, never 0 (${runs} cases)`, () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const { lines, fouls } = boxScore(log, 'points')
        const full = boxScore(log, 'full').lines
        for (const [index, line] of lines.entries()) {
          expect(line.points).toBe(full[index]?.points)
          expect(line.foul).toBe(fouls === null ? null : full[index]?.foul)
          for (const field of [...counted, 'seconds', 'starter'] as const) {
            if (field !== 'points' && field !== 'foul') expect(line[field], field).toBeNull()
          }
        }
      }),
      { numRuns },
    )
  })

  test(`H3: with everything undone nothing is left, in any order of the undos (${runs} cases)`, () => {
    const cases = anyEvents.chain((events) =>
      fc.tuple(fc.constant(events), shuffled([...events, ...events.map(undoOf)])),
    )
    fc.assert(
      fc.property(cases, ([events, log]) => {
        for (const keeping of keepings) expect(boxScore(log, keeping)).toEqual(boxScore([], keeping))
        expect(boxScore(log, 'full').score).toEqual({ home: 0, away: 0 })
        expect(log).toHaveLength(2 * events.length)
      }),
      { numRuns },
    )
  })

  test(`H3: neither the order of the log nor sending twice changes anything (${runs} cases)`, () => {
    const cases = anyLog.chain((log) => fc.tuple(fc.constant(log), shuffled([...log, ...log.slice(0, 5)])))
    fc.assert(
      fc.property(cases, ([log, again]) => {
        for (const keeping of keepings) expect(boxScore(again, keeping)).toEqual(boxScore(log, keeping))
      }),
      { numRuns },
    )
  })

  test(`H3: an undone event counts as if it had never been (${runs} cases)`, () => {
    const cases = anyEvents.chain((events) => fc.tuple(fc.constant(events), fc.subarray(events)))
    fc.assert(
      fc.property(cases, ([events, wrong]) => {
        const without = events.filter((event) => !wrong.includes(event))
        for (const keeping of keepings) {
          expect(boxScore([...events, ...wrong.map(undoOf)], keeping)).toEqual(boxScore(without, keeping))
        }
      }),
      { numRuns },
    )
  })

  test(`H3: the sheet of a finished match in full keeping has no problems (${matchRuns} matches)`, () => {
    fc.assert(
      fc.property(fullMatch, (match) => {
        const box = boxScore(playedEvents(match, 'full'), 'full', match.lines)
        expect(checkMatch(sheetOf(box, 'finished'))).toEqual([])
      }),
      { numRuns: matchRuns },
    )
  })
})
