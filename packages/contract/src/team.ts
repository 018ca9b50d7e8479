import { positions } from '@palank/sport/position'
import { z } from 'zod'
import { season } from './competition.ts'
import { media } from './media.ts'
import { always, listed, maybe, stricter } from './optional.ts'
import { id } from './paging.ts'
import { name, text } from './text.ts'

export const competitionTeam = z
  .object({
    id,
    name,
    // Missing from a back end without clubs.
    club_id: stricter(id.nullish(), id.nullable()).describe('Null for a team without a known club.'),
    team_logo: maybe(media),
  })
  .meta({ id: 'CompetitionTeam' })
export type CompetitionTeam = z.infer<typeof competitionTeam>

export const personName = { last_name: name, first_name: text.default('') }

/** A minor is shown as far as there is consent; absent is false. */
export const playerName = {
  ...personName,
  masked: z
    .boolean()
    .optional()
    .describe('A minor without consent: the names are initials such as "Sz." and "B.", never turned round.'),
  without_page: z.boolean().optional().describe('player/find answers 404; true of every masked player.'),
}

export const noindex = z
  .boolean()
  .optional()
  .describe('A minor under 16: the page is kept out of search engines.')

/** A player as a member of one team; `id` is the player's own, the one that player/find takes. */
export const teamPlayer = z
  .object({
    id,
    competition_team_id: id,
    competition_team: always(z.object({ name })),
    player: z.object({ ...playerName, noindex, profile_image: maybe(media) }),
  })
  .meta({ id: 'TeamPlayer' })
export type TeamPlayer = z.infer<typeof teamPlayer>

export const position = z.enum(positions)
export type Position = z.infer<typeof position>

export const playerFields = {
  jersey_number: maybe(name).describe('Text, since 0 and 00 differ.'),
  position: maybe(position),
  birth_year: maybe(z.int().min(1900)),
  height: maybe(z.int().min(1)).describe('In centimetres.'),
}

export const rosterPlayer = teamPlayer.extend(playerFields).meta({ id: 'RosterPlayer' })
export type RosterPlayer = z.infer<typeof rosterPlayer>

export const clubTeam = competitionTeam
  .extend({
    season: always(season),
    competitions: listed(z.object({ id, name, season: always(season) })),
  })
  .meta({ id: 'ClubTeam' })
export type ClubTeam = z.infer<typeof clubTeam>

export const clubTeamDetail = clubTeam
  .extend({
    players: listed(rosterPlayer),
    staff: listed(z.object({ ...personName, role: stricter(text.default(''), name) })),
  })
  .meta({ id: 'ClubTeamDetail' })
export type ClubTeamDetail = z.infer<typeof clubTeamDetail>
