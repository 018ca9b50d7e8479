import { tieCriteria } from '@palank/sport/game'
import { z } from 'zod'
import { always, listed, maybe } from './optional.ts'
import { count, id } from './paging.ts'
import { competitionTeam } from './team.ts'

const winLoss = z.object({ win: count, loss: count })

/** In the order of FIBA's classification; `undecided` leaves the teams sharing a position. */
export const tieCriterion = z.enum(['official_position', ...tieCriteria, 'undecided'])
export type TieCriterion = z.infer<typeof tieCriterion>

export const standingRow = z
  .object({
    team: competitionTeam,
    standing: always(z.int().min(1)).describe('Row number in the table, unique.'),
    position: always(z.int().min(1)).describe('Shared by teams that are still tied.'),
    played: always(count),
    win: always(count),
    loss: always(count),
    point: always(z.int()).describe('Negative when more was deducted than won.'),
    deduction: count.default(0).describe('Deducted points, already subtracted from `point`.'),
    score: always(count),
    against: always(count),
    score_difference: always(z.int()),
    point_percent: maybe(z.number().min(0).max(1)).describe('A ratio; null before the first game.'),
    home: always(count).describe('Games played at home.'),
    away: always(count).describe('Games played away.'),
    win_loss: z.object({ home: always(winLoss), away: always(winLoss) }).prefault({}),
    streak: maybe(z.object({ is_win: z.boolean(), count: z.int().min(1) })).describe(
      'Null before the first game.',
    ),
    last5: always(winLoss),
    ties: listed(
      z.object({
        team_id: id,
        criterion: tieCriterion,
        among: listed(id).describe('Ids of the teams that were tied when the criterion separated these two.'),
        value: maybe(z.number()).describe("This team's value for the criterion."),
        other_value: maybe(z.number()).describe("The other team's value."),
      }),
    ).describe('How the tie with each team of equal points was decided; empty without a tie.'),
  })
  .meta({ id: 'StandingRow' })
export type StandingRow = z.infer<typeof standingRow>
