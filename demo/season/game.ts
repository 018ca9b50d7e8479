import type { Side } from '@palank/sport/game'
import { regularPeriods, secondsIn } from '@palank/sport/period'
import type { Play } from './plays.ts'
import { change, type Floor, possession, type Squad, substitute, tell } from './possession.ts'
import { between, type Random } from './random.ts'
import { type Entrant, type Man, planRotation } from './rotation.ts'
import type { Period } from './types.ts'

export type Played = { periods: Period[]; home: Man[]; away: Man[]; plays: Play[] }

/** How much a point of difference in strength changes the chance of each shot. */
const edgePerPoint = 0.0034

function squadOf(
  random: Random,
  side: Side,
  entrants: readonly Entrant[],
  edge: number,
  firstNumber = 1,
): Squad {
  const men = planRotation(random, entrants, firstNumber)
  return { side, men, court: [], points: 0, fouls: 0, edge, changeAt: 0 }
}

function changeWhenDue(random: Random, floor: Floor, how: typeof change): void {
  for (const squad of [floor.home, floor.away]) {
    if (floor.elapsed < squad.changeAt) continue
    how(floor, squad)
    squad.changeAt = floor.elapsed + between(random, 70, 170)
  }
}

function period(random: Random, floor: Floor, number: number, homeFirst: boolean): Period {
  const { home, away } = floor
  const before = { home: home.points, away: away.points }
  floor.period = number
  floor.clock = secondsIn(number)
  // Team fouls of the last quarter carry over into overtime.
  if (number <= regularPeriods) home.fouls = away.fouls = 0
  changeWhenDue(random, floor, change)
  tell(floor, { type: 'period_start' })
  for (const { side, court } of [home, away])
    tell(floor, { type: 'lineup', side, players: court.map((man) => man.number) })
  for (let turn = homeFirst ? 0 : 1; floor.clock > 0; turn++) {
    changeWhenDue(random, floor, substitute)
    if (turn % 2 === 0) possession(random, floor, home, away)
    else possession(random, floor, away, home)
  }
  tell(floor, { type: 'period_end' })
  return { home: home.points - before.home, away: away.points - before.away }
}

/** Possession by possession, so that the box score adds up; `margin` is the home side's advantage in points. */
export function playGame(
  random: Random,
  homeEntrants: readonly Entrant[],
  awayEntrants: readonly Entrant[],
  margin: number,
): Played {
  const home = squadOf(random, 'home', homeEntrants, margin * edgePerPoint)
  const away = squadOf(random, 'away', awayEntrants, -margin * edgePerPoint, homeEntrants.length + 1)
  const floor: Floor = { period: 1, clock: 0, elapsed: 0, home, away, plays: [] }
  for (const squad of [home, away]) {
    change(floor, squad)
    for (const man of squad.court) man.starter = true
  }
  const homeFirst = random() < 0.5
  const periods: Period[] = []
  while (periods.length < regularPeriods || home.points === away.points)
    periods.push(period(random, floor, periods.length + 1, homeFirst === (periods.length % 2 === 0)))
  tell(floor, { type: 'match_end' })
  return { periods, home: home.men, away: away.men, plays: floor.plays }
}
