import { didNotPlay } from '~/model/statistics.ts'
import type { GameView } from './player.ts'

export type Bar = {
  game: GameView
  points: number | null
  /** Of the chart's height, 0 to 1. */
  share: number
}
export type PointsChartView = { bars: Bar[]; average: number; averageShare: number }

/** Points of the games played, oldest first; null with fewer than two known values. */
export function pointsChart(games: readonly GameView[]): PointsChartView | null {
  const played = games.filter(({ statistics }) => !didNotPlay(statistics)).toReversed()
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
