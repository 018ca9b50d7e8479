import { z } from 'zod'
import { media } from './media.ts'
import { id } from './paging.ts'

export const competitionTeam = z
  .object({
    id,
    name: z.string().min(1),
    club_id: id.nullable().describe('Null for a team of no club known here.'),
    team_logo: media.nullable(),
  })
  .meta({ id: 'CompetitionTeam' })
export type CompetitionTeam = z.infer<typeof competitionTeam>

const personName = { last_name: z.string().min(1), first_name: z.string() }

/** A player as a member of one team; `id` is the player's own, the one that player/find takes. */
export const teamPlayer = z
  .object({
    id,
    competition_team_id: id,
    competition_team: z.object({ name: z.string().min(1) }),
    player: z.object({ ...personName, profile_image: media.nullable() }),
  })
  .meta({ id: 'TeamPlayer' })
export type TeamPlayer = z.infer<typeof teamPlayer>

export const position = z.enum(['point_guard', 'shooting_guard', 'small_forward', 'power_forward', 'center'])

export const rosterPlayer = teamPlayer
  .extend({
    jersey_number: z.string().min(1).nullable().describe('Text, since 0 and 00 differ.'),
    position: position.nullable(),
    birth_year: z.int().nullable(),
    height: z.int().min(1).nullable().describe('In centimetres.'),
  })
  .meta({ id: 'RosterPlayer' })
export type RosterPlayer = z.infer<typeof rosterPlayer>

export const clubTeam = competitionTeam
  .extend({
    season: z.int(),
    competitions: z.array(z.object({ id, name: z.string().min(1), season: z.int() })),
  })
  .meta({ id: 'ClubTeam' })
export type ClubTeam = z.infer<typeof clubTeam>

export const clubTeamDetail = clubTeam
  .extend({
    players: z.array(rosterPlayer),
    staff: z.array(z.object({ name: z.string().min(1), role: z.string().min(1) })),
  })
  .meta({ id: 'ClubTeamDetail' })
export type ClubTeamDetail = z.infer<typeof clubTeamDetail>
