import type { Position, RosterPlayer } from '@palank/contract/team'
import { type Language, pathFor } from '@palank/routes'
import { formatName } from '~/i18n/format.ts'
import type { Text } from '~/i18n/text.ts'
import { type PictureView, pictureOrNone } from './picture.ts'

/** What is told of a player beside the name. */
export type PlayerFacts = {
  /** Text, since 0 and 00 differ. */
  number: string | null
  position: Position | null
  birthYear: number | null
  /** In centimetres. */
  height: number | null
}

export type RosterPlayerView = PlayerFacts & {
  id: number
  name: string
  link: string
  picture: PictureView | null
}

type FactsWire = Pick<RosterPlayer, 'jersey_number' | 'position' | 'birth_year' | 'height'>

export const playerFactsOf = (wire: FactsWire): PlayerFacts => ({
  number: wire.jersey_number,
  position: wire.position,
  birthYear: wire.birth_year,
  height: wire.height,
})

/** The players of a team, in the order of their numbers as the api has them. */
export const rosterOf = (players: readonly RosterPlayer[], language: Language): RosterPlayerView[] =>
  players.map((wire) => ({
    ...playerFactsOf(wire),
    id: wire.id,
    name: formatName(wire.player, language),
    link: pathFor('player', language, { teamId: wire.competition_team_id, playerId: wire.id }),
    picture: pictureOrNone(wire.player.profile_image),
  }))

/** `irányító, 186 cm` */
export const playerNote = ({ position, height }: PlayerFacts, text: Text): string =>
  [position ? text(`position.${position}`) : '', height ? text('player.centimetres', { count: height }) : '']
    .filter(Boolean)
    .join(', ')
