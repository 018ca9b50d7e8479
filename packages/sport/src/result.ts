import type { Game, Side } from './game.ts'

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

type Score = { home_score: number | null; away_score: number | null; forfeit: Side | null }

/** Both scores are known, or which side forfeited. */
export const hasResult = ({ home_score: home, away_score: away, forfeit }: Score): boolean =>
  forfeit !== null || (home !== null && away !== null)

/** By forfeit if there was one, else by the score; null for a draw or an unknown score. */
export function winnerOf({ home_score: home, away_score: away, forfeit }: Score): Side | null {
  if (forfeit) return forfeit === 'home' ? 'away' : 'home'
  if (home === null || away === null || home === away) return null
  return home > away ? 'home' : 'away'
}

/** A forfeited game keeps its score only where the winner is ahead. */
function countedScore({ home_score: home, away_score: away, forfeit }: Game): { home: number; away: number } {
  if (forfeit === 'home' && away <= home) return { home: 0, away: forfeitScore }
  if (forfeit === 'away' && home <= away) return { home: forfeitScore, away: 0 }
  return { home, away }
}

function instant(time: string | null): number {
  const parsed = Date.parse(time ?? '')
  return Number.isNaN(parsed) ? Number.NEGATIVE_INFINITY : parsed
}

function resultsOf(game: Game): Result[] {
  const winner = winnerOf(game)
  if (!winner || game.home === game.away) return []
  const { home, away } = countedScore(game)
  const shared = { game: game.id, time: instant(game.time) }
  return [
    {
      ...shared,
      team: game.home,
      opponent: game.away,
      at_home: true,
      won: winner === 'home',
      forfeited: game.forfeit === 'home',
      score: home,
      against: away,
    },
    {
      ...shared,
      team: game.away,
      opponent: game.home,
      at_home: false,
      won: winner === 'away',
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
