import { winnerOf } from '@palank/sport/result'
import { addDays, type Calendar, type Day } from './calendar.ts'
import { type Fixture, finishedMatch, type MatchTeam, type Rules, scheduledMatch } from './match.ts'
import { type Random, randomOf, shuffled } from './random.ts'
import type { SeasonArena, SeasonMatch } from './types.ts'

export type CupSeason = {
  key: string
  own: string
  /** Fifteen, so that one has a bye in the first round. */
  teams: MatchTeam[]
  /** The club from the lower division: always at home. */
  lower: string
  calendar: Calendar
  draw: (string | number)[]
}

const stageNames = {
  Nyolcaddöntő: 'Last sixteen',
  Negyeddöntő: 'Quarter-final',
  Elődöntő: 'Semi-final',
  Bronzmérkőzés: 'Bronze-medal game',
  Döntő: 'Final',
}
type Stage = keyof typeof stageNames
const stages = Object.keys(stageNames) as Stage[]

type Pair = [MatchTeam, MatchTeam]

function pairsOf(teams: readonly MatchTeam[]): Pair[] {
  return teams.flatMap((team, at) => {
    const other = teams[at + 1]
    return at % 2 === 0 && other ? [[team, other] as Pair] : []
  })
}

/** The bye never goes to the own club. */
function drawTeams(random: Random, { teams, own }: CupSeason): MatchTeam[] {
  const [first, ...rest] = shuffled(
    random,
    teams.filter(({ team }) => team.club !== own),
  )
  const ours = teams.filter(({ team }) => team.club === own)
  return first ? [...shuffled(random, [...ours, ...rest]), first] : []
}

function fixtureOf(cup: CupSeason, stage: Stage, [first, second]: Pair, day: Day, hour: string): Fixture {
  const [home, away] = second.team.club === cup.lower ? [second, first] : [first, second]
  return {
    key: `${cup.key}-${stages.indexOf(stage) + 1}-${home.team.club}-${away.team.club}`,
    competition: cup.key,
    round: stage,
    round_en: stageNames[stage],
    home,
    away,
    day,
    hour,
  }
}

const hours = ['18:00', '18:30', '18:00', '19:00']
const hourOf = (at: number) => hours[at % hours.length] ?? '18:00'

type RoundResult = { matches: SeasonMatch[]; winners: MatchTeam[]; losers: MatchTeam[] }

function play(fixtures: Fixture[], rules: Rules, forced?: string): RoundResult {
  const result: RoundResult = { matches: [], winners: [], losers: [] }
  for (const fixture of fixtures) {
    const { home, away } = fixture
    const winner = home.team.club === forced ? 'home' : away.team.club === forced ? 'away' : undefined
    const match = finishedMatch(fixture, rules, winner)
    const homeWon = winnerOf(match) === 'home'
    result.matches.push(match)
    result.winners.push(homeWon ? home : away)
    result.losers.push(homeWon ? away : home)
  }
  return result
}

function firstRound(cup: CupSeason, day: Day) {
  const teams = drawTeams(randomOf(...cup.draw, 'cup'), cup)
  const free = teams.slice(14)
  const fixtures = pairsOf(teams.slice(0, 14)).map((pair, at) =>
    fixtureOf(cup, 'Nyolcaddöntő', pair, day, hourOf(at)),
  )
  return { fixtures, free }
}

/** A completed cup: the final four is played on one weekend in one arena. */
export function pastCup(cup: CupSeason, rules: Rules, finalArena: SeasonArena): SeasonMatch[] {
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
      pairs.map((pair, at) => ({
        ...fixtureOf(cup, stage, pair, day, times[at] ?? '18:00'),
        neutral: finalArena,
      })),
      rules,
    )
  const semi = neutral('Elődöntő', pairsOf(quarter.winners), saturday, ['16:00', '18:30'])
  const bronze = neutral('Bronzmérkőzés', pairsOf(semi.losers), addDays(saturday, 1), ['15:30'])
  const final = neutral('Döntő', pairsOf(semi.winners), addDays(saturday, 1), ['18:00'])
  return [eighth, quarter, semi, bronze, final].flatMap(({ matches }) => matches)
}

/** The dates of the two cup rounds around a day: one played, one coming. */
export function cupDays({ freeWednesdays }: Calendar, day: Day): { over: Day; next: Day; later: Day | null } {
  const over = freeWednesdays.findLast((wednesday) => wednesday < addDays(day, -6))
  const [next, later] = freeWednesdays.filter((wednesday) => wednesday > addDays(day, 7))
  if (!over || !next) throw new Error(`demo: no free Wednesday for the cup around ${day}`)
  return { over, next, later: later ?? null }
}

/** A cup in progress: the first round is over and the own club has advanced. */
export function currentCup(cup: CupSeason, rules: Rules, day: Day): SeasonMatch[] {
  const { over, next } = cupDays(cup.calendar, day)
  const { fixtures, free } = firstRound(cup, over)
  const { matches, winners } = play(fixtures, rules, cup.own)
  const quarter = pairsOf([...winners, ...free]).map((pair, at) =>
    scheduledMatch(fixtureOf(cup, 'Negyeddöntő', pair, next, hourOf(at)), rules),
  )
  return [...matches, ...quarter]
}
