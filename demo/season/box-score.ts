import type { Side } from '@palank/sport/game'
import { type Counted, counted } from '@palank/sport/line'
import type { Man } from './rotation.ts'
import type { MatchLine } from './types.ts'

/** Lower leagues record only points and fouls. */
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

/** One side's rows by jersey number; players who stayed on the bench have no statistics. */
export function linesOf(side: Side, played: readonly Played[], detail: Detail): MatchLine[] {
  return [...played]
    .sort((a, b) => Number(a.jersey_number) - Number(b.jersey_number))
    .map(({ player, jersey_number, man }) => ({
      side,
      player,
      jersey_number,
      starter: detail === 'all' ? man.starter : null,
      did_not_play: man.tally.seconds === 0,
      ...numbers(man, detail),
    }))
}
