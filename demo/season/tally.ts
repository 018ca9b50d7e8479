import { type Counted, counted } from '@palank/sport/line'

/** What a player has done in a game so far. */
export type Tally = Record<Counted, number> & { seconds: number }

const nothing: Tally = {
  ...(Object.fromEntries(counted.map((name) => [name, 0])) as Record<Counted, number>),
  seconds: 0,
}

export const emptyTally = (): Tally => ({ ...nothing })
