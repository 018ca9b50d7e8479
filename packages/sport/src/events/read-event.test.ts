import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyLog, uuidOf } from '../testing/event-cases.ts'
import { matchRuns, patience, runs } from '../testing/property-runs.ts'
import { readEvent } from './read-event.ts'

const base = { id: uuidOf(1), order: 1, at: '2025-11-15T18:06:12.345Z', period: 1, clock: null }
const points = { ...base, type: 'points', side: 'home', player: 23, kind: 'two_point' }
const fieldsWrong = (input: unknown) => {
  const read = readEvent(input)
  return 'problems' in read ? read.problems.map((problem) => problem.field) : []
}

describe('H3: reading an event', patience, () => {
  test('H3: says what is wrong and what was expected', () => {
    expect(readEvent(null)).toEqual({ problems: [{ field: '', expected: 'an object' }] })
    expect(fieldsWrong({})).toEqual(['type'])
    expect(fieldsWrong({ ...points, type: 'goal' })).toEqual(['type'])
    expect(readEvent({ ...points, id: 'A', side: 'both' })).toEqual({
      problems: [
        { field: 'id', expected: 'a UUID in lower case' },
        { field: 'side', expected: 'one of home, away' },
      ],
    })
  })

  test('H3: leaves out what an event does not have', () => {
    expect(readEvent({ ...points, name: 'Varga', undoes: uuidOf(2) })).toEqual({ event: points })
  })

  test('H3: a missing field is not null', () => {
    const { player, ...without } = points
    expect(fieldsWrong(without)).toEqual(['player'])
    expect(readEvent({ ...points, player: null })).toEqual({ event: { ...points, player: null } })
    expect(fieldsWrong(Object.create(points))).toContain('id')
  })

  test.each([
    ['order', [-1, 0.5, '1', 9e15, Number.NaN]],
    ['at', ['2025-11-15', '2025-02-30T10:00:00.000Z', '2025-11-15T18:06:12Z', 5, 'soon']],
    ['period', [0, 21, 1.5, '1']],
    ['clock', [-1, 601, '10:00']],
    ['player', [0, -4, '23']],
    ['kind', ['one_point', 'offensive', null]],
  ])('H3: refuses a wrong %s', (field, values) => {
    for (const value of values)
      expect(fieldsWrong({ ...points, [field]: value }), String(value)).toEqual([field])
  })

  test('H3: refuses what contradicts itself', () => {
    const of = (more: object) => fieldsWrong({ ...base, side: 'home', ...more })
    expect(of({ type: 'lineup', players: [4, 5, 7, 9, 4] })).toEqual(['players'])
    expect(of({ type: 'lineup', players: [4, 5, 7, 9, 11, 13] })).toEqual(['players'])
    expect(of({ type: 'lineup', players: [] })).toEqual(['players'])
    expect(of({ type: 'substitution', out: 4, in: 4 })).toEqual(['in'])
    expect(of({ type: 'substitution', out: null, in: null })).toEqual(['in'])
    expect(of({ type: 'correction', points: 0 })).toEqual(['points'])
    expect(of({ type: 'appearance', player: null })).toEqual(['player'])
    expect(of({ type: 'timeout', period: 5, clock: 301 })).toEqual(['clock'])
    expect(of({ type: 'undo', undoes: base.id })).toEqual(['undoes'])
  })

  test(`H3: every event is read back from JSON as it was (${matchRuns} logs)`, () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        for (const event of log) {
          expect(readEvent(JSON.parse(JSON.stringify(event)))).toEqual({ event })
        }
      }),
      { numRuns: matchRuns },
    )
  })

  test(`H3: nothing makes it throw (${runs} cases)`, () => {
    const nearly = fc.record({ type: fc.constantFrom('points', 'lineup', 'undo'), players: fc.anything() })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), nearly), (input) => {
        expect(Object.keys(readEvent(input))).toEqual(['problems'])
      }),
      { numRuns: runs },
    )
  })
})
