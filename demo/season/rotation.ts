import { between, normal, type Random } from './random.ts'
import type { Skills } from './skills.ts'
import { emptyTally, type Tally } from './tally.ts'

/** Who may play: his place in the five by number, how good he is, and at what. */
export type Entrant = { place: number; level: number; skills: Skills }

export type Man = Entrant & {
  tally: Tally
  /** Of the game that the coach means him to play; 0 keeps him on the bench. */
  share: number
  starter: boolean
}

const mostOfGame = 0.86
const leastOfGame = 0.06

/** The coach's plan for the evening: nine to twelve men, the better ones longer. */
export function planned(random: Random, entrants: readonly Entrant[]): Man[] {
  const used = Math.min(entrants.length, 9 + Math.floor(between(random, 0, 7) / 2))
  const ranked = entrants
    .map((entrant) => ({ entrant, worth: entrant.level + 0.15 * normal(random) }))
    .sort((one, other) => other.worth - one.worth)
  const weights = new Map(
    ranked.slice(0, used).map(({ entrant, worth }) => [entrant, Math.exp(0.72 * worth)]),
  )
  const total = weights.values().reduce((sum, weight) => sum + weight, 0)
  return entrants.map((entrant) => {
    const weight = weights.get(entrant)
    const share = weight === undefined ? 0 : Math.min(mostOfGame, Math.max(leastOfGame, (5 * weight) / total))
    return { ...entrant, tally: emptyTally(), share, starter: false }
  })
}

const allowedFouls = 5
// Who is left hard to replace first: the man under the basket, then the man with the ball.
const order = [4, 0, 3, 1, 2]
/** Seconds that it costs a man to play a place away from his own. */
const away = 170
/** Keeps those on the court who are there, or they would change at every whistle. */
const settled = 40
const unplanned = 2000

/** The five whom the plan owes the most time, each near his own place. */
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
        away * Math.abs(man.place - place) +
        (court.includes(man) ? settled : 0) -
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
