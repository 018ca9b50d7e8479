import type { Language } from '@palank/routes'
import { isMissing } from '~/api/api-error.ts'
import {
  competitionTeamCompetitions,
  competitionTeamFind,
  configuration,
  playerFind,
  scheduleList,
  standingsAll,
} from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import { clubSeasons } from '~/api/seasons.server.ts'
import { selectStandings } from '~/model/competitions.ts'
import { matchesOf } from '~/model/match.ts'
import { type RosterPlayerView, rosterOf } from '~/model/roster.ts'
import { standingRowsOf } from '~/model/standings.ts'
import { seasonLinksOf, type TeamItem, teamItemOf, teamOf } from '~/model/teams.ts'
import { averagesOf, leadersOf } from './leaders.ts'
import type { TeamCardView, TeamPageView } from './teams.ts'

const matchesShown = 4
/** A roster beyond this is told without averages: each of them is a call. */
const mostAverages = 30

export type TeamsPage = { season: number; current: number; seasons: number[]; teams: TeamCardView[] }

async function cardOf(language: Language, team: TeamItem): Promise<TeamCardView> {
  const answer = await optional('competition-team/find', competitionTeamFind(language, team.id), undefined)
  return { ...team, rosterSize: answer ? rosterOf(answer.data.players, language).length : null }
}

/** The club's teams of a season; nothing when it had none then, unless the season is the current one. */
export async function loadTeams(
  language: Language,
  season = configuration().current_season,
): Promise<TeamsPage | undefined> {
  const seasons = await clubSeasons(language)
  const shown = seasons.find((one) => one.season === season)
  if (!shown) return undefined
  const teams = await Promise.all(
    shown.teams.map((team) => cardOf(language, teamItemOf(team, season, language))),
  )
  const current = configuration().current_season
  return { season, current, seasons: seasons.map((one) => one.season), teams }
}

async function matchesFor(language: Language, competitionTeamId: number, type: 'next' | 'prev') {
  const { data } = await scheduleList(language, { competitionTeamId, type, limit: matchesShown })
  return matchesOf(data, configuration().club_id, language)
}

async function tableFor(language: Language, teamId: number): Promise<TeamPageView['standings']> {
  const { data: competitions } = await competitionTeamCompetitions(language, teamId)
  const competition = selectStandings(competitions, undefined)
  if (!competition) return null
  const { data } = await standingsAll(language, competition.id)
  const rows = standingRowsOf(data, configuration().club_id, language)
  return rows.length > 0 ? { competition: competition.name, rows } : null
}

async function averagesFor(language: Language, teamId: number, players: RosterPlayerView[]) {
  if (players.length > mostAverages) return []
  const asked = players.map(async (player) => {
    const call = playerFind(language, player.id, { competitionTeamId: teamId })
    const answer = await optional('player/find', call, undefined)
    return averagesOf(player, answer?.data, teamId) ?? []
  })
  return (await Promise.all(asked)).flat()
}

/** A team's page; nothing when there is no such team. */
export async function loadTeam(language: Language, id: number): Promise<TeamPageView | undefined> {
  const answer = await competitionTeamFind(language, id).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!answer) return undefined
  const team = teamOf(answer.data, configuration(), language)
  const [seasons, next, last, standings, averages] = await Promise.all([
    team.isOwn ? optional('competition-team/list', clubSeasons(language), []) : [],
    optional('schedule/list', matchesFor(language, id, 'next'), undefined),
    optional('schedule/list', matchesFor(language, id, 'prev'), undefined),
    optional('standings/competition/all', tableFor(language, id), null),
    averagesFor(language, id, team.players),
  ])
  return {
    team,
    seasons: seasonLinksOf(team, seasons, language),
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
export async function loadPlayers(language: Language): Promise<PlayersPage> {
  const [current] = await clubSeasons(language)
  const [first] = current?.teams ?? []
  if (!current || !first) return { team: null, players: [] }
  const { data } = await competitionTeamFind(language, first.id)
  return { team: teamItemOf(first, current.season, language), players: rosterOf(data.players, language) }
}
