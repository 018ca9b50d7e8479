import type { Api } from '~/api/api.server.ts'
import { unlessMissing } from '~/api/api-error.ts'
import { clubSeasons } from '~/api/seasons.server.ts'
import { selectStandings } from '~/model/competitions.ts'
import { matchesOf } from '~/model/match.ts'
import { type RosterPlayerView, rosterOf } from '~/model/roster.ts'
import { standingRowsOf } from '~/model/standing-rows.ts'
import { seasonLinksOf, type TeamItem, teamItemOf, teamOf } from '~/model/teams.ts'
import { averagesOf, leadersOf } from './leaders.ts'
import type { TeamCardView, TeamPageView } from './teams.ts'

const matchesShown = 4
/** Averages take a call per player who has a page, so a longer roster goes without. */
const mostAverages = 30

export type TeamsPage = { season: number; current: number; seasons: number[]; teams: TeamCardView[] }

async function cardOf(api: Api, team: TeamItem): Promise<TeamCardView> {
  const answer = await api.optional('competition-team/find', api.competitionTeamFind(team.id), undefined)
  return { ...team, rosterSize: answer ? rosterOf(answer.data.players, api.language).length : null }
}

/** The club's teams of a season; undefined if it had none then, unless the season is the current one. */
export async function loadTeams(
  api: Api,
  season = api.config.current_season,
): Promise<TeamsPage | undefined> {
  const seasons = await clubSeasons(api)
  const shown = seasons.find((one) => one.season === season)
  if (!shown) return undefined
  const teams = await Promise.all(
    shown.teams.map((team) => cardOf(api, teamItemOf(team, season, api.language))),
  )
  const current = api.config.current_season
  return { season, current, seasons: seasons.map((one) => one.season), teams }
}

async function matchesFor(api: Api, competitionTeamId: number, type: 'next' | 'prev') {
  const { data } = await api.scheduleList({ competitionTeamId, type, limit: matchesShown })
  return matchesOf(data, api.config.club_id, api.language)
}

async function tableFor(api: Api, teamId: number): Promise<TeamPageView['standings']> {
  const { data: competitions } = await api.competitionTeamCompetitions(teamId)
  const competition = selectStandings(competitions, undefined)
  if (!competition) return null
  const { data } = await api.standingsAll(competition.id)
  const rows = standingRowsOf(data, api.config.club_id, api.language)
  return rows.length > 0 ? { competition: competition.name, rows } : null
}

async function averagesFor(api: Api, teamId: number, players: RosterPlayerView[]) {
  const withPage = players.filter(({ link }) => link)
  if (withPage.length > mostAverages) return []
  const calls = withPage.map(async (player) => {
    const call = api.playerFind(player.id, { competitionTeamId: teamId })
    const answer = await api.optional('player/find', call, undefined)
    return averagesOf(player, answer?.data, teamId) ?? []
  })
  return (await Promise.all(calls)).flat()
}

/** A team's page; undefined if there is no such team. */
export async function loadTeam(api: Api, id: number): Promise<TeamPageView | undefined> {
  const answer = await unlessMissing(api.competitionTeamFind(id))
  if (!answer) return undefined
  const team = teamOf(answer.data, api.config, api.language)
  const [seasons, next, last, standings, averages] = await Promise.all([
    team.isOwn ? api.optional('competition-team/list', clubSeasons(api), []) : [],
    api.optional('schedule/list', matchesFor(api, id, 'next'), undefined),
    api.optional('schedule/list', matchesFor(api, id, 'prev'), undefined),
    api.optional('standings/competition/all', tableFor(api, id), null),
    averagesFor(api, id, team.players),
  ])
  return {
    team,
    seasons: seasonLinksOf(team, seasons, api.language),
    next: next ?? [],
    last: last ?? [],
    matchesFailed: !next || !last,
    standings,
    leaders: leadersOf(averages),
    averages,
  }
}

export type PlayersPage = { team: TeamItem | null; players: RosterPlayerView[] }

/** The players of the first team's list. */
export async function loadPlayers(api: Api): Promise<PlayersPage> {
  const [current] = await clubSeasons(api)
  const [first] = current?.teams ?? []
  if (!current || !first) return { team: null, players: [] }
  const { data } = await api.competitionTeamFind(first.id)
  return {
    team: teamItemOf(first, current.season, api.language),
    players: rosterOf(data.players, api.language),
  }
}
