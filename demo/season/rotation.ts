import { between, normal, type Random } from './random.ts'
import type { Skills } from './skills.ts'
import { emptyTally, type Tally } from './tally.ts'

/** A player of the squad; `place` is the index of his position. */
export type Entrant = { place: number; level: number; skills: Skills }

export type Man = Entrant & {
  tally: Tally
  /** Planned share of the game; 0 keeps him on the bench. */
  share: number
  starter: boolean
  /** His number in the plays. */
  number: number
}

const maxShare = 0.86
const minShare = 0.06

/** Plans the minutes: nine to twelve players, the better ones longer. */
export function planRotation(random: Random, entrants: readonly Entrant[], firstNumber: number): Man[] {
  const used = Math.min(entrants.length, 9 + Math.floor(between(random, 0, 7) / 2))
  const ranked = entrants
    .map((entrant) => ({ entrant, worth: entrant.level + 0.15 * normal(random) }))
    .sort((a, b) => b.worth - a.worth)
  const weights = new Map(
    ranked.slice(0, used).map(({ entrant, worth }) => [entrant, Math.exp(0.72 * worth)]),
  )
  const total = weights.values().reduce((sum, weight) => sum + weight, 0)
  return entrants.map((entrant, index) => {
    const weight = weights.get(entrant)
    const share = weight === undefined ? 0 : Math.min(maxShare, Math.max(minShare, (5 * weight) / total))
    return { ...entrant, tally: emptyTally(), share, starter: false, number: firstNumber + index }
  })
}

const allowedFouls = 5
// The hardest positions to fill first: the center, then the point guard.
const order = [4, 0, 3, 1, 2]
/** Penalty in seconds per place away from his position. */
const outOfPosition = 170
/** Bonus in seconds for players on the court, to avoid constant substitutions. */
const onCourt = 40
const unplanned = 2000

/** The five players furthest behind their planned minutes, each near his position. */
export function fiveOf(men: readonly Man[], elapsed: number, court: readonly Man[]): Man[] {
  const five: Man[] = []
  for (const place of order) {
    let best: Man | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const man of men) {
      if (man.tally.foul >= allowedFouls || five.includes(man)) continue
      const owed =
        man.share * (elapsed + 400) -
        man.tally.seconds -
        outOfPosition * Math.abs(man.place - place) +
        (court.includes(man) ? onCourt : 0) -
        (man.share === 0 ? unplanned : 0)
      if (owed > most) {
        most = owed
        best = man
      }
    }
    if (best) five.push(best)
  }
  return five
}
