import { addDays, type Calendar, type Day } from './calendar.ts'
import { type Fielded, type Fixture, finished, type Rules, scheduled } from './match.ts'
import { assistantCoach, headCoach, namedYouths } from './own-club.ts'
import { newPerson, type Opening, type Person } from './person.ts'
import { pick, randomOf, shuffled } from './random.ts'
import { roundRobin } from './round-robin.ts'
import { type Bench, type Benches, coach, places, type Setting } from './squads.ts'
import type { SeasonMatch, StaffMember } from './types.ts'

/** The other clubs that have a team under twenty-three. */
const withYouth = ['mecsek', 'kunsag', 'nyirseg', 'balaton', 'rabakoz', 'tolna', 'matra']

const [youngest, oldest] = [17, 22]

function staffOf(random: () => number, { names }: Setting): StaffMember[] {
  return [headCoach, assistantCoach].map((role) => ({ ...coach(random, names), role }))
}

const opening = (at: number, ages: Opening['ages']): Opening => ({
  position: 'point_guard',
  level: 0,
  ...places[at],
  foreign: false,
  ages,
})

export function presentYouth(setting: Setting): Benches {
  const { club, seed, season, names } = setting
  const random = randomOf(seed, club, season, 'youth')
  return new Map(
    [club, ...withYouth].map((key) => {
      const named = key === club ? namedYouths[club] : []
      const squad = places.map((_, at) => {
        const known = named[at]
        return newPerson(random, names, season, {
          ...opening(at, known ? [known.age, known.age] : [youngest, oldest]),
          ...(known ? { name: known } : {}),
        })
      })
      return [key, { squad, staff: staffOf(random, setting) }]
    }),
  )
}

/** A season before: those who have grown out of it since, and those who have gone up to the first team. */
export function youthBefore(setting: Setting, later: Benches, seniors: Bench, season: number): Benches {
  const { club, seed, names } = setting
  const random = randomOf(seed, club, setting.season, 'youth', season)
  const benches: Benches = new Map()
  for (const [key, { squad, staff }] of later)
    benches.set(key, {
      staff,
      squad: squad.map((man, at) =>
        season - man.player.birth_year >= youngest && random() < 0.75
          ? man
          : newPerson(random, names, season, opening(at, [youngest + 2, oldest])),
      ),
    })
  const own = benches.get(club)?.squad ?? []
  for (const man of seniors.squad) {
    if (man.settled?.before !== 'u23' || man.settled.since !== season + 1) continue
    const at = own.findIndex(({ position }: Person) => position === man.position)
    if (at >= 0) own[at] = man
  }
  return benches
}

export type YouthSeason = {
  key: string
  own: string
  teams: Fielded[]
  calendar: Calendar
  draw: (string | number)[]
}

const hours = ['11:00', '11:00', '13:00', '15:00']

/** Sundays, spread over the whole season; with a `day`, what is on it or after it has still to be played. */
export function youthMatches(youth: YouthSeason, rules: Rules, day: Day | null): SeasonMatch[] {
  const { key, own, teams, draw } = youth
  const { saturdays } = youth.calendar
  const random = randomOf(...draw, 'youth')
  const rounds = roundRobin(shuffled(random, teams))
  const fixtures = rounds.map((pairs, index) => {
    const week = Math.round((index * (saturdays.length - 1)) / (rounds.length - 1))
    return pairs.map(
      ([home, away]): Fixture => ({
        key: `${key}-${home.team.club}-${away.team.club}`,
        competition: key,
        round: String(index + 1),
        home,
        away,
        day: addDays(saturdays[week] ?? '', 1),
        hour: pick(random, hours),
      }),
    )
  })
  const calledOff =
    day && fixtures[1]?.find(({ home, away }) => [home.team.club, away.team.club].includes(own))
  return fixtures.flat().map((fixture) => {
    if (fixture === calledOff) return { ...scheduled(fixture), status: 'cancelled' }
    return day && fixture.day >= day ? scheduled(fixture) : finished(fixture, rules)
  })
}
