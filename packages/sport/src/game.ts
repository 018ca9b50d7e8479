export type Side = 'home' | 'away'

/** A finished game, as the table counts it. */
export type Game = {
  id: number
  home: number
  away: number
  home_score: number
  away_score: number
  /** ISO; games without one count as older than all others. */
  time: string | null
  /** The side that forfeited: a loss worth 0 points. */
  forfeit: Side | null
}

/** FIBA's order; a competition may use another one, or fewer. */
export const tieCriteria = [
  'wins_among_tied',
  'difference_among_tied',
  'score_among_tied',
  'difference_overall',
  'score_overall',
] as const
export type TieCriterion = (typeof tieCriteria)[number]

/** A team's place in a competition. */
export type Entry = {
  team: number
  /** Points taken away. */
  deduction: number
  /** The league's own word on the place, which overrides the order that the results give. */
  official_position: number | null
}
