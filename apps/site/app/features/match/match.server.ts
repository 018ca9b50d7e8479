import type { Schedule } from '@palank/contract/schedule'
import type { Language } from '@palank/routes'
import { isMissing } from '~/api/api-error.ts'
import { competitionTeamList, configuration, scheduleFind, scheduleList } from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import { formOf, headToHeadOf, type MatchPage } from './head-to-head.ts'
import { type MatchDetail, matchDetailOf } from './match.ts'

/** More than any team plays in a season, and the most that a call gives. */
const ofSeason = 100

async function playedBy(language: Language, competitionTeamId: number | null): Promise<Schedule[]> {
  if (!competitionTeamId) return []
  const { data } = await scheduleList(language, { competitionTeamId, type: 'prev', limit: ofSeason })
  return data
}

/** What the club's team of the same name played a season before: only its own teams are known by season. */
async function playedBefore(language: Language, match: MatchDetail): Promise<Schedule[]> {
  const own = [match.teamA, match.teamB].find(({ isOwn }) => isOwn)
  if (!own || !match.season) return []
  const { data } = await competitionTeamList(language, match.season - 1)
  const then = data.find(({ name }) => name === own.teamName)
  return then ? playedBy(language, then.id) : []
}

async function findMatch(language: Language, id: number): Promise<MatchDetail | undefined> {
  try {
    const { data } = await scheduleFind(language, id)
    return matchDetailOf(data, configuration().club_id, language)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** A match with the road that led to it; nothing when there is no such match. */
export async function loadMatch(language: Language, id: number): Promise<MatchPage | undefined> {
  const match = await findMatch(language, id)
  if (!match) return undefined
  const { teamA, teamB } = match
  const club = configuration().club_id
  const [home, away, earlier] = await Promise.all([
    optional('schedule/list', playedBy(language, teamA.id), []),
    optional('schedule/list', playedBy(language, teamB.id), []),
    optional('schedule/list', playedBefore(language, match), []),
  ])
  return {
    match,
    headToHead: headToHeadOf([...home, ...away, ...earlier], match, club, language),
    form: {
      home: formOf(home, match, teamA, club, language),
      away: formOf(away, match, teamB, club, language),
    },
  }
}
