import type { BoxScore, Schedule, ScheduleDetail } from '@palank/contract/own-api-types'
import type { MatchStatus } from '@palank/contract/schedule'
import { type Language, pathFor } from '@palank/routes'
import { expect } from '@playwright/test'
import { callApi } from './call-api.ts'

const detailOf = async (language: Language, id: number) =>
  (await callApi<ScheduleDetail>(`schedule/find/${id}`, language)).data

/** The club's matches of the season. */
async function matchesOf(language: Language): Promise<Schedule[]> {
  const { data, meta } = await callApi<Schedule[]>('schedule/list', language, { limit: 100 })
  expect(meta.last_page).toBe(1)
  return data
}

/** The first match of a status that has what a test needs. */
export async function matchWith(
  language: Language,
  status: MatchStatus,
  has: (match: ScheduleDetail) => unknown = () => true,
): Promise<ScheduleDetail> {
  const all = (await matchesOf(language)).filter((match) => match.status === status)
  // The latest finished match, the next scheduled one.
  for (const { id } of status === 'finished' ? all.toReversed() : all) {
    const match = await detailOf(language, id)
    if (has(match)) return match
  }
  throw new Error(`no ${status} match of the demo has what the test needs`)
}

/** Some matches have only points and fouls. */
const isComplete = ({ total }: BoxScore) => Boolean(total?.minute && total.assist)

/** The latest finished match with everything recorded. */
export const fullMatch = (language: Language) =>
  matchWith(language, 'finished', ({ box_scores, periods, attendance }) =>
    Boolean(box_scores.length === 2 && periods.length >= 4 && attendance && box_scores.every(isComplete)),
  )

export const future = ({ game_time }: Schedule) => Date.parse(game_time ?? '') > Date.now() + 3_600_000
/** The ticket address of a match; an away match has only its own. */
export const ticketsOf = ({ ticket_url, competition, competitors }: Schedule) => {
  const own = competitors.filter(({ competition_team }) => competition_team.club_id === 1)
  const isAway = own.length === 1 && own[0]?.side === 2
  return ticket_url || (isAway ? null : competition.ticket_url)
}
/** Past its time, and without a final result. */
export const isAwaited = ({ status, game_time }: Schedule, now = Date.now()) => {
  const hours = (now - Date.parse(game_time ?? '')) / 3_600_000
  return (status === 'scheduled' && hours >= 0) || (status === 'live' && hours >= 4)
}
/** Moves between lists, or did so lately: the edge may have a copy of a page from before, for ten minutes at most. */
export const isMoving = ({ game_time }: Schedule, now = Date.now()) =>
  [0, 4].some((hours) => {
    const minutes = (now - Date.parse(game_time ?? '')) / 60_000 - hours * 60
    return minutes > -3 && minutes < 10
  })
export const pathOf = ({ id }: { id: number }, language: Language) =>
  pathFor('match', language, { scheduleId: id })

export const teamsOf = ({ competitors }: Schedule) => {
  const [home, away] = competitors
  if (!home || !away) throw new Error('the match does not have two teams')
  return { home, away }
}
