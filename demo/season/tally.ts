import { type Counted, counted } from '@palank/sport/line'

/** A player's statistics in a game so far. */
export type Tally = Record<Counted, number> & { seconds: number }

const zero: Tally = {
  ...(Object.fromEntries(counted.map((name) => [name, 0])) as Record<Counted, number>),
  seconds: 0,
}

export const emptyTally = (): Tally => ({ ...zero })
