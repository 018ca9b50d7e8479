import { z } from 'zod'
import { count, id } from './paging.ts'
import { competitionTeam } from './team.ts'

const winLoss = z.object({ win: count, loss: count })

/** In the order of FIBA's classification; `undecided` leaves the teams sharing a position. */
export const tieCriterion = z.enum([
  'official_position',
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
    point: z.int().describe('Below 0 where more was deducted than won.'),
    deduction: count.describe('Points taken away, already off `point`.'),
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
    ties: z
      .array(
        z.object({
          team_id: id,
          criterion: tieCriterion,
          among: z
            .array(id)
            .describe('Ids of the teams that were tied when the criterion told these two apart.'),
          value: z.number().nullable().describe("This team's figure by the criterion."),
          other_value: z.number().nullable().describe("The other team's."),
        }),
      )
      .describe('How the place was decided against each team with as many points; empty without a tie.'),
  })
  .meta({ id: 'StandingRow' })
export type StandingRow = z.infer<typeof standingRow>
