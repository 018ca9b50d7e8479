import type { Side } from '@palank/sport/game'
import { positions } from '@palank/sport/position'
import { type Detail, linesOf, type Played } from './box-score.ts'
import { type Day, timeOf } from './calendar.ts'
import { playGame } from './game.ts'
import type { Person } from './person.ts'
import { between, normal, type Random, randomOf, shuffled } from './random.ts'
import type { Entrant } from './rotation.ts'
import type { PersonName, SeasonArena, SeasonMatch, SeasonTeam } from './types.ts'

/** A team as it takes the floor. */
export type Fielded = {
  team: SeasonTeam
  men: { person: Person; number: string }[]
  arena: SeasonArena
  /** Points that it is better than the middle. */
  strength: number
  /** How full its hall is, on the whole. */
  support: number
}

export type Fixture = {
  key: string
  competition: string
  round: string
  round_en?: string
  home: Fielded
  away: Fielded
  day: Day
  hour: string
  /** Where neither side is at home. */
  neutral?: SeasonArena
}

export type Rules = {
  seed: number
  detail: Detail
  /** Who cannot play on a day. */
  absent: (player: string, day: Day) => boolean
}

export function scheduled(fixture: Fixture): SeasonMatch {
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
/** What people would believe of a game. */
const [lowest, highest] = [62, 110]

const entrant = ({ position, level, skills }: Person): Entrant => ({
  place: positions.indexOf(position),
  level,
  skills,
})

/** Those who came to the game: now and then one has a cold. */
function present(random: Random, { men }: Fielded, day: Day, absent: Rules['absent']) {
  const able = men.filter(({ person }) => !absent(person.player.key, day))
  const well = able.filter(() => random() > 0.025)
  return well.length >= 10 ? well : able
}

function crowd(random: Random, { home, neutral }: Fixture, detail: Detail): number {
  const { capacity } = neutral ?? home.arena
  if (detail !== 'all') return between(random, 40, Math.min(260, capacity))
  const full = neutral ? 0.9 : home.support
  return Math.round(capacity * Math.min(1, Math.max(0.2, full + 0.12 * normal(random))))
}

/** A game that was played, told to the last number; `winner` where the story needs one. */
export function finished(fixture: Fixture, { seed, detail, absent }: Rules, winner?: Side): SeasonMatch {
  const { home, away, day, neutral } = fixture
  const margin = home.strength - away.strength + (neutral ? 0 : homeAdvantage)
  for (let attempt = 0; ; attempt++) {
    const random = randomOf(seed, fixture.key, attempt)
    const teams = { home: present(random, home, day, absent), away: present(random, away, day, absent) }
    const game = playGame(
      random,
      teams.home.map(({ person }) => entrant(person)),
      teams.away.map(({ person }) => entrant(person)),
      margin,
    )
    const home_score = game.periods.reduce((sum, period) => sum + period.home, 0)
    const away_score = game.periods.reduce((sum, period) => sum + period.away, 0)
    if (Math.min(home_score, away_score) < lowest || Math.max(home_score, away_score) > highest) continue
    if (winner && (winner === 'home') !== home_score > away_score) continue
    const rows = (side: Side): Played[] =>
      teams[side].flatMap(({ person, number }, at) => {
        const man = game[side][at]
        return man ? [{ player: person.player.key, jersey_number: number, man }] : []
      })
    return {
      ...scheduled(fixture),
      status: 'finished',
      home_score,
      away_score,
      periods: game.periods,
      attendance: crowd(random, fixture, detail),
      referees: shuffled(random, referees).slice(0, detail === 'all' ? 3 : 2),
      lines: [...linesOf('home', rows('home'), detail), ...linesOf('away', rows('away'), detail)],
    }
  }
}

/** A side did not turn up: 20–0, with nothing to write down. */
export function forfeited(fixture: Fixture, forfeit: Side): SeasonMatch {
  return {
    ...scheduled(fixture),
    status: 'finished',
    forfeit,
    home_score: forfeit === 'home' ? 0 : 20,
    away_score: forfeit === 'away' ? 0 : 20,
  }
}
