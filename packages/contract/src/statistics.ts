import { z } from 'zod'
import { maybe } from './optional.ts'

const amount = maybe(z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER))
const percentage = maybe(z.number().min(0).max(100)).describe(
  '0 to 100: made divided by attempts; null without attempts.',
)
export const playerStatistics = z
  .object({
    played_games: amount,
    starter: amount,
    points: amount,
    dunk_made: amount,
    dunk_all: amount,
    dunk_percent: percentage,
    two_point_made: amount,
    two_point_all: amount,
    two_point_percent: percentage,
    three_point_made: amount,
    three_point_all: amount,
    three_point_percent: percentage,
    throw_made: amount,
    throw_all: amount,
    throw_percent: percentage,
    free_throw_made: amount,
    free_throw_all: amount,
    free_throw_percent: percentage,
    defensive_rebound: amount,
    offensive_rebound: amount,
    total_rebound: amount,
    steal: amount,
    turnover: amount,
    foul: amount,
    defensive_foul: amount.describe('Fouls drawn.'),
    assist: amount,
    block: amount,
    block_against: amount,
    value: amount,
    minute: amount.describe('Decimal minutes: 12:30 is 12.5.'),
  })
  .meta({ id: 'PlayerStatistics', description: 'Null is unknown, never 0.' })
export type PlayerStatistics = z.infer<typeof playerStatistics>

const source = playerStatistics.prefault({})

export const statisticsSources = z
  .object({ average: source, total: source, minuteFourty: source })
  .meta({ id: 'StatisticsSources' })
export type StatisticsSources = z.infer<typeof statisticsSources>
