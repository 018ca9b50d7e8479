import type { Schedule } from '@palank/contract/schedule'
import type { Api } from '~/api/api.server.ts'
import { unlessMissing } from '~/api/api-error.ts'
import { formOf, headToHeadOf, type MatchPage } from './head-to-head.ts'
import { type MatchDetail, matchDetailOf } from './match.ts'

/** More than any team plays in a season, and the api's limit per call. */
const ofSeason = 100

async function playedBy(api: Api, competitionTeamId: number | null): Promise<Schedule[]> {
  if (!competitionTeamId) return []
  const { data } = await api.scheduleList({ competitionTeamId, type: 'prev', limit: ofSeason })
  return data
}

/** The matches of the club's team of that name in the season before: the api lists only own teams by season. */
async function playedBefore(api: Api, match: MatchDetail): Promise<Schedule[]> {
  const own = [match.teamA, match.teamB].find(({ isOwn }) => isOwn)
  if (!own || !match.season) return []
  const { data } = await api.competitionTeamList(match.season - 1)
  const then = data.find(({ name }) => name === own.teamName)
  return then ? playedBy(api, then.id) : []
}

/** A match with what its teams played before; undefined if there is no such match. */
export async function loadMatch(api: Api, id: number): Promise<MatchPage | undefined> {
  const answer = await unlessMissing(api.scheduleFind(id))
  if (!answer) return undefined
  const club = api.config.club_id
  const match = matchDetailOf(answer.data, club, api.language)
  const { teamA, teamB } = match
  const [home, away, earlier] = await Promise.all([
    api.optional('schedule/list', playedBy(api, teamA.id), []),
    api.optional('schedule/list', playedBy(api, teamB.id), []),
    api.optional('schedule/list', playedBefore(api, match), []),
  ])
  return {
    match,
    headToHead: headToHeadOf([...home, ...away, ...earlier], match, club, api.language),
    form: {
      home: formOf(home, match, teamA, club, api.language),
      away: formOf(away, match, teamB, club, api.language),
    },
  }
}
