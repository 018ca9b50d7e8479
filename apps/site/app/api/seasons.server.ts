import type { ClubTeam } from '@palank/contract/team'
import type { Api } from './api.server.ts'

/** The api lists no seasons, so the current one and this many in all are tried. */
const mostSeasons = 6

export type SeasonTeams = { season: number; teams: ClubTeam[] }

/** The club's teams of the current season and of earlier ones that have any, newest first. */
export async function clubSeasons(api: Api): Promise<SeasonTeams[]> {
  const current = api.config.current_season
  const earlier = Array.from({ length: mostSeasons - 1 }, (_, index) => current - 1 - index)
  const [now, ...before] = await Promise.all([
    api.competitionTeamList(current),
    ...earlier.map((season) =>
      api.optional('competition-team/list', api.competitionTeamList(season), undefined),
    ),
  ])
  return [
    { season: current, teams: now.data },
    ...before.flatMap((answer, index) => {
      const season = earlier[index]
      return answer && answer.data.length > 0 && season ? [{ season, teams: answer.data }] : []
    }),
  ]
}
