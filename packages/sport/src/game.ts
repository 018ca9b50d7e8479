export type Side = 'home' | 'away'

/** A finished game for the standings. */
export type Game = {
  id: number
  home: number
  away: number
  home_score: number
  away_score: number
  /** ISO; games without a time count as the oldest. */
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

/** A team in a competition. */
export type Entry = {
  team: number
  /** Deducted points. */
  deduction: number
  /** Set by the league; overrides the order by results. */
  official_position: number | null
}
