import { z } from 'zod'
import { season } from './competition.ts'
import { media, timestamp } from './media.ts'
import { always, foreign, listed, maybe } from './optional.ts'
import { count, id } from './paging.ts'
import { playerStatistics, statisticsSources } from './statistics.ts'
import { competitionTeam, noindex, playerFields, playerName } from './team.ts'
import { name } from './text.ts'

export const playerSeason = statisticsSources
  .extend({ season, competition_team: competitionTeam })
  .meta({ id: 'PlayerSeason' })
export type PlayerSeason = z.infer<typeof playerSeason>

export const playerGame = z
  .object({
    schedule_id: id,
    season,
    game_time: maybe(timestamp),
    competition: always(z.object({ id, name })),
    competition_team_id: id,
    opponent: competitionTeam,
    is_home: z.boolean().default(false),
    own_score: maybe(count),
    opponent_score: maybe(count),
    statistics: playerStatistics.prefault({}),
  })
  .meta({ id: 'PlayerGame' })
export type PlayerGame = z.infer<typeof playerGame>

export const player = z
  .object({
    id,
    ...playerName,
    noindex,
    profile_image: maybe(media),
    ...playerFields,
    // Sent only by a back end without seasons.
    average: foreign(playerStatistics),
    total: foreign(playerStatistics),
    minuteFourty: foreign(playerStatistics),
    teams: listed(competitionTeam.extend({ season })).describe('Newest season first.'),
    seasons: listed(playerSeason).describe('Newest first.'),
    career: always(statisticsSources).describe('Over every season.'),
    games: listed(playerGame).describe('Newest first.'),
  })
  .meta({ id: 'Player' })
export type Player = z.infer<typeof player>
