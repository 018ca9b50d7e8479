import { shotValue } from '@palank/sport/events/event'
import type { Side } from '@palank/sport/game'
import { regularPeriods } from '@palank/sport/period'
import type { Play } from './plays.ts'

/** A coach stops the game after so many points without an answer. */
const unanswered = 8

const sides: readonly Side[] = ['home', 'away']
/** Two in the first half, three in the second, one in each overtime. */
const partOf = (period: number) => (period <= 2 ? 1 : period <= regularPeriods ? 2 : period)
const allowed = (part: number) => [2, 3][part - 1] ?? 1

/** The plays with the time-outs that runs of the other side lead to. */
export function withTimeouts(plays: readonly Play[]): Play[] {
  const taken = new Map<string, number>()
  const result: Play[] = []
  const conceded = { home: 0, away: 0 }
  let part = 0
  for (const [index, play] of plays.entries()) {
    const { body, period, clock } = play
    result.push(play)
    if (partOf(period) !== part) {
      part = partOf(period)
      conceded.home = conceded.away = 0
    }
    if (body.type === 'points') {
      conceded[body.side] = 0
      conceded[body.side === 'home' ? 'away' : 'home'] += shotValue[body.kind]
    }
    // The assist and the free throw that go with a basket come first.
    const next = plays[index + 1]
    if (next?.period !== period || next.clock === clock || clock === 0) continue
    for (const side of sides) {
      const key = `${side} ${part}`
      const used = taken.get(key) ?? 0
      if (conceded[side] < unanswered || used >= allowed(part)) continue
      taken.set(key, used + 1)
      conceded[side] = 0
      result.push({ period, clock, body: { type: 'timeout', side } })
    }
  }
  return result
}
