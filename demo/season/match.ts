import type { Side } from '@palank/sport/game'
import { positions } from '@palank/sport/position'
import { type Detail, linesOf, type Played } from './box-score.ts'
import { type Day, timeOf } from './calendar.ts'
import { playGame } from './game.ts'
import type { Person } from './person.ts'
import type { Play } from './plays.ts'
import { between, normal, type Random, randomOf, shuffled } from './random.ts'
import type { Entrant } from './rotation.ts'
import type { Key, PersonName, SeasonArena, SeasonMatch, SeasonTeam } from './types.ts'

/** A team with all that a simulated match needs. */
export type MatchTeam = {
  team: SeasonTeam
  men: { person: Person; number: string }[]
  arena: SeasonArena
  /** In points above the league average. */
  strength: number
  /** Average share of seats sold. */
  support: number
}

export type Fixture = {
  key: string
  competition: string
  round: string
  round_en?: string
  home: MatchTeam
  away: MatchTeam
  day: Day
  hour: string
  /** Set when neither side plays at home. */
  neutral?: SeasonArena
}

export type Rules = {
  seed: number
  detail: Detail
  /** Whether a player is unavailable on a day. */
  absent: (player: string, day: Day) => boolean
  onFixture?: OnFixture | undefined
}

/** How a fixture was played, or would be. */
export type Course = {
  match: SeasonMatch
  plays: Play[]
  /** Who the numbers in the plays are, from 1 on. */
  players: Key[]
}
export type OnFixture = (key: Key, play: () => Course) => void

export function scheduledMatch(fixture: Fixture, rules: Rules): SeasonMatch {
  rules.onFixture?.(fixture.key, () => courseOf(fixture, rules))
  return matchBefore(fixture)
}

function matchBefore(fixture: Fixture): SeasonMatch {
  const { key, competition, round, round_en = null, home, away, day, hour, neutral } = fixture
  return {
    key,
    competition,
    round,
    round_en,
    home: home.team.key,
    away: away.team.key,
    time: timeOf(day, hour),
    arena: (neutral ?? home.arena).key,
    status: 'scheduled',
    forfeit: null,
    home_score: null,
    away_score: null,
    periods: [],
    attendance: null,
    referees: [],
    ticket_url: null,
    lines: [],
  }
}

const referees: PersonName[] = [
  'Adorján Gyula',
  'Bársony Zita',
  'Csillag Ármin',
  'Dobó Kristóf',
  'Erős Balázs',
  'Fűri Gergely',
  'Galamb Ottó',
  'Harmat Eszter',
  'Iványi Szilárd',
  'Jójárt Bertalan',
  'Kálnoki Tímea',
  'Lőwy Dávid',
  'Mészöly Áron',
  'Nyúl Tamás',
  'Őze Richárd',
  'Pongrácz Emil',
  'Rónai Vince',
  'Szöllősi Ákos',
].map((name) => {
  const [last_name = '', first_name = ''] = name.split(' ')
  return { last_name, first_name }
})

const homeAdvantage = 3.2
/** Scores outside this range look implausible; such games are simulated again. */
const [minScore, maxScore] = [62, 110]

const entrant = ({ position, level, skills }: Person): Entrant => ({
  place: positions.indexOf(position),
  level,
  skills,
})

/** Now and then a player is ill. */
function availablePlayers(random: Random, { men }: MatchTeam, day: Day, absent: Rules['absent']) {
  const able = men.filter(({ person }) => !absent(person.player.key, day))
  const healthy = able.filter(() => random() > 0.025)
  return healthy.length >= 10 ? healthy : able
}

function attendanceOf(random: Random, { home, neutral }: Fixture, detail: Detail): number {
  const { capacity } = neutral ?? home.arena
  if (detail !== 'all') return between(random, 40, Math.min(260, capacity))
  const full = neutral ? 0.9 : home.support
  return Math.round(capacity * Math.min(1, Math.max(0.2, full + 0.12 * normal(random))))
}

/** Simulated with its full box score; `winner` forces the result. */
export function finishedMatch(fixture: Fixture, rules: Rules, winner?: Side): SeasonMatch {
  const course = courseOf(fixture, rules, winner)
  rules.onFixture?.(fixture.key, () => course)
  return course.match
}

function courseOf(fixture: Fixture, { seed, detail, absent }: Rules, winner?: Side): Course {
  const { home, away, day, neutral } = fixture
  const margin = home.strength - away.strength + (neutral ? 0 : homeAdvantage)
  for (let attempt = 0; ; attempt++) {
    const random = randomOf(seed, fixture.key, attempt)
    const teams = {
      home: availablePlayers(random, home, day, absent),
      away: availablePlayers(random, away, day, absent),
    }
    const game = playGame(
      random,
      teams.home.map(({ person }) => entrant(person)),
      teams.away.map(({ person }) => entrant(person)),
      margin,
    )
    const home_score = game.periods.reduce((sum, period) => sum + period.home, 0)
    const away_score = game.periods.reduce((sum, period) => sum + period.away, 0)
    if (Math.min(home_score, away_score) < minScore || Math.max(home_score, away_score) > maxScore) continue
    if (winner && (winner === 'home') !== home_score > away_score) continue
    const rows = (side: Side): Played[] =>
      teams[side].flatMap(({ person, number }, at) => {
        const man = game[side][at]
        return man ? [{ player: person.player.key, jersey_number: number, man }] : []
      })
    const match: SeasonMatch = {
      ...matchBefore(fixture),
      status: 'finished',
      home_score,
      away_score,
      periods: game.periods,
      attendance: attendanceOf(random, fixture, detail),
      referees: shuffled(random, referees).slice(0, detail === 'all' ? 3 : 2),
      lines: [...linesOf('home', rows('home'), detail), ...linesOf('away', rows('away'), detail)],
    }
    const players = [...rows('home'), ...rows('away')].map(({ player }) => player)
    return { match, plays: game.plays, players }
  }
}

/** One side did not appear: 20–0 without a box score. */
export function forfeitedMatch(fixture: Fixture, forfeit: Side): SeasonMatch {
  return {
    ...matchBefore(fixture),
    status: 'finished',
    forfeit,
    home_score: forfeit === 'home' ? 0 : 20,
    away_score: forfeit === 'away' ? 0 : 20,
  }
}
