import { matchStatuses } from '@palank/sport/match-phase'
import { z } from 'zod'
import { season } from './competition.ts'
import { media, timestamp } from './media.ts'
import { slugs } from './metadata.ts'
import { always, listed, maybe, stricter } from './optional.ts'
import { count, id } from './paging.ts'
import { playerStatistics } from './statistics.ts'
import { competitionTeam, personName, playerName } from './team.ts'
import { name, slug, text } from './text.ts'

export const matchStatus = z.enum(matchStatuses)
export type MatchStatus = z.infer<typeof matchStatus>

export const side = z.literal([1, 2]).meta({ id: 'Side', description: '1 home, 2 away.' })
export type Side = z.infer<typeof side>

const matchTeam = competitionTeam.extend({ id: maybe(id) })
export type MatchTeam = z.infer<typeof matchTeam>

export const competitor = z
  .object({ side, finalScore: maybe(count), competition_team: stricter(matchTeam, competitionTeam) })
  .meta({ id: 'Competitor' })
export type Competitor = z.infer<typeof competitor>

const hasBothSides = (competitors: { side: Side }[]) =>
  ([1, 2] as const).every((expected) => competitors.some(({ side }) => side === expected))

const competitors = z.array(competitor).refine(hasBothSides, 'must contain a home and an away team')

const arena = z.object({ name, city: maybe(text) })

const changeKind = z.enum(['moved', 'postponed', 'cancelled', 'restored', 'arena'])
export type ChangeKind = z.infer<typeof changeKind>

const matchChange = z
  .object({
    kinds: z.array(changeKind).describe('More kinds may come.'),
    changed_at: timestamp,
    sequence: always(count).describe('Of the calendar entry; names the change together with the match.'),
    before: z
      .object({ game_time: maybe(timestamp), arena: maybe(arena) })
      .prefault({})
      .describe('What no longer holds; what holds now are the fields of the match.'),
  })
  .meta({ id: 'MatchChange' })

export const schedule = z
  .object({
    id,
    competition: always(
      z.object({
        id: always(id),
        season: always(season),
        name,
        logo: maybe(media),
        ticket_url: maybe(text),
      }),
    ),
    competitors: stricter(competitors, competitors.max(2)),
    arena: maybe(arena),
    game_time: maybe(timestamp).describe('Lists omit a match without one.'),
    status: matchStatus,
    round: maybe(name).describe('In the language of the request.'),
    ticket_url: maybe(text).describe("The match's own; an away match has no other."),
    forfeit: maybe(side).describe('The side that forfeited.'),
    sequence: count.default(0).describe('How often the calendar entry of the match has changed.'),
    updated_at: always(timestamp).describe(
      'When the calendar entry last changed; initially when the match was created.',
    ),
    change: maybe(matchChange).describe(
      'The last change that visitors are told of, while the match is to come.',
    ),
  })
  .meta({ id: 'Schedule' })
export type Schedule = z.infer<typeof schedule>

export const boxScoreLine = z
  .object({
    player: z.object({ id, ...playerName }),
    jersey_number: maybe(name),
    is_starter: maybe(z.boolean()),
    did_not_play: z.boolean().default(false),
    statistics: playerStatistics.prefault({}),
  })
  .meta({ id: 'BoxScoreLine' })
export type BoxScoreLine = z.infer<typeof boxScoreLine>

export const boxScore = z
  .object({
    side,
    competition_team_id: always(id),
    players: listed(boxScoreLine),
    total: maybe(playerStatistics),
  })
  .meta({ id: 'BoxScore' })
export type BoxScore = z.infer<typeof boxScore>

export const scheduleDetail = schedule
  .extend({
    periods: listed(z.object({ number: z.int().min(1), home: count, away: count })).describe(
      'Points of each period; from 5 on, overtimes.',
    ),
    box_scores: stricter(listed(boxScore), z.array(boxScore).max(2)).describe('Empty when unknown.'),
    attendance: maybe(count),
    referees: listed(z.object(personName)),
    report: maybe(z.object({ id: always(id), title: name, slug, slugs: slugs.prefault({}) })).describe(
      'The article about the match.',
    ),
    gallery: maybe(z.object({ id, name })),
  })
  .meta({ id: 'ScheduleDetail' })
export type ScheduleDetail = z.infer<typeof scheduleDetail>
