import { z } from 'zod'
import { count, id } from './paging.ts'
import { competitionTeam } from './team.ts'

const winLoss = z.object({ win: count, loss: count })

/** In the order of FIBA's classification; `undecided` leaves the teams sharing a position. */
export const tieCriterion = z.enum([
  'wins_among_tied',
  'difference_among_tied',
  'score_among_tied',
  'difference_overall',
  'score_overall',
  'undecided',
])

export const standingRow = z
  .object({
    team: competitionTeam,
    standing: z.int().min(1).describe('Place of the row in the table, without repetition.'),
    position: z.int().min(1).describe('Teams still tied share it.'),
    played: count,
    win: count,
    loss: count,
    point: count,
    score: count,
    against: count,
    score_difference: z.int(),
    point_percent: z.number().min(0).max(1).nullable().describe('A ratio; null before the first game.'),
    home: count.describe('Games played at home.'),
    away: count.describe('Games played away.'),
    win_loss: z.object({ home: winLoss, away: winLoss }),
    streak: z
      .object({ is_win: z.boolean(), count: z.int().min(1) })
      .nullable()
      .describe('Null before the first game.'),
    last5: winLoss,
    tie: z
      .object({
        with: z.array(id).min(1).describe('Ids of the teams with as many points.'),
        criterion: tieCriterion,
        value: z.number().nullable().describe("This team's figure by the criterion."),
      })
      .optional()
      .describe('How the position was decided among equal points.'),
  })
  .meta({ id: 'StandingRow' })
export type StandingRow = z.infer<typeof standingRow>
