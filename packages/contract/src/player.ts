import { z } from 'zod'
import { media, timestamp } from './media.ts'
import { count, id } from './paging.ts'
import { playerStatistics, statisticsSources } from './statistics.ts'
import { competitionTeam, position } from './team.ts'

export const playerSeason = statisticsSources
  .extend({ season: z.int(), competition_team: competitionTeam })
  .meta({ id: 'PlayerSeason' })
export type PlayerSeason = z.infer<typeof playerSeason>

export const playerGame = z
  .object({
    schedule_id: id,
    season: z.int(),
    game_time: timestamp.nullable(),
    competition: z.object({ id, name: z.string().min(1) }),
    competition_team_id: id,
    opponent: competitionTeam,
    is_home: z.boolean(),
    own_score: count.nullable(),
    opponent_score: count.nullable(),
    statistics: playerStatistics,
  })
  .meta({ id: 'PlayerGame' })
export type PlayerGame = z.infer<typeof playerGame>

export const player = z
  .object({
    id,
    last_name: z.string().min(1),
    first_name: z.string(),
    profile_image: media.nullable(),
    jersey_number: z.string().min(1).nullable(),
    position: position.nullable(),
    birth_year: z.int().nullable(),
    height: z.int().min(1).nullable().describe('In centimetres.'),
    teams: z.array(competitionTeam.extend({ season: z.int() })).describe('Newest season first.'),
    seasons: z.array(playerSeason).describe('Newest first.'),
    career: statisticsSources.describe('Over every season.'),
    games: z.array(playerGame).describe('Newest first.'),
  })
  .meta({ id: 'Player' })
export type Player = z.infer<typeof player>
