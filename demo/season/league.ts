import { addDays, type Calendar, type Day, playedRounds, timeOf, weekdayOf } from './calendar.ts'
import {
  type Fixture,
  finishedMatch,
  forfeitedMatch,
  type MatchTeam,
  type Rules,
  scheduledMatch,
} from './match.ts'
import { pick, type Random, randomOf, shuffled } from './random.ts'
import { roundRobin } from './round-robin.ts'
import type { SeasonMatch } from './types.ts'

type Slot = { shift: number; hour: string }

// Days from Saturday. Most games are on Saturday; one or two on Friday for television, some on Sunday.
const weekend: Slot[] = [
  { shift: -1, hour: '19:30' },
  { shift: 0, hour: '17:00' },
  { shift: 0, hour: '18:00' },
  { shift: 0, hour: '18:00' },
  { shift: 0, hour: '19:30' },
  { shift: 1, hour: '17:00' },
  { shift: 1, hour: '18:00' },
]
const wednesday: Slot[] = ['18:00', '18:00', '18:30', '18:00', '19:00', '18:00', '18:30'].map((hour) => ({
  shift: 0,
  hour,
}))

/** Own games are at most eight days apart, so that there is always a recent and a coming one. */
function ownSlot(random: Random, before: number): Slot {
  const saturday = { shift: 0, hour: pick(random, ['18:00', '18:00', '17:00', '19:30']) }
  const roll = random()
  if (roll < 0.12) return { shift: -1, hour: '19:30' }
  return roll < 0.24 && before >= 0 ? { shift: 1, hour: '17:00' } : saturday
}

export type LeagueSeason = {
  key: string
  own: string
  teams: MatchTeam[]
  calendar: Calendar
  /** Seed of the draw and the match times. */
  draw: (string | number)[]
}

const isOwn = ({ home, away }: Fixture, own: string) => home.team.club === own || away.team.club === own

function leagueFixtures({ key, own, teams, calendar, draw }: LeagueSeason): Fixture[][] {
  const rounds = roundRobin(shuffled(randomOf(...draw, 'draw'), teams))
  const random = randomOf(...draw, 'hours')
  let before = 0
  return rounds.map((pairs, index) => {
    const day = calendar.rounds[index] ?? ''
    const isWeekend = weekdayOf(day) === 6
    const slots = shuffled(random, isWeekend ? weekend : wednesday)
    const ours = isWeekend ? ownSlot(random, before) : { shift: 0, hour: '18:00' }
    before = ours.shift
    return pairs.map(([home, away], at): Fixture => {
      const isOurs = home.team.club === own || away.team.club === own
      const { shift, hour } = (isOurs ? ours : slots[at]) ?? ours
      return {
        key: `${key}-${home.team.club}-${away.team.club}`,
        competition: key,
        round: String(index + 1),
        home,
        away,
        day: addDays(day, shift),
        hour,
      }
    })
  })
}

export function pastLeague(season: LeagueSeason, rules: Rules): SeasonMatch[] {
  return leagueFixtures(season)
    .flat()
    .map((fixture) => finishedMatch(fixture, rules))
}

/** Larger clubs sell tickets online, so our away match there has their address. */
function ticketsOf(fixture: Fixture, own: string): Pick<SeasonMatch, 'ticket_url'> {
  const { team, arena } = fixture.home
  const sold = isOwn(fixture, own) && team.club !== own && arena.capacity >= 2_500
  return { ticket_url: sold ? `https://jegy.${team.club}.example` : null }
}

/** The current season, with a postponed, a cancelled and a forfeited game. */
export function currentLeague(
  season: LeagueSeason,
  rules: Rules,
  day: Day,
  newDay: Day | null,
): SeasonMatch[] {
  const rounds = leagueFixtures(season)
  const random = randomOf(...season.draw, 'troubles')
  const others = (round: number) => (rounds[round] ?? []).filter((fixture) => !isOwn(fixture, season.own))
  const cancelledFixture = pick(random, others(1))
  const forfeitedFixture = pick(random, others(2))
  const postponedFixture = rounds[playedRounds(season.calendar, day) - 4]?.find((fixture) =>
    isOwn(fixture, season.own),
  )
  return rounds.flat().map((fixture) => {
    if (fixture === cancelledFixture) return { ...scheduledMatch(fixture, rules), status: 'cancelled' }
    if (fixture === postponedFixture)
      return {
        ...scheduledMatch(fixture, rules),
        status: 'postponed',
        time: newDay && timeOf(newDay, '18:00'),
      }
    if (fixture === forfeitedFixture) return forfeitedMatch(fixture, 'away')
    return fixture.day < day
      ? finishedMatch(fixture, rules)
      : { ...scheduledMatch(fixture, rules), ...ticketsOf(fixture, season.own) }
  })
}
