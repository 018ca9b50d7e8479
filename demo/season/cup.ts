import { winnerOf } from '@palank/sport/result'
import { addDays, type Calendar, type Day } from './calendar.ts'
import { type Fielded, type Fixture, finished, type Rules, scheduled } from './match.ts'
import { type Random, randomOf, shuffled } from './random.ts'
import type { SeasonArena, SeasonMatch } from './types.ts'

export type CupSeason = {
  key: string
  own: string
  /** Fifteen: one of them has nobody to play in the first round. */
  teams: Fielded[]
  /** The club that plays a class lower: always at home. */
  lower: string
  calendar: Calendar
  draw: (string | number)[]
}

const inEnglish = {
  Nyolcaddöntő: 'Last sixteen',
  Negyeddöntő: 'Quarter-final',
  Elődöntő: 'Semi-final',
  Bronzmérkőzés: 'Bronze-medal game',
  Döntő: 'Final',
}
type Stage = keyof typeof inEnglish
const stages = Object.keys(inEnglish) as Stage[]

type Pair = [Fielded, Fielded]

function pairsOf(teams: readonly Fielded[]): Pair[] {
  return teams.flatMap((team, at) => {
    const other = teams[at + 1]
    return at % 2 === 0 && other ? [[team, other] as Pair] : []
  })
}

/** The own club is drawn to play, the free place goes to another. */
function drawn(random: Random, { teams, own }: CupSeason): Fielded[] {
  const [first, ...rest] = shuffled(
    random,
    teams.filter(({ team }) => team.club !== own),
  )
  const ours = teams.filter(({ team }) => team.club === own)
  return first ? [...shuffled(random, [...ours, ...rest]), first] : []
}

function fixtureOf(cup: CupSeason, stage: Stage, [one, other]: Pair, day: Day, hour: string): Fixture {
  const [home, away] = other.team.club === cup.lower ? [other, one] : [one, other]
  return {
    key: `${cup.key}-${stages.indexOf(stage) + 1}-${home.team.club}-${away.team.club}`,
    competition: cup.key,
    round: stage,
    round_en: inEnglish[stage],
    home,
    away,
    day,
    hour,
  }
}

const hours = ['18:00', '18:30', '18:00', '19:00']
const hourOf = (at: number) => hours[at % hours.length] ?? '18:00'

type Done = { matches: SeasonMatch[]; winners: Fielded[]; losers: Fielded[] }

function play(fixtures: Fixture[], rules: Rules, forced?: string): Done {
  const done: Done = { matches: [], winners: [], losers: [] }
  for (const fixture of fixtures) {
    const { home, away } = fixture
    const winner = home.team.club === forced ? 'home' : away.team.club === forced ? 'away' : undefined
    const match = finished(fixture, rules, winner)
    const homeWon = winnerOf(match) === 'home'
    done.matches.push(match)
    done.winners.push(homeWon ? home : away)
    done.losers.push(homeWon ? away : home)
  }
  return done
}

function firstRound(cup: CupSeason, day: Day) {
  const teams = drawn(randomOf(...cup.draw, 'cup'), cup)
  const free = teams.slice(14)
  const fixtures = pairsOf(teams.slice(0, 14)).map((pair, at) =>
    fixtureOf(cup, 'Nyolcaddöntő', pair, day, hourOf(at)),
  )
  return { fixtures, free }
}

/** A cup that has its winner: the last four met on one weekend under one roof. */
export function pastCup(cup: CupSeason, rules: Rules, roof: SeasonArena): SeasonMatch[] {
  const { freeWednesdays, cupSaturday } = cup.calendar
  const { fixtures, free } = firstRound(cup, freeWednesdays[3] ?? '')
  const eighth = play(fixtures, rules)
  const quarter = play(
    pairsOf([...eighth.winners, ...free]).map((pair, at) =>
      fixtureOf(cup, 'Negyeddöntő', pair, freeWednesdays[9] ?? '', hourOf(at)),
    ),
    rules,
  )
  const saturday = cupSaturday ?? ''
  const neutral = (stage: Stage, pairs: Pair[], day: Day, times: string[]) =>
    play(
      pairs.map((pair, at) => ({ ...fixtureOf(cup, stage, pair, day, times[at] ?? '18:00'), neutral: roof })),
      rules,
    )
  const semi = neutral('Elődöntő', pairsOf(quarter.winners), saturday, ['16:00', '18:30'])
  const bronze = neutral('Bronzmérkőzés', pairsOf(semi.losers), addDays(saturday, 1), ['15:30'])
  const final = neutral('Döntő', pairsOf(semi.winners), addDays(saturday, 1), ['18:00'])
  return [eighth, quarter, semi, bronze, final].flatMap(({ matches }) => matches)
}

/** The days of the cup's two rounds around a day: one over, one to come. */
export function cupDays({ freeWednesdays }: Calendar, day: Day): { over: Day; next: Day; later: Day | null } {
  const over = freeWednesdays.findLast((wednesday) => wednesday < addDays(day, -6))
  const [next, later] = freeWednesdays.filter((wednesday) => wednesday > addDays(day, 7))
  if (!over || !next) throw new Error(`No Wednesday for the cup around ${day}`)
  return { over, next, later: later ?? null }
}

/** A cup that is on: the first round is over and the own club is through. */
export function presentCup(cup: CupSeason, rules: Rules, day: Day): SeasonMatch[] {
  const { over, next } = cupDays(cup.calendar, day)
  const { fixtures, free } = firstRound(cup, over)
  const { matches, winners } = play(fixtures, rules, cup.own)
  const quarter = pairsOf([...winners, ...free]).map((pair, at) =>
    scheduled(fixtureOf(cup, 'Negyeddöntő', pair, next, hourOf(at))),
  )
  return [...matches, ...quarter]
}
