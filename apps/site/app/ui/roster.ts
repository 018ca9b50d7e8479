import type { RosterPlayer } from '@palank/contract/team'
import { type Language, pathFor } from '@palank/routes'
import { formatName } from '~/i18n/format.ts'
import type { Text } from '~/i18n/text.ts'
import { pictureOrNone } from './media-of-wire.ts'
import type { PictureView } from './picture.ts'
import { attempt, isId, list, words } from './wire.ts'

export type Position = NonNullable<RosterPlayer['position']>

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

const positions: Position[] = ['point_guard', 'shooting_guard', 'small_forward', 'power_forward', 'center']

/** A number above 0; what is none is not known. */
const above0 = (value: unknown): number | null => (isId(value) ? value : null)

type FactsWire = Pick<RosterPlayer, 'jersey_number' | 'position' | 'birth_year' | 'height'>

export const playerFactsOf = (wire: FactsWire): PlayerFacts => ({
  number: words(wire.jersey_number) || null,
  position: positions.find((position) => position === wire.position) ?? null,
  birthYear: above0(wire.birth_year),
  height: above0(wire.height),
})

/** A player needs an id and a name. */
function rosterPlayerOf(wire: RosterPlayer, language: Language): RosterPlayerView | undefined {
  return attempt(() => {
    const { id, competition_team_id: teamId, player } = wire
    const name = formatName(
      { last_name: words(player.last_name), first_name: words(player.first_name) },
      language,
    )
    if (!name || !isId(id) || !isId(teamId)) return undefined
    return {
      ...playerFactsOf(wire),
      id,
      name,
      link: pathFor('player', language, { teamId, playerId: id }),
      picture: pictureOrNone(player.profile_image),
    }
  })
}

/** The players of a team, in the order of their numbers as the api has them. */
export const rosterOf = (
  players: readonly RosterPlayer[] | null | undefined,
  language: Language,
): RosterPlayerView[] => list(players).flatMap((player) => rosterPlayerOf(player, language) ?? [])

/** `irányító, 186 cm` */
export const playerNote = ({ position, height }: PlayerFacts, text: Text): string =>
  [position ? text(`position.${position}`) : '', height ? text('player.centimetres', { count: height }) : '']
    .filter(Boolean)
    .join(', ')
