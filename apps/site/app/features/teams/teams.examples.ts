import type { Competition } from '@palank/contract/competition'
import type { ClubTeam, ClubTeamDetail } from '@palank/contract/team'
import { exampleMatches, exampleResults } from '~/model/match.examples.ts'
import { exampleRoster, exampleRosterPlayers, exampleYouthPlayers } from '~/model/roster.examples.ts'
import { standingRowsOf } from '~/model/standing-rows.ts'
import { exampleClub, exampleStandingRows } from '~/model/standings.examples.ts'
import { exampleAverage, exampleScarceStatistics } from '~/model/statistics.examples.ts'
import { seasonLinksOf, teamItemOf, teamOf } from '~/model/teams.ts'
import { leadersOf, type PlayerAverages } from './leaders.ts'
import type { TeamCardView, TeamPageView } from './teams.ts'

export const exampleClubTeams: [ClubTeam, ClubTeam] = [
  {
    id: 7,
    name: 'Dunai Sünök',
    club_id: exampleClub,
    team_logo: null,
    season: 2025,
    competitions: [
      { id: 4, name: 'Férfi NB I. A csoport', season: 2025 },
      { id: 5, name: 'Magyar Kupa', season: 2025 },
    ],
  },
  {
    id: 8,
    name: 'Dunai Sünök U23',
    club_id: exampleClub,
    team_logo: null,
    season: 2025,
    competitions: [{ id: 6, name: 'U23 bajnokság', season: 2025 }],
  },
]

const [first] = exampleClubTeams

/** The same team a season earlier. */
export const exampleEarlierTeam: ClubTeam = { ...first, id: 3, season: 2024 }

export const exampleClubTeam: ClubTeamDetail = {
  ...first,
  players: exampleRosterPlayers,
  staff: [
    { last_name: 'Gerencsér', first_name: 'Tibor', role: 'vezetőedző' },
    { last_name: 'Őri', first_name: 'Gábor', role: 'csapatorvos' },
  ],
}

/** A youth team, whose players are minors. */
export const exampleYouthTeam: ClubTeamDetail = {
  ...exampleClubTeams[1],
  players: exampleYouthPlayers,
  staff: [{ last_name: 'Őri', first_name: 'Gábor', role: 'vezetőedző' }],
}

export const exampleCompetition: Competition = {
  id: 4,
  season: 2025,
  name: 'Férfi NB I. A csoport',
  prev_match_count: 8,
  next_match_count: 18,
  standings_visible: true,
  logo: null,
  ticket_url: null,
}

export const exampleTeamCards: TeamCardView[] = exampleClubTeams.map((team, index) => ({
  ...teamItemOf(team, 2025, 'hu'),
  rosterSize: index === 0 ? 12 : null,
}))

export const exampleTeamAverages: PlayerAverages[] = exampleRoster.slice(0, 3).map((player, index) => ({
  player,
  average: { ...exampleAverage, points: 19.6 - 4 * index, assist: 1 + 2 * index },
}))

const club = { club_id: exampleClub, current_season: 2025 }
const team = teamOf(exampleClubTeam, club, 'hu')
const youthTeam = teamOf(exampleYouthTeam, club, 'hu')

export const exampleTeamPage: TeamPageView = {
  team,
  seasons: seasonLinksOf(team, [{ season: 2024, teams: [exampleEarlierTeam] }], 'hu'),
  next: exampleMatches.slice(0, 2),
  last: exampleResults,
  matchesFailed: false,
  standings: {
    competition: exampleCompetition.name,
    rows: standingRowsOf(exampleStandingRows, exampleClub, 'hu'),
  },
  leaders: leadersOf(exampleTeamAverages),
  averages: exampleTeamAverages,
}

const scarceAverages: PlayerAverages[] = exampleTeamAverages.map(({ player }, index) => ({
  player,
  average: { ...exampleScarceStatistics, played_games: 8, points: 12.5 - index },
}))

/** A team of which few figures were recorded. */
export const exampleScarceTeamPage: TeamPageView = {
  ...exampleTeamPage,
  leaders: leadersOf(scarceAverages),
  averages: scarceAverages,
}

const youthAverages: PlayerAverages[] = youthTeam.players
  .filter(({ link }) => link)
  .map((player, index) => ({ player, average: { ...exampleAverage, points: 11.4 - index } }))

/** Only players with a page have averages. */
export const exampleYouthTeamPage: TeamPageView = {
  ...exampleTeamPage,
  team: youthTeam,
  seasons: [],
  standings: null,
  leaders: leadersOf(youthAverages),
  averages: youthAverages,
}

/** A team of which only its name is known. */
export const exampleBareTeamPage: TeamPageView = {
  ...exampleTeamPage,
  team: { ...team, players: [], staff: [] },
  seasons: exampleTeamPage.seasons.slice(0, 1),
  next: [],
  last: [],
  standings: null,
  leaders: [],
  averages: [],
}
