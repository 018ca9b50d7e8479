import type { Language } from '@palank/routes'
import { isMissing } from '~/api/api-error.ts'
import { competitionTeamFind, configuration, playerFind } from '~/api/calls.server.ts'
import { rosterOf } from '~/model/roster.ts'
import { neighboursOf, type PlayerPageView, playerOf, tablesOf } from './player.ts'

type Asked = { teamId: number; playerId: number; season: number | undefined }

/** A player of a team; nothing when there is no such player, or not in that team, or not in that season. */
export async function loadPlayer(language: Language, asked: Asked): Promise<PlayerPageView | undefined> {
  const { teamId, playerId } = asked
  try {
    const { data: team } = await competitionTeamFind(language, teamId)
    const teamSeason = team.season ?? configuration().current_season
    const season = asked.season ?? teamSeason
    const { data } = await playerFind(language, playerId, { season })
    const player = playerOf(data, { id: teamId, name: team.name, season: teamSeason }, language)
    const own = player.teams.find(({ id }) => id === teamId)
    if (!own || !player.seasons.includes(season)) return undefined
    const roster = rosterOf(team.players, language)
    // The number and the position are those of the team; the player's own are the newest team's.
    const { number, position } = roster.find(({ id }) => id === playerId) ?? player
    return {
      player: { ...player, number, position },
      team: { ...own, isOwn: team.club_id === configuration().club_id },
      season,
      tables: tablesOf(player, season, teamId),
      ...neighboursOf(roster, playerId),
    }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
