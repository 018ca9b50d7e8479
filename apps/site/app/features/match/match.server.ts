import type { Schedule } from '@palank/contract/schedule'
import type { Api } from '~/api/api.server.ts'
import { unlessMissing } from '~/api/api-error.ts'
import { loadLive } from '~/api/live.server.ts'
import type { LiveView } from '~/model/live.ts'
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

const isSameScore = ({ teamA, teamB }: MatchDetail, { score }: LiveView) =>
  teamA.score === score[0] && teamB.score === score[1]

/** Of those that the match has: it may have been published as the result only. */
const areSamePeriods = ({ periods }: MatchDetail, live: LiveView) =>
  periods.every(({ number, home, away }) =>
    live.periods.some((each) => each.number === number && each.home === home && each.away === away),
  )

const areSamePoints = ({ boxes }: MatchDetail, { players }: LiveView) => {
  const pointsOf = new Map(players.map(({ id, line }) => [id, line?.points ?? 0]))
  return boxes.every(({ rows }) =>
    rows.every(({ playerId, statistics }) => (statistics.points ?? 0) === (pointsOf.get(playerId) ?? 0)),
  )
}

/** Of a finished match that was decided without play, or got another result since, the plays would tell another one. */
const agrees = (match: MatchDetail, live: LiveView) =>
  match.status !== 'finished' ||
  (!match.forfeit && isSameScore(match, live) && areSamePeriods(match, live) && areSamePoints(match, live))

const hasPlays = ({ status }: MatchDetail) => status === 'live' || status === 'finished'

/** A match with what its teams played before; undefined if there is no such match. */
export async function loadMatch(api: Api, id: number): Promise<MatchPage | undefined> {
  const answer = await unlessMissing(api.scheduleFind(id))
  if (!answer) return undefined
  const club = api.config.club_id
  const match = matchDetailOf(answer.data, club, api.language)
  const { teamA, teamB } = match
  const [live, home, away, earlier] = await Promise.all([
    hasPlays(match) ? api.optional('schedule/live', loadLive(api, id), undefined) : undefined,
    api.optional('schedule/list', playedBy(api, teamA.id), []),
    api.optional('schedule/list', playedBy(api, teamB.id), []),
    api.optional('schedule/list', playedBefore(api, match), []),
  ])
  return {
    match,
    live: live && agrees(match, live) ? live : null,
    headToHead: headToHeadOf([...home, ...away, ...earlier], match, club, api.language),
    form: {
      home: formOf(home, match, teamA, club, api.language),
      away: formOf(away, match, teamB, club, api.language),
    },
  }
}
