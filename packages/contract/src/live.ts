import { reboundKinds, shots } from '@palank/sport/events/event'
import { playPhases } from '@palank/sport/events/play-phase'
import { z } from 'zod'
import { timestamp } from './media.ts'
import { listed, maybe } from './optional.ts'
import { count, id } from './paging.ts'
import { boxScore, boxScoreLine, matchStatus, side } from './schedule.ts'
import { playerName } from './team.ts'
import { name } from './text.ts'

const pair = z.object({ home: count, away: count })

/** The events that have a row in the play-by-play. */
export const playTypes = [
  'period_start',
  'period_end',
  'match_end',
  'points',
  'miss',
  'foul',
  'rebound',
  'assist',
  'steal',
  'block',
  'turnover',
  'substitution',
  'timeout',
  'correction',
] as const

export const livePlay = z
  .object({
    id: name,
    type: z.enum(playTypes),
    side: maybe(side),
    player: maybe(id).describe('One of `players`; null for the team.'),
    other: maybe(id).describe('Who comes in, was fouled or blocked.'),
    kind: maybe(z.enum([...shots, ...reboundKinds])),
    points: maybe(z.int()).describe('Of points and corrections.'),
    period: z.int().min(1),
    clock: maybe(count).describe('Seconds left in the period.'),
    at: timestamp,
    home: count.describe('The score after it.'),
    away: count,
    undone: z.boolean().default(false).describe('It was taken back, and does not count.'),
  })
  .meta({ id: 'LivePlay' })
export type LivePlay = z.infer<typeof livePlay>

export const livePlayer = z
  .object({ id, side, jersey_number: maybe(name), ...playerName })
  .meta({ id: 'LivePlayer' })
export type LivePlayer = z.infer<typeof livePlayer>

const liveBoxScore = boxScore
  .extend({
    players: listed(
      boxScoreLine.extend({ on_court: maybe(z.boolean()).describe('Null where lineups are not kept.') }),
    ),
  })
  .meta({ id: 'LiveBoxScore' })

export const liveMatch = z
  .object({
    id,
    status: matchStatus,
    keeping: z
      .enum(['points', 'full'])
      .describe('What is written down: points and perhaps fouls, or everything.'),
    phase: z.enum(playPhases),
    period: maybe(z.int().min(1)).describe('The running one, or the last one; from 5 on, overtimes.'),
    score: pair,
    periods: listed(pair.extend({ number: z.int().min(1) })),
    team_fouls: maybe(pair).describe('Of the running quarter; null where fouls are not kept.'),
    players: listed(livePlayer).describe(
      'Whoever a play names, also one that was taken back. None once a match is finished of which only the result is public: its plays name nobody.',
    ),
    box_scores: listed(liveBoxScore).describe('A side whose players are not known has none.'),
    plays: listed(livePlay).describe('Oldest first.'),
    updated_at: maybe(timestamp).describe('When the last event arrived.'),
  })
  .meta({ id: 'LiveMatch', description: 'A match that is kept as events. The same in every language.' })
export type LiveMatch = z.infer<typeof liveMatch>
