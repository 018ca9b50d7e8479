import { z } from 'zod'
import type { Call } from './call.ts'
import { competition } from './competition.ts'
import { liveMatch } from './live.ts'
import { listOf, one } from './paging.ts'
import {
  clubParam,
  idParam,
  idParams,
  noParams,
  pagedQuery,
  pageParam,
  plainQuery,
  seasonParam,
  sizeParam,
} from './params.ts'
import { player } from './player.ts'
import { schedule, scheduleDetail } from './schedule.ts'
import { standingRow } from './standings.ts'
import { clubTeam, clubTeamDetail } from './team.ts'

const sport = { method: 'GET', group: 'sport' } as const
const season = seasonParam.optional().describe('The current season by default.')

export const sportCalls = {
  'schedule/highlighted': {
    ...sport,
    path: '/schedule/highlighted',
    summary: 'Next and previous matches mixed, at most twice the limit',
    params: noParams,
    query: plainQuery.extend({ 'clubs[0]': clubParam, limit: sizeParam.default(7) }),
    answer: listOf(schedule),
  },
  'schedule/list': {
    ...sport,
    path: '/schedule/list',
    summary: 'Matches: next ones soonest first, previous ones latest first, or all by time',
    params: noParams,
    query: plainQuery.extend({
      'clubs[0]': clubParam,
      limit: sizeParam.default(8).describe('Matches on a page.'),
      page: pageParam.default(1),
      competitionId: idParam.optional(),
      competitionTeamId: idParam.optional(),
      type: z
        .enum(['prev', 'next', 'changed'])
        .optional()
        .describe('`changed`: those with a `change`, the latest change first.'),
      season,
    }),
    answer: listOf(schedule),
  },
  'schedule/find': {
    ...sport,
    path: '/schedule/find/{id}',
    summary: 'One match with its periods and box scores',
    params: idParams,
    query: plainQuery,
    answer: one(scheduleDetail),
  },
  'schedule/live': {
    ...sport,
    path: '/schedule/live/{id}',
    summary: 'A match kept as events: running score, plays and box score; 404 for any other',
    params: idParams,
    query: plainQuery,
    answer: one(liveMatch),
  },
  'competition/season/list': {
    ...sport,
    path: '/competition/season/{season}/list',
    summary: 'Competitions of a season that the club plays in',
    params: z.object({ season: seasonParam }),
    query: pagedQuery(100).extend({ 'clubs[0]': clubParam }),
    answer: listOf(competition),
  },
  'competition/competition-team/list': {
    ...sport,
    path: '/competition/competition-team/{id}/list',
    summary: 'Competitions of a team',
    params: idParams,
    query: pagedQuery(100),
    answer: listOf(competition),
  },
  'standings/competition/all': {
    ...sport,
    path: '/standings/competition/{id}/all',
    summary: 'The table of a competition; empty unless its standings are visible',
    params: idParams,
    query: plainQuery.extend({
      'filters[visible]': z.literal('1').default('1').describe('Hidden standings are never returned.'),
    }),
    answer: listOf(standingRow),
  },
  'competition-team/list': {
    ...sport,
    path: '/competition-team/list',
    summary: "The club's teams of a season",
    params: noParams,
    query: pagedQuery(100).extend({ 'clubs[0]': clubParam, season }),
    answer: listOf(clubTeam),
  },
  'competition-team/find': {
    ...sport,
    path: '/competition-team/find/{id}',
    summary: 'One team with its players',
    params: idParams,
    query: plainQuery,
    answer: one(clubTeamDetail),
  },
  'player/find': {
    ...sport,
    path: '/player/find/{id}',
    summary: 'One player with statistics by season and a game log',
    params: idParams,
    query: plainQuery.extend({
      competitionTeamId: idParam
        .optional()
        .describe('Only games for this team, of which the player must be or have been a member.'),
      season: seasonParam.optional().describe("Season of the game log; the player's newest by default."),
    }),
    answer: one(player),
  },
} satisfies Record<string, Call>
