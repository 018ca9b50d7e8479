import type { Position, RosterPlayer, TeamPlayer } from '@palank/contract/team'
import { type Language, pathFor } from '@palank/routes'
import { formatName } from '~/i18n/format.ts'
import type { Text } from '~/i18n/text.ts'
import { type PictureView, pictureOrNone } from './picture.ts'

export type PlayerFacts = {
  /** Text, since 0 and 00 differ. */
  number: string | null
  position: Position | null
  birthYear: number | null
  /** In centimetres. */
  height: number | null
}

export type TeamPlayerView = {
  id: number
  name: string
  /** A minor without consent: the name is initials. */
  masked: boolean
  /** Null for a minor without a page. */
  link: string | null
  picture: PictureView | null
}
export type RosterPlayerView = PlayerFacts & TeamPlayerView

type FactsWire = Pick<RosterPlayer, 'jersey_number' | 'position' | 'birth_year' | 'height'>

export const playerFactsOf = (wire: FactsWire): PlayerFacts => ({
  number: wire.jersey_number,
  position: wire.position,
  birthYear: wire.birth_year,
  height: wire.height,
})

type Shown = Pick<TeamPlayer['player'], 'masked' | 'without_page'>

/** Whether a player has a page: not every minor has. */
export const hasPage = ({ masked, without_page }: Shown): boolean => !masked && !without_page

export const teamPlayerOf = (wire: TeamPlayer, language: Language): TeamPlayerView => ({
  id: wire.id,
  name: formatName(wire.player, language),
  masked: wire.player.masked === true,
  link: hasPage(wire.player)
    ? pathFor('player', language, { teamId: wire.competition_team_id, playerId: wire.id })
    : null,
  picture: pictureOrNone(wire.player.profile_image),
})

/** In the order of the api, which is that of the numbers. */
export const rosterOf = (players: readonly RosterPlayer[], language: Language): RosterPlayerView[] =>
  players.map((player) => ({ ...playerFactsOf(player), ...teamPlayerOf(player, language) }))

export const positionText = (position: Position, text: Text): string => text(`position.${position}`)

/** `irányító, 186 cm` */
export const playerNote = ({ position, height }: PlayerFacts, text: Text): string =>
  [position && positionText(position, text), height && text('player.centimetres', { count: height })]
    .filter(Boolean)
    .join(', ')
