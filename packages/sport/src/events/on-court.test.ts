import { describe, expect, test } from 'vitest'
import { logOf } from '../testing/build-log.ts'
import { onCourt } from './on-court.ts'

const side = 'home'
const five = [4, 5, 7, 9, 11]
const lineup = { type: 'lineup', side, players: five, clock: 600 } as const
const change = (out: number, coming: number, clock?: number) =>
  ({ type: 'substitution', side, out, in: coming, ...(clock === undefined ? {} : { clock }) }) as const
const end = { type: 'period_end', clock: 0 } as const
const secondsOf = (...told: Parameters<typeof logOf>) => {
  const { seconds } = onCourt(logOf(...told), side)
  return seconds && Object.fromEntries(seconds)
}

describe('H4: on the court', () => {
  test('H4: minutes from lineup and substitutions', () => {
    expect(secondsOf(lineup, change(4, 13, 250), end)).toEqual({
      4: 350,
      5: 600,
      7: 600,
      9: 600,
      11: 600,
      13: 250,
    })
  })

  test('H4: the players stay until somebody says otherwise, in overtime for five minutes', () => {
    const periods = [2, 3, 4, 5].map((period) => ({ ...end, period }))
    expect(secondsOf(lineup, change(4, 13, 0), end, ...periods)).toMatchObject({ 4: 600, 13: 2100, 5: 2700 })
    const other = { ...lineup, period: 2, players: [4, 5, 7, 9, 13] }
    expect(secondsOf(lineup, end, other, { ...end, period: 2 })).toMatchObject({ 4: 1200, 11: 600, 13: 600 })
  })

  test('H4: one that was entered late counts from its clock', () => {
    const log = logOf(lineup, change(13, 15, 100), change(4, 13, 300), end)
    expect(onCourt(log, side).players?.toSorted((a, b) => a - b)).toEqual([5, 7, 9, 11, 15])
    expect(onCourt(log, side).seconds?.get(13)).toBe(200)
  })

  test('H4: the next period ends one whose end was forgotten', () => {
    const next = [{ type: 'period_start', period: 2 } as const, { ...end, period: 2 }]
    expect(secondsOf(lineup, ...next)).toMatchObject({ 4: 1200, 11: 1200 })
  })

  test('H4: nobody is on the court twice', () => {
    expect(onCourt(logOf(lineup, change(4, 5, 300), end), side).players).toEqual([7, 9, 11, 5])
  })

  test('H4: minutes are unknown without a clock, a lineup, an end, or with somebody who was never there', () => {
    expect(secondsOf(lineup, change(4, 13), end)).toBeNull()
    expect(secondsOf({ type: 'lineup', side, players: five }, end)).toBeNull()
    expect(secondsOf(change(4, 13, 300), end)).toBeNull()
    expect(secondsOf(lineup, change(4, 13, 300))).toBeNull()
    expect(secondsOf(lineup, { type: 'steal', side, player: 15 }, end)).toBeNull()
    expect(secondsOf(lineup, { type: 'foul', side: 'away', player: 1, drawn_by: 15 }, end)).toBeNull()
    expect(secondsOf(lineup, { type: 'steal', side: 'away', player: 15 }, end)).not.toBeNull()
    expect(onCourt([], side)).toEqual({ players: null, seconds: null })
  })

  test('H6: who is there without a clock too, and with fewer than five', () => {
    const log = logOf({ type: 'lineup', side, players: five }, change(4, 13), {
      type: 'substitution',
      side,
      out: 5,
      in: null,
    })
    expect(onCourt(log, side).players).toEqual([7, 9, 11, 13])
    expect(onCourt(log, 'away').players).toBeNull()
  })
})
