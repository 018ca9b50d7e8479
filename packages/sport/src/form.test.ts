import { describe, expect, test } from 'vitest'
import type { Game } from './game.ts'
import { standings } from './standings.ts'
import { entry, game } from './testing/league-cases.ts'

const [own, other] = [7, 9]
const formOf = (games: Game[]) => {
  const row = standings({ entries: [entry(own)], games })[0]
  return { streak: row?.streak, last5: row?.last5 }
}
const win = (time: string | null, more: Partial<Game> = {}) => game(own, other, [80, 70], { time, ...more })
const loss = (time: string | null, more: Partial<Game> = {}) => game(other, own, [80, 70], { time, ...more })
const day = (number: number) => `2025-10-${String(number).padStart(2, '0')}T16:00:00.000Z`

describe('H2: streak and last five', () => {
  test('H2: equal results counted back from the last finished game', () => {
    expect(formOf([win(day(1)), loss(day(2)), win(day(3)), win(day(4))])).toEqual({
      streak: { is_win: true, count: 2 },
      last5: { win: 3, loss: 1 },
    })
    expect(formOf([win(day(1)), loss(day(2))]).streak).toEqual({ is_win: false, count: 1 })
    expect(formOf([loss(day(1)), loss(day(2))]).streak).toEqual({ is_win: false, count: 2 })
  })

  test('H2: a streak may be longer than five, the last five never', () => {
    const games = [loss(day(1)), ...[2, 3, 4, 5, 6, 7].map((number) => win(day(number)))]
    expect(formOf(games)).toEqual({ streak: { is_win: true, count: 6 }, last5: { win: 5, loss: 0 } })
  })

  test('H2: empty before the first game', () => {
    expect(formOf([])).toEqual({ streak: null, last5: { win: 0, loss: 0 } })
  })

  test('H2: ordered by time, not by input; games without a time are the oldest', () => {
    const games = [win(day(9)), loss(day(3)), win(day(8)), loss(null), loss('some day')]
    expect(formOf(games).streak).toEqual({ is_win: true, count: 2 })
    expect(formOf([loss(day(1)), win(null)]).streak).toEqual({ is_win: false, count: 1 })
  })

  test('H2: games at the same instant are ordered by id', () => {
    const utc = '2025-11-08T17:30:00.000Z'
    const local = '2025-11-08T18:30:00+01:00'
    expect(formOf([win(utc, { id: 1002 }), loss(local, { id: 1001 })]).streak?.is_win).toBe(true)
    expect(formOf([win(local, { id: 1001 }), loss(utc, { id: 1002 })]).streak?.is_win).toBe(false)
    expect(formOf([win(null, { id: 1002 }), loss(null, { id: 1001 })]).streak?.is_win).toBe(true)
  })

  test('H2: a forfeit is a loss here too', () => {
    expect(formOf([loss(day(1)), game(own, other, [0, 0], { time: day(2), forfeit: 'home' })])).toEqual({
      streak: { is_win: false, count: 2 },
      last5: { win: 0, loss: 2 },
    })
  })
})
