import { between, type Random, weighted } from './random.ts'
import { fiveOf, type Man } from './rotation.ts'
import type { Skills } from './skills.ts'

export type Squad = {
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

export type Floor = { clock: number; elapsed: number; home: Squad; away: Squad }

type Weight = Exclude<keyof Skills, 'two' | 'three' | 'free' | 'share' | 'dunk'>
type Outcome = 'kept' | 'over'

const pickBy = (random: Random, men: readonly Man[], weight: Weight) =>
  weighted(random, men, ({ skills }) => skills[weight])

export function change(floor: Floor, squad: Squad): void {
  squad.court = fiveOf(squad.men, floor.elapsed, squad.court)
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
  if (man.tally.foul >= 5) change(floor, squad)
}

/** Players with four fouls are more careful. */
const fouler = (random: Random, men: readonly Man[]) =>
  weighted(random, men, ({ skills, tally }) => skills.foul * (tally.foul >= 4 ? 0.25 : 1))

/** Some balls go out of bounds, which is nobody's rebound. */
function rebound(random: Random, offence: Squad, defence: Squad, offensive: number): Outcome {
  const kept = random() < offensive
  if (random() > 0.07) {
    if (kept) pickBy(random, offence.court, 'offensive').tally.offensive_rebound += 1
    else pickBy(random, defence.court, 'defensive').tally.defensive_rebound += 1
  }
  return kept ? 'kept' : 'over'
}

function freeThrows(random: Random, offence: Squad, defence: Squad, man: Man, count: number): Outcome {
  let last = false
  for (let shot = 0; shot < count; shot++) {
    last = random() < man.skills.free
    man.tally.free_throw_all += 1
    if (last) {
      man.tally.free_throw_made += 1
      man.tally.points += 1
      offence.points += 1
    }
  }
  return last ? 'over' : rebound(random, offence, defence, 0.12)
}

function turnover(random: Random, floor: Floor, offence: Squad, defence: Squad): Outcome {
  const man = pickBy(random, offence.court, 'turnover')
  man.tally.turnover += 1
  const roll = random()
  if (roll < 0.53) pickBy(random, defence.court, 'steal').tally.steal += 1
  else if (roll < 0.65) foul(floor, offence, man, pickBy(random, defence.court, 'foul'))
  return 'over'
}

function commonFoul(random: Random, floor: Floor, offence: Squad, defence: Squad): Outcome {
  const drawn = pickBy(random, offence.court, 'usage')
  foul(floor, defence, fouler(random, defence.court), drawn)
  defence.fouls += 1
  return defence.fouls > 4 ? freeThrows(random, offence, defence, drawn, 2) : 'kept'
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
    if (!made) return freeThrows(random, offence, defence, man, worth)
  }
  tally[three ? 'three_point_all' : 'two_point_all'] += 1
  if (dunk) tally.dunk_all += 1
  if (!made) {
    if (!three && !dunk && random() < 0.13) {
      pickBy(random, defence.court, 'block').tally.block += 1
      tally.block_against += 1
    }
    return rebound(random, offence, defence, 0.27)
  }
  tally[three ? 'three_point_made' : 'two_point_made'] += 1
  if (dunk) tally.dunk_made += 1
  tally.points += worth
  offence.points += worth
  const others = offence.court.filter((other) => other !== man)
  if (random() < (three ? 0.8 : dunk ? 0.7 : 0.5)) pickBy(random, others, 'assist').tally.assist += 1
  return fouled ? freeThrows(random, offence, defence, man, 1) : 'over'
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
