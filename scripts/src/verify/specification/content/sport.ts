import { type Bilingual, daysFromNow, type Language, picture, type Wire } from './language.ts'

export const season = 2025

const ownTeams: { id: number; name: string }[] = [
  { id: 1, name: 'Bástya KK' },
  { id: 2, name: 'Bástya U20' },
]
const rivals = ['Révparti KE', 'Malomvölgy SC', 'Toronyaljai KK'].map((name, index) => ({
  id: 11 + index,
  name,
}))

const logoOf = ({ id, name }: { id: number; name: string }) => picture(`team-${id}`, name)

/** The club's teams; by section 3 a team has an id, a name and a logo. */
export const teams: Wire[] = ownTeams.map((team) => ({ ...team, team_logo: logoOf(team) }))

const competitionNames: Bilingual[] = [
  { hu: 'Bajnokság', en: 'League' },
  { hu: 'Országos kupa', en: 'National Cup' },
]

export const competitionsOf = (language: Language): Wire[] =>
  competitionNames.map((name, index) => ({
    id: index + 1,
    season,
    name: name[language],
    prev_match_count: 2,
    next_match_count: 2,
    standings_visible: index === 0,
  }))

type Match = {
  id: number
  competition: number
  home: { id: number; name: string }
  away: { id: number; name: string }
  days: number
  score?: [number, number]
}
const [first, second] = ownTeams as [(typeof ownTeams)[0], (typeof ownTeams)[0]]
const [near, far, tower] = rivals as [(typeof ownTeams)[0], (typeof ownTeams)[0], (typeof ownTeams)[0]]

/** `days` from today. */
const matches: Match[] = [
  { id: 101, competition: 1, home: first, away: near, days: 3 },
  { id: 102, competition: 1, home: far, away: first, days: 10 },
  { id: 103, competition: 2, home: first, away: tower, days: 17 },
  { id: 104, competition: 2, home: second, away: far, days: 24 },
  { id: 105, competition: 1, home: first, away: far, days: -4, score: [88, 79] },
  { id: 106, competition: 1, home: tower, away: first, days: -11, score: [71, 93] },
  { id: 107, competition: 2, home: first, away: near, days: -18, score: [65, 70] },
  { id: 108, competition: 2, home: near, away: second, days: -25, score: [58, 62] },
]

export type Selection = { type?: string; competitionId?: number; competitionTeamId?: number }

const isSelected = (match: Match, { type, competitionId, competitionTeamId }: Selection) =>
  (type === undefined || (type === 'next') === match.days > 0) &&
  (competitionId === undefined || match.competition === competitionId) &&
  (competitionTeamId === undefined || [match.home.id, match.away.id].includes(competitionTeamId))

const arenaOf = (id: number) => `Csarnok ${id}`

const competitor = (side: 1 | 2, team: { id: number; name: string }, finalScore: number | null): Wire => ({
  side,
  finalScore,
  competition_team: { name: team.name, team_logo: logoOf(team) },
})

const scheduleItem = (match: Match, language: Language, now: number): Wire => {
  const { id, competition, home, away, days, score } = match
  return {
    id,
    competition: {
      name: competitionNames[competition - 1]?.[language],
      logo: picture(`competition-${competition}`, competitionNames[competition - 1]?.[language] ?? ''),
      ticket_url: competition === 1 ? 'https://jegy.example/bajnoksag' : null,
    },
    competitors: [competitor(1, home, score?.[0] ?? null), competitor(2, away, score?.[1] ?? null)],
    arena: { name: arenaOf(id) },
    game_time: daysFromNow(days, now),
    status: score ? 'finished' : 'scheduled',
  }
}

export const scheduleOf = (language: Language, now: number, selection: Selection = {}): Wire[] =>
  matches.filter((match) => isSelected(match, selection)).map((match) => scheduleItem(match, language, now))

export function matchOf(language: Language, now: number, id: number): Wire | undefined {
  const match = matches.find((item) => item.id === id)
  return match && scheduleItem(match, language, now)
}

const standing = (team: { id: number; name: string }, position: number, win: number, loss: number): Wire => {
  const score = 900 - position * 13
  const against = 780 + position * 11
  return {
    team: { ...team, team_logo: logoOf(team) },
    standing: position,
    played: win + loss,
    win,
    loss,
    point: 2 * win + loss,
    score,
    against,
    score_difference: score - against,
    position,
    point_percent: (2 * win + loss) / (2 * (win + loss)),
    home: 5,
    away: win + loss - 5,
    win_loss: { home: { win: 4, loss: 1 }, away: { win: win - 4, loss: loss - 1 } },
    streak: { is_win: position < 3, count: position + 1 },
    last5: { win: 5 - position, loss: position },
  }
}

export const standings: Wire[] = [
  standing(near, 1, 9, 2),
  standing(first, 2, 8, 3),
  standing(far, 3, 6, 5),
  standing(tower, 4, 5, 6),
]

export type Person = { id: number; team: number; last: string; first: string }
export const people: Person[] = [
  { id: 31, team: 1, last: 'Kerekes', first: 'Bálint' },
  { id: 32, team: 1, last: 'Sarkadi', first: 'Olivér' },
  { id: 33, team: 2, last: 'Halmos', first: 'Zénó' },
]

const profileOf = ({ id, last, first }: Person) => picture(`player-${id}`, `${last} ${first}`)

const shots = ['dunk', 'two_point', 'three_point', 'throw', 'free_throw']
const counted = [
  'defensive_rebound',
  'offensive_rebound',
  'total_rebound',
  'steal',
  'turnover',
  'foul',
  'defensive_foul',
  'assist',
  'block',
  'block_against',
  'value',
  'minute',
]

/** Every figure is different, so that a mixed-up column is found. */
function statistics(from: number): Wire {
  const names = [
    'played_games',
    'starter',
    'points',
    ...shots.flatMap((shot) => [`${shot}_made`, `${shot}_all`, `${shot}_percent`]),
    ...counted,
  ]
  return Object.fromEntries(names.map((name, index) => [name, from + index + 0.5]))
}

export const sourceOf = { average: statistics(1), total: statistics(41), minuteFourty: statistics(61) }

export function playerOf(id: number): Wire | undefined {
  const person = people.find((item) => item.id === id)
  if (!person) return undefined
  const { last, first } = person
  return { id, last_name: last, first_name: first, profile_image: profileOf(person), ...sourceOf }
}

/** Section 3, "Search result": players. */
export const foundPlayers: Wire[] = people.map((person) => ({
  id: person.id,
  competition_team_id: person.team,
  competition_team: { name: ownTeams.find(({ id }) => id === person.team)?.name },
  player: { last_name: person.last, first_name: person.first, profile_image: profileOf(person) },
}))
