import { describe, expect, test } from 'vitest'
import { byComing, isPutOff, type MatchStatus, phaseOf, stateOf } from './match-phase.ts'

const hour = 3_600_000
const start = Date.parse('2025-11-15T17:00:00Z')
const match = (
  status: MatchStatus,
  hasResult = false,
  game_time: string | null = '2025-11-15T17:00:00Z',
) => ({
  status,
  hasResult,
  game_time,
})
const moments = { before: -1, tipOff: 0, late: 4 * hour - 1, over: 4 * hour }
type Moment = keyof typeof moments
const at = (moment: Moment) => start + moments[moment]

describe('H6: the phase of a match', () => {
  test.each([
    ['scheduled', 'before', 'next'],
    ['scheduled', 'tipOff', 'next'],
    ['scheduled', 'late', 'next'],
    ['scheduled', 'over', 'prev'],
    ['live', 'before', 'next'],
    ['live', 'late', 'next'],
    ['live', 'over', 'prev'],
    ['finished', 'before', 'prev'],
    ['finished', 'over', 'prev'],
    ['postponed', 'before', 'next'],
    ['postponed', 'over', 'next'],
    ['cancelled', 'before', null],
    ['cancelled', 'over', null],
  ] as const)('%s, %s: %s', (status, moment, phase) => {
    expect(phaseOf(match(status), at(moment))).toBe(phase)
  })
  test('without a time: only finished or postponed', () => {
    const phase = (status: MatchStatus) => phaseOf(match(status, false, null), start)
    expect([phase('finished'), phase('postponed')]).toEqual(['prev', 'next'])
    expect([phase('scheduled'), phase('live'), phase('cancelled')]).toEqual([null, null, null])
  })
})

describe('H6: the state of a match', () => {
  test.each([
    ['scheduled', 'before', 'scheduled'],
    ['scheduled', 'tipOff', 'awaiting'],
    ['scheduled', 'over', 'awaiting'],
    ['live', 'before', 'live'],
    ['live', 'late', 'live'],
    ['live', 'over', 'awaiting'],
    ['finished', 'before', 'awaiting'],
    ['postponed', 'over', 'postponed'],
    ['cancelled', 'over', 'cancelled'],
  ] as const)('without a result: %s, %s: %s', (status, moment, state) => {
    expect(stateOf(match(status), at(moment))).toBe(state)
  })
  test('a closed match with a result is finished', () => {
    expect(stateOf(match('finished', true), at('late'))).toBe('finished')
    expect(stateOf(match('live', true), at('over'))).toBe('awaiting')
    expect(stateOf(match('scheduled', true), at('over'))).toBe('awaiting')
  })
  test('without a time it has not started', () => {
    expect(stateOf(match('scheduled', false, null), start)).toBe('scheduled')
    expect(stateOf(match('live', false, null), start)).toBe('live')
  })
})

describe('H6: coming matches', () => {
  const coming = (id: number, status: MatchStatus, hours: number | null) => ({
    id,
    status,
    game_time: hours === null ? null : new Date(start + hours * hour).toISOString(),
  })
  test('soonest first, postponed ones without a new date last', () => {
    const matches = [
      coming(1, 'postponed', null),
      coming(2, 'postponed', -48),
      coming(3, 'postponed', 24),
      coming(4, 'scheduled', 48),
      coming(6, 'scheduled', 2),
      coming(5, 'scheduled', 2),
      coming(7, 'live', -1),
    ]
    expect(matches.toSorted(byComing(start)).map(({ id }) => id)).toEqual([7, 5, 6, 3, 4, 2, 1])
  })
  test('a postponed match with a new date is sorted by it', () => {
    expect(isPutOff(match('postponed'), at('before'))).toBe(false)
    expect(isPutOff(match('postponed'), at('tipOff'))).toBe(true)
    expect(isPutOff(match('scheduled'), at('over'))).toBe(false)
  })
})
