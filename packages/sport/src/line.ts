/** A player's counted statistics in a game, with the field names of the api. `defensive_foul` means fouls drawn. */
export const counted = [
  'points',
  'dunk_made',
  'dunk_all',
  'two_point_made',
  'two_point_all',
  'three_point_made',
  'three_point_all',
  'free_throw_made',
  'free_throw_all',
  'defensive_rebound',
  'offensive_rebound',
  'assist',
  'steal',
  'turnover',
  'block',
  'block_against',
  'foul',
  'defensive_foul',
] as const
export type Counted = (typeof counted)[number]

/** One player's row of a box score. Null is unknown, never 0: lower leagues record only points and fouls. */
export type Line = Record<Counted, number | null> & {
  seconds: number | null
  starter: boolean | null
  /** In the squad but never on the court: not a game played. */
  did_not_play: boolean
}

/** The line of a player who was not on the court is ignored. */
export const isPlayed = (line: Line): boolean => !line.did_not_play && line.seconds !== 0

/** Null unless all of them are known. */
export function sumKnown(...parts: (number | null)[]): number | null {
  let sum = 0
  for (const part of parts) {
    if (part === null) return null
    sum += part
  }
  return sum
}

/** Points from made shots. */
export function shotPoints(line: Line): number | null {
  const { two_point_made: two, three_point_made: three, free_throw_made: free } = line
  return two === null || three === null || free === null ? null : 2 * two + 3 * three + free
}

export const pointsOf = (line: Line): number | null => line.points ?? shotPoints(line)
