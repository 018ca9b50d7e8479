import { describe, expect, test } from 'vitest'
import { logOf } from '../testing/build-log.ts'
import { uuidOf } from '../testing/event-cases.ts'
import { liveMatch, missingAtFinish } from './match-state.ts'

const start = (period: number) => ({ type: 'period_start', period }) as const
const end = (period: number) => ({ type: 'period_end', period }) as const
const undo = (index: number) => ({ type: 'undo', undoes: uuidOf(index) }) as const
const foul = (player: number | null, period: number) =>
  ({ type: 'foul', side: 'home', player, drawn_by: null, period }) as const
const basket = (side: 'home' | 'away', player: number | null) =>
  ({ type: 'points', side, player, kind: 'two_point' }) as const
const phaseOf = (...told: Parameters<typeof logOf>) => {
  const { phase, period } = liveMatch(logOf(...told), 'full')
  return [phase, period]
}

describe('H6: a match while it is played', () => {
  test('H6: phase and period', () => {
    expect(phaseOf()).toEqual(['not_started', null])
    expect(phaseOf({ type: 'lineup', side: 'home', players: [4] })).toEqual(['not_started', null])
    expect(phaseOf(start(1))).toEqual(['playing', 1])
    expect(phaseOf(start(1), end(1))).toEqual(['between_periods', 1])
    expect(phaseOf(start(1), end(1), start(2))).toEqual(['playing', 2])
    expect(phaseOf(start(1), start(2), basket('home', 4))).toEqual(['playing', 2])
    expect(phaseOf(start(4), end(4), { type: 'match_end' })).toEqual(['finished', 4])
  })

  test('H6: an end that was undone has not been; two devices end a period once', () => {
    expect(phaseOf(start(1), end(1), undo(1))).toEqual(['playing', 1])
    expect(phaseOf(start(4), { type: 'match_end' }, undo(1))).toEqual(['playing', 4])
    expect(phaseOf(start(1), end(1), end(1))).toEqual(['between_periods', 1])
    expect(phaseOf(start(1), end(1), end(1), undo(1))).toEqual(['between_periods', 1])
  })

  test('H6: five fouls are out, and an undone one is not', () => {
    const log = [start(1), ...[1, 1, 2, 3, 4].map((period) => foul(27, period))]
    const [player] = liveMatch(logOf(...log), 'full').players
    expect(player).toEqual({ side: 'home', player: 27, points: 0, fouls: 5, is_out: true, on_court: null })
    const [back] = liveMatch(logOf(...log, undo(3)), 'full').players
    expect(back).toMatchObject({ fouls: 4, is_out: false })
  })

  test('H6: team fouls of the quarter; an overtime goes on from the fourth', () => {
    const log = [start(1), foul(27, 1), foul(4, 1), start(4), foul(4, 4), foul(null, 4), start(5), foul(5, 5)]
    const fouls = (...told: Parameters<typeof logOf>) => liveMatch(logOf(...told), 'points').team_fouls
    expect(fouls(...log.slice(0, 3))).toEqual({ home: 2, away: 0 })
    expect(fouls(...log.slice(0, 4))).toEqual({ home: 0, away: 0 })
    expect(fouls(...log)).toEqual({ home: 3, away: 0 })
    expect(fouls(start(1), basket('home', 4))).toBeNull()
  })

  test('H6: the squad from the start, and who is on the court', () => {
    const squad = [4, 5].map((player) => ({ side: 'home', player }) as const)
    const nothing = { side: 'home', points: 0, is_out: false, on_court: null }
    expect(liveMatch([], 'points', squad).players).toEqual([
      { ...nothing, player: 4, fouls: null },
      { ...nothing, player: 5, fouls: null },
    ])
    const log = logOf({ type: 'lineup', side: 'home', players: [5] }, start(1), basket('home', 5))
    expect(liveMatch(log, 'full', squad).players).toEqual([
      { ...nothing, player: 4, fouls: 0, on_court: false },
      { ...nothing, player: 5, fouls: 0, on_court: true, points: 2 },
    ])
  })
})

describe('H6: what is missing at the finish', () => {
  const squad = [
    { side: 'home', player: 4 },
    { side: 'home', player: 5 },
    { side: 'away', player: 10 },
  ] as const

  test('H6: a running period, quarters, a winner', () => {
    expect(missingAtFinish(logOf(start(1)), 'points')).toEqual([
      { code: 'period_running', period: 1 },
      { code: 'periods_few', periods: 1 },
      { code: 'score_equal' },
      { code: 'players_unknown', side: 'home' },
      { code: 'players_unknown', side: 'away' },
    ])
  })

  test('H6: points that no player has, with their events, and players nobody has seen', () => {
    const log = logOf(
      start(4),
      basket('home', 4),
      basket('away', 10),
      basket('away', null),
      basket('away', null),
      { type: 'correction', side: 'away', points: -1 },
      undo(3),
      end(4),
    )
    expect(missingAtFinish(log, 'full', squad)).toEqual([
      { code: 'players_without_event', side: 'home', players: [5] },
      { code: 'points_without_player', side: 'away', points: 1, events: [uuidOf(4), uuidOf(5)] },
    ])
  })

  test('H6: nothing, once they are given and everybody is known', () => {
    const log = logOf(
      start(4),
      basket('home', 4),
      { type: 'appearance', side: 'home', player: 5 },
      { type: 'points', side: 'away', player: 10, kind: 'free_throw' },
      end(4),
    )
    expect(missingAtFinish(log, 'full', squad)).toEqual([])
  })
})
