import type { Player, PlayerGame } from '@palank/contract/player'
import type { PlayerStatistics, StatisticsSources } from '@palank/contract/statistics'
import { examplePortrait, exampleRoster } from '~/model/roster.examples.ts'
import {
  exampleAverage,
  exampleGameStatistics,
  exampleScarceStatistics,
  exampleUnknownStatistics,
} from '~/model/statistics.examples.ts'
import { neighboursOf, type PlayerPageView, playerOf, tablesOf } from './player.ts'

const own = { id: 7, name: 'Dunai Sünök', club_id: 1, team_logo: null }
const earlier = { ...own, id: 3 }
const rival = { id: 12, name: 'Kiskunsági Bikák', club_id: 2, team_logo: null }

const sources: StatisticsSources = {
  average: exampleAverage,
  total: { ...exampleAverage, points: 157, minute: 227.2, value: -2.8 },
  minuteFourty: { ...exampleAverage, points: 27.6408, minute: 40, value: -0.49 },
}

const game = (schedule_id: number, day: string, points: number | null): PlayerGame => ({
  schedule_id,
  season: 2025,
  game_time: `2025-${day}T17:30:00.000Z`,
  competition: { id: 4, name: 'Férfi NB I. A csoport' },
  competition_team_id: own.id,
  opponent: rival,
  is_home: schedule_id % 2 === 0,
  own_score: 102,
  opponent_score: 84,
  statistics: { ...exampleGameStatistics, points },
})

const bench: PlayerStatistics = { ...exampleUnknownStatistics, played_games: 0 }

/** Newest first; one on the bench, one without a result. */
const exampleGames: PlayerGame[] = [
  game(64, '11-12', 27),
  { ...game(61, '11-05', 14), own_score: 70 },
  { ...game(58, '10-29', null), statistics: bench },
  { ...game(52, '10-22', 21), own_score: null, opponent_score: null, game_time: null },
]

export const examplePlayer: Player = {
  id: 9,
  last_name: 'Varga',
  first_name: 'Ákos',
  profile_image: examplePortrait,
  jersey_number: '23',
  position: 'power_forward',
  birth_year: 1993,
  height: 206,
  teams: [
    { ...own, season: 2025 },
    { ...earlier, season: 2024 },
  ],
  seasons: [
    { ...sources, season: 2025, competition_team: own },
    { ...sources, season: 2024, competition_team: earlier },
  ],
  career: sources,
  games: exampleGames,
}

/** In the roster, but never on the court. */
const exampleNewcomer: Player = {
  ...examplePlayer,
  id: 2,
  last_name: 'Berzsenyi-Kőrösszegapátiné',
  first_name: 'Hunor Szilveszter',
  profile_image: null,
  jersey_number: '00',
  position: null,
  birth_year: null,
  height: null,
  teams: [{ ...own, season: 2025 }],
  seasons: [],
  career: {
    average: { ...exampleUnknownStatistics, played_games: 0 },
    total: { ...exampleUnknownStatistics, played_games: 0 },
    minuteFourty: { ...exampleUnknownStatistics, played_games: 0 },
  },
  games: [],
}

const scarce: StatisticsSources = {
  average: { ...exampleScarceStatistics, played_games: 8, points: 12.5, total_rebound: 6.25, foul: 2.4 },
  total: { ...exampleScarceStatistics, played_games: 8, points: 100, total_rebound: 50, foul: 19 },
  minuteFourty: exampleUnknownStatistics,
}

/** Of whom few figures were recorded. */
const exampleScarcePlayer: Player = {
  ...examplePlayer,
  seasons: [{ ...scarce, season: 2025, competition_team: own }],
  career: scarce,
  games: exampleGames.slice(0, 2).map((one) => ({ ...one, statistics: exampleScarceStatistics })),
}

const pageOf = (wire: Player): PlayerPageView => {
  const player = playerOf(wire, { ...own, season: 2025 }, 'hu')
  return {
    player,
    team: { id: own.id, name: own.name, season: 2025, link: `/csapat/${own.id}`, isOwn: true },
    season: 2025,
    tables: tablesOf(player, 2025, own.id),
    ...neighboursOf(exampleRoster, player.id),
  }
}

export const examplePlayerPage: PlayerPageView = pageOf(examplePlayer)
export const exampleScarcePlayerPage: PlayerPageView = pageOf(exampleScarcePlayer)
export const exampleNewcomerPage: PlayerPageView = pageOf(exampleNewcomer)
