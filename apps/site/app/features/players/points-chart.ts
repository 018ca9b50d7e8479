import type { GameView } from './player.ts'

export type Bar = { game: GameView; points: number | null /** Of the height of the chart. */; share: number }
export type PointsChartView = { bars: Bar[]; average: number; averageShare: number }

/** The points of the games that were played, oldest first; nothing below two known ones. */
export function pointsChart(games: readonly GameView[]): PointsChartView | null {
  const played = games.filter(({ statistics }) => statistics.played_games !== 0).toReversed()
  const known = played.flatMap(({ statistics }) => statistics.points ?? [])
  if (known.length < 2) return null
  const top = Math.max(1, ...known)
  const average = known.reduce((sum, points) => sum + points, 0) / known.length
  const bars = played.map((game) => {
    const { points } = game.statistics
    return { game, points, share: Math.max(0, points ?? 0) / top }
  })
  return { bars, average, averageShare: Math.max(0, average) / top }
}
