import { addDays, type Calendar, type Day } from './calendar.ts'
import { type Fixture, finishedMatch, type MatchTeam, type Rules, scheduledMatch } from './match.ts'
import { assistantCoach, headCoach, namedYouths } from './own-club.ts'
import { newPerson, type Opening, type Person } from './person.ts'
import { pick, randomOf, shuffled } from './random.ts'
import { roundRobin } from './round-robin.ts'
import { coach, places, type Roster, type Rosters, type Setting } from './squads.ts'
import type { SeasonMatch, StaffMember } from './types.ts'

/** Other clubs with a U23 team. */
const youthClubs = ['mecsek', 'kunsag', 'nyirseg', 'balaton', 'rabakoz', 'tolna', 'matra']

const [minAge, maxAge] = [17, 22]

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

export function currentYouthRosters(setting: Setting): Rosters {
  const { club, seed, season, names } = setting
  const random = randomOf(seed, club, season, 'youth')
  return new Map(
    [club, ...youthClubs].map((key) => {
      const named = key === club ? namedYouths[club] : []
      const squad = places.map((_, at) => {
        const known = named[at]
        return newPerson(random, names, season, {
          ...opening(at, known ? [known.age, known.age] : [minAge, maxAge]),
          ...(known ? { name: known } : {}),
        })
      })
      return [key, { squad, staff: staffOf(random, setting) }]
    }),
  )
}

/** The season before: includes players who have since become too old or moved up to the first team. */
export function previousYouthRosters(
  setting: Setting,
  later: Rosters,
  seniors: Roster,
  season: number,
): Rosters {
  const { club, seed, names } = setting
  const random = randomOf(seed, club, setting.season, 'youth', season)
  const rosters: Rosters = new Map()
  for (const [key, { squad, staff }] of later)
    rosters.set(key, {
      staff,
      squad: squad.map((man, at) =>
        season - man.player.birth_year >= minAge && random() < 0.75
          ? man
          : newPerson(random, names, season, opening(at, [minAge + 2, maxAge])),
      ),
    })
  const own = rosters.get(club)?.squad ?? []
  for (const man of seniors.squad) {
    if (man.settled?.before !== 'u23' || man.settled.since !== season + 1) continue
    const at = own.findIndex(({ position }: Person) => position === man.position)
    if (at >= 0) own[at] = man
  }
  return rosters
}

export type YouthSeason = {
  key: string
  own: string
  teams: MatchTeam[]
  calendar: Calendar
  draw: (string | number)[]
  /** Whether one of the own matches is cancelled. */
  cancels: boolean
}

const hours = ['11:00', '11:00', '13:00', '15:00']

/** Sundays, spread over the season; matches on or after `day` are still to be played. */
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
  const cancelledFixture =
    day &&
    youth.cancels &&
    fixtures[1]?.find(({ home, away }) => [home.team.club, away.team.club].includes(own))
  return fixtures.flat().map((fixture) => {
    if (fixture === cancelledFixture) return { ...scheduledMatch(fixture, rules), status: 'cancelled' }
    return day && fixture.day >= day ? scheduledMatch(fixture, rules) : finishedMatch(fixture, rules)
  })
}
