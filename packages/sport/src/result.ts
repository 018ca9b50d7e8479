import type { Game } from './game.ts'

/** A game from one team's side. */
export type Result = {
  game: number
  /** Milliseconds; -Infinity when unknown. */
  time: number
  team: number
  opponent: number
  at_home: boolean
  won: boolean
  forfeited: boolean
  score: number
  against: number
}

/** FIBA scores a forfeited game 20–0. */
const forfeitScore = 20

/** Null for an impossible result: a draw, or a team against itself. */
function countedScore(game: Game): { home: number; away: number } | null {
  const { home_score: home, away_score: away, forfeit } = game
  if (game.home === game.away) return null
  if (forfeit === 'home') return away > home ? { home, away } : { home: 0, away: forfeitScore }
  if (forfeit === 'away') return home > away ? { home, away } : { home: forfeitScore, away: 0 }
  return home === away ? null : { home, away }
}

function instant(time: string | null): number {
  const parsed = Date.parse(time ?? '')
  return Number.isNaN(parsed) ? Number.NEGATIVE_INFINITY : parsed
}

function resultsOf(game: Game): Result[] {
  const counted = countedScore(game)
  if (!counted) return []
  const { home, away } = counted
  const shared = { game: game.id, time: instant(game.time) }
  return [
    {
      ...shared,
      team: game.home,
      opponent: game.away,
      at_home: true,
      won: home > away,
      forfeited: game.forfeit === 'home',
      score: home,
      against: away,
    },
    {
      ...shared,
      team: game.away,
      opponent: game.home,
      at_home: false,
      won: away > home,
      forfeited: game.forfeit === 'away',
      score: away,
      against: home,
    },
  ]
}

/** Includes teams outside the table; a duplicate game counts once. */
export function resultsByTeam(games: Game[]): Map<number, Result[]> {
  const uniqueGames = new Map(games.map((game) => [game.id, game]))
  return Map.groupBy([...uniqueGames.values()].flatMap(resultsOf), (result) => result.team)
}

export const winsIn = (results: Result[]): number => results.filter((result) => result.won).length
export const scoreIn = (results: Result[]): number => results.reduce((sum, result) => sum + result.score, 0)
export const againstIn = (results: Result[]): number =>
  results.reduce((sum, result) => sum + result.against, 0)
