import { change, type Floor, possession, type Squad } from './possession.ts'
import { between, type Random } from './random.ts'
import { type Entrant, type Man, planRotation } from './rotation.ts'
import type { Period } from './types.ts'

export type Played = { periods: Period[]; home: Man[]; away: Man[] }

const quarter = 600
const overtime = 300
/** How much a point of difference in strength changes the chance of each shot. */
const edgePerPoint = 0.0034

function squadOf(random: Random, entrants: readonly Entrant[], edge: number): Squad {
  return { men: planRotation(random, entrants), court: [], points: 0, fouls: 0, edge, changeAt: 0 }
}

function substitute(random: Random, floor: Floor): void {
  for (const squad of [floor.home, floor.away]) {
    if (floor.elapsed < squad.changeAt) continue
    change(floor, squad)
    squad.changeAt = floor.elapsed + between(random, 70, 170)
  }
}

function period(random: Random, floor: Floor, seconds: number, homeFirst: boolean): Period {
  const { home, away } = floor
  const before = { home: home.points, away: away.points }
  floor.clock = seconds
  // Team fouls of the last quarter carry over into overtime.
  if (seconds === quarter) home.fouls = away.fouls = 0
  for (let turn = homeFirst ? 0 : 1; floor.clock > 0; turn++) {
    substitute(random, floor)
    if (turn % 2 === 0) possession(random, floor, home, away)
    else possession(random, floor, away, home)
  }
  return { home: home.points - before.home, away: away.points - before.away }
}

/** Possession by possession, so that the box score adds up; `margin` is the home side's advantage in points. */
export function playGame(
  random: Random,
  homeEntrants: readonly Entrant[],
  awayEntrants: readonly Entrant[],
  margin: number,
): Played {
  const home = squadOf(random, homeEntrants, margin * edgePerPoint)
  const away = squadOf(random, awayEntrants, -margin * edgePerPoint)
  const floor: Floor = { clock: 0, elapsed: 0, home, away }
  for (const squad of [home, away]) {
    change(floor, squad)
    for (const man of squad.court) man.starter = true
  }
  const homeFirst = random() < 0.5
  const periods: Period[] = []
  while (periods.length < 4 || home.points === away.points)
    periods.push(
      period(
        random,
        floor,
        periods.length < 4 ? quarter : overtime,
        homeFirst === (periods.length % 2 === 0),
      ),
    )
  return { periods, home: home.men, away: away.men }
}
