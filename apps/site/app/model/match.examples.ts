import type { Competitor, Schedule } from '@palank/contract/schedule'
import type { CompetitionTeam } from '@palank/contract/team'
import type { Language } from '@palank/routes'
import { dateTextsOf } from './date-texts.ts'
import { type MatchView, matchesOf, matchFactsOf } from './match.ts'

/** The club's id in every example. */
export const exampleClub = 1
/** Between the played and the upcoming matches. */
export const exampleNow = Date.parse('2025-11-13T12:00:00Z')

const logoOf = (file: string): CompetitionTeam['team_logo'] => ({
  public_url: `/files/${file}.svg`,
  alt: `${file} címere`,
  name: `${file}.svg`,
  width: 200,
  height: 244,
  focal: { x: 50, y: 50 },
  thumbnails: { small: null, medium: null, large: null },
  avif: [],
  sources: [],
})

export const exampleTeams = {
  own: { id: 11, name: 'Dunai Sünök', club_id: exampleClub, team_logo: logoOf('sunok') },
  tolna: { id: 12, name: 'Tolnai Horgonyok', club_id: 2, team_logo: logoOf('tolna') },
  /** Of an unknown club, without a crest. */
  long: {
    id: 13,
    name: 'Székesfehérvári Munkás Kosárlabda Utánpótlás Egyesület',
    club_id: null,
    team_logo: null,
  },
} satisfies Record<string, CompetitionTeam>

const sides = (home: CompetitionTeam, away: CompetitionTeam, score?: [number, number]): Competitor[] => [
  { side: 1, finalScore: score?.[0] ?? null, competition_team: home },
  { side: 2, finalScore: score?.[1] ?? null, competition_team: away },
]

export const exampleSchedule: Schedule = {
  id: 75,
  competition: {
    id: 1,
    season: 2025,
    name: 'Férfi NB I. A csoport',
    logo: null,
    ticket_url: 'jegy.dunaisunok.example',
  },
  competitors: sides(exampleTeams.own, exampleTeams.tolna),
  arena: { name: 'Duna Aréna', city: 'Dunapart' },
  game_time: '2025-11-15T17:00:00Z',
  status: 'scheduled',
  round: '9',
  ticket_url: null,
  forfeit: null,
  sequence: 0,
  updated_at: '2025-08-01T08:00:00Z',
  change: null,
}

export const exampleAway: Schedule = {
  ...exampleSchedule,
  id: 82,
  competitors: sides(exampleTeams.long, exampleTeams.own),
  arena: { name: 'Vihar Sportcsarnok', city: 'Balatonszél' },
  game_time: '2025-11-19T18:30:00Z',
  round: '10',
  ticket_url: 'https://jegy.balatonszel.example',
}

export const examplePostponed: Schedule = {
  ...exampleSchedule,
  id: 83,
  game_time: '2025-11-23T16:00:00Z',
  round: '11',
  status: 'postponed',
}

export const exampleCancelled: Schedule = {
  ...exampleAway,
  id: 84,
  game_time: '2025-11-29T17:00:00Z',
  round: '12',
  status: 'cancelled',
}

const announced = { changed_at: '2025-11-12T09:30:00Z', sequence: 1 }
const before = { game_time: '2025-11-14T18:30:00Z', arena: { name: 'Régi Csarnok', city: null } }
export const exampleMoved: Schedule = {
  ...exampleSchedule,
  change: { ...announced, kinds: ['moved', 'arena'], before },
}
/** One of every kind of change. */
export const exampleChanged: Schedule[] = [
  exampleMoved,
  {
    ...examplePostponed,
    change: {
      ...announced,
      kinds: ['postponed'],
      before: { ...before, game_time: examplePostponed.game_time },
    },
  },
  {
    ...exampleCancelled,
    change: {
      ...announced,
      kinds: ['cancelled'],
      before: { ...before, game_time: exampleCancelled.game_time },
    },
  },
  {
    ...exampleAway,
    change: { ...announced, kinds: ['arena'], before: { ...before, game_time: exampleAway.game_time } },
  },
  {
    ...exampleSchedule,
    id: 86,
    change: {
      ...announced,
      kinds: ['restored'],
      before: { ...before, game_time: exampleSchedule.game_time },
    },
  },
]

export const exampleLive: Schedule = {
  ...exampleSchedule,
  id: 85,
  game_time: '2025-12-06T17:00:00Z',
  round: 'Elődöntő',
  status: 'live',
}

/** Upcoming matches in the api's order, soonest first, with one of every status. */
export const exampleNext: Schedule[] = [
  exampleSchedule,
  exampleAway,
  examplePostponed,
  exampleCancelled,
  exampleLive,
]

export const exampleWon: Schedule = {
  ...exampleSchedule,
  id: 70,
  competitors: sides(exampleTeams.own, exampleTeams.tolna, [102, 84]),
  game_time: '2025-11-12T17:00:00Z',
  status: 'finished',
  round: '8',
}

export const exampleLost: Schedule = {
  ...exampleAway,
  id: 66,
  competitors: sides(exampleTeams.long, exampleTeams.own, [83, 80]),
  game_time: '2025-11-05T18:00:00Z',
  status: 'finished',
  round: '7',
}

/** Its time has passed without a result. */
export const exampleUnclosed: Schedule = {
  ...exampleSchedule,
  id: 72,
  game_time: '2025-11-12T19:00:00Z',
  round: '8',
}

export const exampleMatchView = (schedule: Schedule, language: Language = 'hu'): MatchView => ({
  ...matchFactsOf(schedule, exampleClub, language, exampleNow),
  date: schedule.game_time ?? '',
  dateTexts: dateTextsOf(schedule.game_time ?? '', language),
})

export const exampleMatches: MatchView[] = matchesOf(exampleNext, exampleClub, 'hu', exampleNow)
export const exampleResults: MatchView[] = matchesOf([exampleWon, exampleLost], exampleClub, 'hu', exampleNow)
export const exampleAwaiting: MatchView[] = matchesOf([exampleUnclosed], exampleClub, 'hu', exampleNow)
