import type { EventBody } from '@palank/sport/events/event'
import type { Side } from '@palank/sport/game'
import type { Play } from './plays.ts'
import { between, type Random, weighted } from './random.ts'
import { fiveOf, type Man } from './rotation.ts'
import type { Skills } from './skills.ts'

export type Squad = {
  side: Side
  men: Man[]
  court: Man[]
  points: number
  /** In this quarter; from the fifth on they lead to free throws. */
  fouls: number
  /** Added to the chance of every shot. */
  edge: number
  /** Time of the next substitution, in elapsed seconds. */
  changeAt: number
}

export type Floor = {
  period: number
  clock: number
  elapsed: number
  home: Squad
  away: Squad
  plays: Play[]
}

type Weight = Exclude<keyof Skills, 'two' | 'three' | 'free' | 'share' | 'dunk'>
type Outcome = 'kept' | 'over'

const pickBy = (random: Random, men: readonly Man[], weight: Weight) =>
  weighted(random, men, ({ skills }) => skills[weight])

export function tell({ plays, period, clock }: Floor, body: EventBody): void {
  plays.push({ period, clock, body })
}

export function change(floor: Floor, squad: Squad): void {
  squad.court = fiveOf(squad.men, floor.elapsed, squad.court)
}

/** A change while the period is on. */
export function substitute(floor: Floor, squad: Squad): void {
  const { side, court: before } = squad
  change(floor, squad)
  const going = before.filter((man) => !squad.court.includes(man))
  const coming = squad.court.filter((man) => !before.includes(man))
  for (const [index, { number: out }] of going.entries())
    tell(floor, { type: 'substitution', side, out, in: coming[index]?.number ?? null })
}

/** Returns whether any time is left. */
function runClock(floor: Floor, duration: number): boolean {
  const seconds = Math.min(duration, floor.clock)
  floor.clock -= seconds
  floor.elapsed += seconds
  for (const { tally } of floor.home.court) tally.seconds += seconds
  for (const { tally } of floor.away.court) tally.seconds += seconds
  return floor.clock > 0
}

/** The fifth foul disqualifies a player. */
function foul(floor: Floor, squad: Squad, man: Man, drawn: Man): void {
  man.tally.foul += 1
  drawn.tally.defensive_foul += 1
  tell(floor, { type: 'foul', side: squad.side, player: man.number, drawn_by: drawn.number })
  if (man.tally.foul >= 5) substitute(floor, squad)
}

/** Players with four fouls are more careful. */
const fouler = (random: Random, men: readonly Man[]) =>
  weighted(random, men, ({ skills, tally }) => skills.foul * (tally.foul >= 4 ? 0.25 : 1))

/** Some balls go out of bounds, which is nobody's rebound. */
function rebound(random: Random, floor: Floor, offence: Squad, defence: Squad, offensive: number): Outcome {
  const kept = random() < offensive
  if (random() > 0.07) {
    const kind = kept ? 'offensive' : 'defensive'
    const { side, court } = kept ? offence : defence
    const man = pickBy(random, court, kind)
    man.tally[`${kind}_rebound`] += 1
    tell(floor, { type: 'rebound', side, player: man.number, kind })
  }
  return kept ? 'kept' : 'over'
}

function freeThrows(
  random: Random,
  floor: Floor,
  offence: Squad,
  defence: Squad,
  man: Man,
  count: number,
): Outcome {
  let last = false
  for (let shot = 0; shot < count; shot++) {
    last = random() < man.skills.free
    man.tally.free_throw_all += 1
    const type = last ? 'points' : 'miss'
    tell(floor, { type, side: offence.side, player: man.number, kind: 'free_throw' })
    if (last) {
      man.tally.free_throw_made += 1
      man.tally.points += 1
      offence.points += 1
    }
  }
  return last ? 'over' : rebound(random, floor, offence, defence, 0.12)
}

function turnover(random: Random, floor: Floor, offence: Squad, defence: Squad): Outcome {
  const man = pickBy(random, offence.court, 'turnover')
  man.tally.turnover += 1
  tell(floor, { type: 'turnover', side: offence.side, player: man.number })
  const roll = random()
  if (roll < 0.53) {
    const thief = pickBy(random, defence.court, 'steal')
    thief.tally.steal += 1
    tell(floor, { type: 'steal', side: defence.side, player: thief.number })
  } else if (roll < 0.65) foul(floor, offence, man, pickBy(random, defence.court, 'foul'))
  return 'over'
}

function commonFoul(random: Random, floor: Floor, offence: Squad, defence: Squad): Outcome {
  const drawn = pickBy(random, offence.court, 'usage')
  foul(floor, defence, fouler(random, defence.court), drawn)
  defence.fouls += 1
  return defence.fouls > 4 ? freeThrows(random, floor, offence, defence, drawn, 2) : 'kept'
}

function shot(random: Random, floor: Floor, offence: Squad, defence: Squad): Outcome {
  const man = pickBy(random, offence.court, 'usage')
  const { tally, skills } = man
  const three = random() < skills.share
  const dunk = !three && random() < skills.dunk
  const worth = three ? 3 : 2
  const fouled = random() < (three ? 0.025 : 0.14)
  const chance = (dunk ? 0.9 : three ? skills.three : skills.two) + (dunk ? 0 : offence.edge)
  const made = random() < (fouled ? chance * 0.5 : chance)
  if (fouled) {
    foul(floor, defence, fouler(random, defence.court), man)
    defence.fouls += 1
    // A missed shot with a foul is not an attempt.
    if (!made) return freeThrows(random, floor, offence, defence, man, worth)
  }
  tally[three ? 'three_point_all' : 'two_point_all'] += 1
  if (dunk) tally.dunk_all += 1
  const { side } = offence
  const kind = three ? 'three_point' : dunk ? 'dunk' : 'two_point'
  tell(floor, { type: made ? 'points' : 'miss', side, player: man.number, kind })
  if (!made) {
    if (!three && !dunk && random() < 0.13) {
      const blocker = pickBy(random, defence.court, 'block')
      blocker.tally.block += 1
      tally.block_against += 1
      tell(floor, { type: 'block', side: defence.side, player: blocker.number, blocked: man.number })
    }
    return rebound(random, floor, offence, defence, 0.27)
  }
  tally[three ? 'three_point_made' : 'two_point_made'] += 1
  if (dunk) tally.dunk_made += 1
  tally.points += worth
  offence.points += worth
  const others = offence.court.filter((other) => other !== man)
  if (random() < (three ? 0.8 : dunk ? 0.7 : 0.5)) {
    const passer = pickBy(random, others, 'assist')
    passer.tally.assist += 1
    tell(floor, { type: 'assist', side, player: passer.number })
  }
  return fouled ? freeThrows(random, floor, offence, defence, man, 1) : 'over'
}

/** Until the ball is lost, a shot is made or the period ends. */
export function possession(random: Random, floor: Floor, offence: Squad, defence: Squad): void {
  let seconds = between(random, 6, 21)
  while (runClock(floor, seconds)) {
    const roll = random()
    const outcome =
      roll < 0.135
        ? turnover(random, floor, offence, defence)
        : roll < 0.25
          ? commonFoul(random, floor, offence, defence)
          : shot(random, floor, offence, defence)
    if (outcome === 'over') return
    seconds = between(random, 4, 14)
  }
}
