import { z } from 'zod'
import { media, timestamp } from './media.ts'
import { slugs } from './metadata.ts'
import { count, id } from './paging.ts'
import { playerStatistics } from './statistics.ts'
import { competitionTeam } from './team.ts'

export const matchStatus = z.enum(['scheduled', 'live', 'finished', 'postponed', 'cancelled'])
export type MatchStatus = z.infer<typeof matchStatus>

export const side = z.literal([1, 2]).meta({ id: 'Side', description: '1 home, 2 away.' })

export const competitor = z
  .object({ side, finalScore: count.nullable(), competition_team: competitionTeam })
  .meta({ id: 'Competitor' })
export type Competitor = z.infer<typeof competitor>

export const schedule = z
  .object({
    id,
    competition: z.object({
      id,
      season: z.int(),
      name: z.string().min(1),
      logo: media.nullable(),
      ticket_url: z.string().nullable(),
    }),
    competitors: z.array(competitor).max(2),
    arena: z.object({ name: z.string().min(1), city: z.string().nullable() }).nullable(),
    game_time: timestamp.nullable(),
    status: matchStatus,
    round: z.string().min(1).nullable(),
    forfeit: side.nullable().describe('The side that forfeited.'),
    sequence: count.describe('How many times what a calendar shows of the match has changed.'),
    updated_at: timestamp.describe('When that last happened; at first, when the match was entered.'),
  })
  .meta({ id: 'Schedule' })
export type Schedule = z.infer<typeof schedule>

export const boxScoreLine = z
  .object({
    player: z.object({ id, last_name: z.string().min(1), first_name: z.string() }),
    jersey_number: z.string().min(1).nullable(),
    is_starter: z.boolean().nullable(),
    did_not_play: z.boolean(),
    statistics: playerStatistics,
  })
  .meta({ id: 'BoxScoreLine' })
export type BoxScoreLine = z.infer<typeof boxScoreLine>

export const boxScore = z
  .object({
    side,
    competition_team_id: id,
    players: z.array(boxScoreLine),
    total: playerStatistics.nullable(),
  })
  .meta({ id: 'BoxScore' })
export type BoxScore = z.infer<typeof boxScore>

export const scheduleDetail = schedule
  .extend({
    periods: z
      .array(z.object({ number: z.int().min(1), home: count, away: count }))
      .describe('Points of each period; from 5 on, overtimes.'),
    box_scores: z.array(boxScore).max(2).describe('Empty when none is known.'),
    attendance: count.nullable(),
    referees: z.array(z.string().min(1)),
    report: z
      .object({ id, title: z.string(), slug: z.string(), slugs })
      .nullable()
      .describe('The article about the match.'),
    gallery: z.object({ id, name: z.string() }).nullable(),
  })
  .meta({ id: 'ScheduleDetail' })
export type ScheduleDetail = z.infer<typeof scheduleDetail>
