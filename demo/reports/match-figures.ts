import type { Line } from '@palank/sport/line'
import type { SeasonMatch } from '../season/types.ts'
import type { Score, Stat } from './parse-report.ts'

export const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0)

export const figures: Record<Stat, (line: Line) => number | null> = {
  points: (line) => line.points,
  rebounds: ({ defensive_rebound: defensive, offensive_rebound: offensive }) =>
    defensive === null || offensive === null ? null : defensive + offensive,
  assists: (line) => line.assist,
  steals: (line) => line.steal,
  blocks: (line) => line.block,
  threes: (line) => line.three_point_made,
  turnovers: (line) => line.turnover,
}

export const finalOf = ({ home_score, away_score }: SeasonMatch): Score => [home_score ?? 0, away_score ?? 0]

/** The final score, own side first. */
export const finalFor = (match: SeasonMatch, team: string): Score =>
  match.home === team ? finalOf(match) : (finalOf(match).toReversed() as Score)

const sideOf = ({ lines }: SeasonMatch, side: string, figure: (line: Line) => number | null) =>
  sum(lines.filter((line) => line.side === side).map(figure))

/** Every pair of numbers that an article may mention: quarters, breaks, halves, rebounds, bench points. */
export function pairsOf(match: SeasonMatch): Score[] {
  const { periods } = match
  const total = (from: number, to: number): Score => [
    sum(periods.slice(from, to).map(({ home }) => home)),
    sum(periods.slice(from, to).map(({ away }) => away)),
  ]
  const both = (figure: (line: Line) => number | null): Score => [
    sideOf(match, 'home', figure),
    sideOf(match, 'away', figure),
  ]
  return [
    finalOf(match),
    ...periods.flatMap((_, at): Score[] => [total(at, at + 1), total(0, at + 1)]),
    total(2, 4),
    total(4, periods.length),
    both(figures.rebounds),
    both((line) => (line.starter ? 0 : line.points)),
  ]
}

/** Team and match totals, for sentences without a player. */
export function sumsOf(match: SeasonMatch, stat: Stat): number[] {
  const sides = ['home', 'away'].map((side) => sideOf(match, side, figures[stat]))
  if (stat !== 'points') return sides
  const frees = ['home', 'away'].map((side) => sideOf(match, side, (line) => line.free_throw_made))
  return [...sides, sum(sides), ...frees, ...pairsOf(match).flat()]
}
