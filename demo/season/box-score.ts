import type { Side } from '@palank/sport/game'
import { type Counted, counted } from '@palank/sport/line'
import type { Man } from './rotation.ts'
import type { MatchLine } from './types.ts'

/** Lower leagues write down points and fouls alone. */
export type Detail = 'all' | 'points_and_fouls'

export type Played = { player: string; jersey_number: string; man: Man }

const unknown = {
  ...(Object.fromEntries(counted.map((name) => [name, null])) as Record<Counted, null>),
  seconds: null,
}

function numbers({ tally }: Man, detail: Detail) {
  if (tally.seconds === 0) return unknown
  return detail === 'all' ? tally : { ...unknown, points: tally.points, foul: tally.foul }
}

/** A side's rows by number; who stayed on the bench has no numbers at all. */
export function linesOf(side: Side, played: readonly Played[], detail: Detail): MatchLine[] {
  return [...played]
    .sort((one, other) => Number(one.jersey_number) - Number(other.jersey_number))
    .map(({ player, jersey_number, man }) => ({
      side,
      player,
      jersey_number,
      starter: detail === 'all' ? man.starter : null,
      did_not_play: man.tally.seconds === 0,
      ...numbers(man, detail),
    }))
}
