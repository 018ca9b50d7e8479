import type { Api } from '~/api/api.server.ts'
import { unlessMissing } from '~/api/api-error.ts'
import { rosterOf } from '~/model/roster.ts'
import { neighboursOf, type PlayerPageView, playerOf, tablesOf } from './player.ts'

type PlayerQuery = { teamId: number; playerId: number; season: number | undefined }

/** A player of a team; undefined if there is no such player, or not in that team or season. */
export async function loadPlayer(api: Api, query: PlayerQuery): Promise<PlayerPageView | undefined> {
  const { teamId, playerId } = query
  const teamAnswer = await unlessMissing(api.competitionTeamFind(teamId))
  if (!teamAnswer) return undefined
  const { data: team } = teamAnswer
  const teamSeason = team.season ?? api.config.current_season
  const season = query.season ?? teamSeason
  const answer = await unlessMissing(api.playerFind(playerId, { season }))
  if (!answer) return undefined
  const roster = rosterOf(team.players, api.language)
  const member = roster.find(({ id }) => id === playerId)
  // An api without seasons sends no teams, so the squad decides. One without squads has to answer 404 itself.
  if (answer.data.teams.length === 0 && roster.length > 0 && !member) return undefined
  const player = playerOf(answer.data, { id: teamId, name: team.name, season: teamSeason }, api.language)
  const own = player.teams.find(({ id }) => id === teamId)
  if (!own || !player.seasons.includes(season)) return undefined
  // The number and position are those in this team; the player's own are the newest team's.
  const { number, position } = member ?? player
  return {
    player: { ...player, number, position },
    team: { ...own, isOwn: team.club_id === api.config.club_id },
    season,
    tables: tablesOf(player, season, teamId),
    ...neighboursOf(roster, playerId),
  }
}
