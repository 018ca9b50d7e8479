import type { MatchEvent } from '@palank/sport/events/event'
import { describe, expect, it } from 'vitest'
import {
  type BoardPlayer,
  boardOf,
  isOvertimeNext,
  isPlayed,
  lastUndoable,
  mayBeChosen,
  mayEndMatch,
  maySwap,
  reboundKind,
} from './board.ts'
import type { KeptMatch } from './event-store.ts'
import { practiceMatch } from './practice.ts'
import { eventMaker } from './testing/events.ts'

const event = eventMaker()
const kept: KeptMatch = { match: practiceMatch('hu'), keeping: 'full', last: 0, wanted: null, absent: [3, 4] }
const start = event({ type: 'period_start' })
const points = (player: number | null, period = 1) =>
  event({ type: 'points', side: 'home', player, kind: 'two_point' }, period)
const names = (log: MatchEvent[]) => boardOf(kept, log).players.home.map(({ last_name }) => last_name)

describe('the board', () => {
  it('leaves out who is not in the hall, unless an event names them', () => {
    expect(names([start])).not.toContain('Dió')
    expect(names([start, points(3)])).toContain('Dió')
    expect(names([start, points(3)])).not.toContain('Füge')
  })

  it('puts players in the order of their numbers, those without one last', () => {
    const players = [
      { id: 1, last_name: 'A', first_name: '', jersey_number: '12' },
      { id: 2, last_name: 'B', first_name: '', jersey_number: null },
      { id: 3, last_name: 'C', first_name: '', jersey_number: '4' },
    ]
    const match = { ...kept.match, home: { ...kept.match.home, players } }
    expect(boardOf({ ...kept, absent: [], match }, []).players.home.map(({ id }) => id)).toEqual([3, 1, 2])
  })

  it('sums points, fouls and who is out', () => {
    const fouls = Array.from({ length: 5 }, () =>
      event({ type: 'foul', side: 'home', player: 1, drawn_by: null }),
    )
    const board = boardOf(kept, [start, points(1), ...fouls])
    expect(board.players.home[0]).toMatchObject({ points: 2, fouls: 5, is_out: true })
    expect(board).toMatchObject({ phase: 'playing', period: 1, score: { home: 2, away: 0 } })
    expect(board.teamFouls).toEqual({ home: 5, away: 0 })
  })

  it('ends after the fourth quarter, unless it is level', () => {
    const level = boardOf(kept, [event({ type: 'period_start' }, 4)])
    expect([mayEndMatch(level), isOvertimeNext(level)]).toEqual([false, true])
    const won = boardOf(kept, [event({ type: 'period_start' }, 4), points(1, 4)])
    expect([mayEndMatch(won), isOvertimeNext(won)]).toEqual([true, false])
    const early = boardOf(kept, [start, points(1)])
    expect([mayEndMatch(early), isOvertimeNext(early)]).toEqual([false, false])
  })
})

it('a question about a quarter is over with it, also if its end and the next start arrive at once', () => {
  const end = event({ type: 'period_end' })
  const next = event({ type: 'period_start' }, 2)
  const isFirstPlayed = (log: MatchEvent[]) => isPlayed(boardOf(kept, log), 1)
  expect(isFirstPlayed([start])).toBe(true)
  expect(isFirstPlayed([start, end])).toBe(false)
  expect(isFirstPlayed([start, end, next])).toBe(false)
})

it('after a miss the kind of a rebound is known, otherwise it is asked', () => {
  const miss = event({ type: 'miss', side: 'home', player: 1, kind: 'two_point' })
  expect(reboundKind([miss], 'home')).toBe('offensive')
  expect(reboundKind([miss], 'away')).toBe('defensive')
  expect(reboundKind([miss, points(1)], 'home')).toBeNull()
  expect(reboundKind([], 'home')).toBeNull()
})

it('undo goes back event by event, over those that are undone', () => {
  const [first, second] = [points(1), points(1)]
  const undo = event({ type: 'undo', undoes: second.id })
  expect(lastUndoable([first, second])?.id).toBe(second.id)
  expect(lastUndoable([first, second, undo])?.id).toBe(first.id)
  expect(lastUndoable([])).toBeNull()
})

describe('five fouls', () => {
  const [first] = boardOf(kept, [start]).players.home
  const player = (on_court: boolean | null, is_out = false) => ({ ...first, on_court, is_out }) as BoardPlayer

  it('leave a player on the court to be taken off, and nobody else', () => {
    expect([true, null, false].map((place) => mayBeChosen(player(place, true)))).toEqual([true, true, false])
    expect([true, null, false].map((place) => mayBeChosen(player(place)))).toEqual([true, true, true])
  })

  it('are a place for somebody from the bench, but never come in', () => {
    expect(maySwap(player(false), player(true, true))).toBe(true)
    expect(maySwap(player(true), player(false, true))).toBe(false)
    expect(maySwap(player(null), player(null, true))).toBe(false)
    expect(maySwap(player(true, true), player(false))).toBe(true)
    expect(maySwap(player(true, true), player(true))).toBe(false)
  })
})
