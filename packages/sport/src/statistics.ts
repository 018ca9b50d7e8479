import { type Counted, counted, isPlayed, type Line, pointsOf, sumKnown } from './line.ts'

const derived = ['throw_made', 'throw_all', 'total_rebound', 'value'] as const
const shots = ['dunk', 'two_point', 'three_point', 'throw', 'free_throw'] as const
const percentNames = shots.map((shot) => `${shot}_percent` as const)

type Amount = Counted | (typeof derived)[number]
const amounts: readonly Amount[] = [...counted, ...derived]

/** With the field names of the api. Null is unknown, never 0. */
export type Statistics = Record<
  'played_games' | 'starter' | 'minute' | Amount | `${(typeof shots)[number]}_percent`,
  number | null
>
export type StatisticsRows = { average: Statistics; total: Statistics; minuteFourty: Statistics }

const minus = (from: number | null, part: number | null) =>
  from === null || part === null ? null : from - part

/** One game's value for each of `amounts`, in that order. */
function figuresOf(line: Line): (number | null)[] {
  const points = pointsOf(line)
  const throwMade = sumKnown(line.two_point_made, line.three_point_made)
  const throwAll = sumKnown(line.two_point_all, line.three_point_all)
  const rebounds = sumKnown(line.defensive_rebound, line.offensive_rebound)
  const gained = sumKnown(points, rebounds, line.assist, line.steal, line.block, line.defensive_foul)
  const missed = sumKnown(minus(throwAll, throwMade), minus(line.free_throw_all, line.free_throw_made))
  const lost = sumKnown(missed, line.turnover, line.block_against, line.foul)
  const figures: (number | null)[] = counted.map((name) => line[name])
  figures[0] = points
  figures.push(throwMade, throwAll, rebounds, minus(gained, lost))
  return figures
}

/** `clocked` and `seconds` cover only games with known minutes. */
type Sum = { total: number; games: number; clocked: number; seconds: number }
type Shot = { made: number; all: number }
export type Sums = { games: number; starts: Sum; minutes: Sum; amounts: Sum[]; shots: Shot[] }

const emptySum = (): Sum => ({ total: 0, games: 0, clocked: 0, seconds: 0 })

function add(sum: Sum, value: number | null, seconds: number | null): void {
  if (value === null) return
  sum.total += value
  sum.games += 1
  if (seconds === null) return
  sum.clocked += value
  sum.seconds += seconds
}

const shotPlaces = shots.map(
  (shot) => [amounts.indexOf(`${shot}_made`), amounts.indexOf(`${shot}_all`)] as const,
)

/** One pass, because a career may have hundreds of lines. */
export function sumsOf(lines: readonly Line[]): Sums {
  const sums: Sums = {
    games: 0,
    starts: emptySum(),
    minutes: emptySum(),
    amounts: amounts.map(emptySum),
    shots: shots.map(() => ({ made: 0, all: 0 })),
  }
  for (const line of lines) {
    if (!isPlayed(line)) continue
    sums.games += 1
    const { seconds, starter } = line
    const figures = figuresOf(line)
    add(sums.minutes, seconds, seconds)
    add(sums.starts, starter === null ? null : Number(starter), null)
    sums.amounts.forEach((sum, index) => {
      add(sum, figures[index] ?? null, seconds)
    })
    sums.shots.forEach((shot, index) => {
      const [madeAt, allAt] = shotPlaces[index] ?? [0, 0]
      const made = figures[madeAt] ?? null
      const all = figures[allAt] ?? null
      if (made === null || all === null) return
      shot.made += made
      shot.all += all
    })
  }
  return sums
}

const totalOf = (sum: Sum) => (sum.games === 0 ? null : sum.total)
const averageOf = (sum: Sum) => (sum.games === 0 ? null : sum.total / sum.games)
const per40Of = (sum: Sum) => (sum.seconds === 0 ? null : (sum.clocked / sum.seconds) * 2400)

// More made than attempted is an input error: no percentage.
const percentOf = ({ made, all }: Shot) => (all > 0 && made <= all ? (made / all) * 100 : null)

function row(
  { games, starts, amounts: sums, shots: made }: Sums,
  minute: number | null,
  amountOf: (sum: Sum) => number | null,
) {
  const figures: Record<string, number | null> = { played_games: games, starter: totalOf(starts) }
  for (const [index, sum] of sums.entries()) figures[amounts[index] ?? ''] = amountOf(sum)
  for (const [index, shot] of made.entries()) figures[percentNames[index] ?? ''] = percentOf(shot)
  figures.minute = minute
  return figures as Statistics
}

const minutesOf = (seconds: number | null) => (seconds === null ? null : seconds / 60)

export const statisticsOf = (lines: readonly Line[]): StatisticsRows => rowsOf(sumsOf(lines))

/** Equals the statistics of all lines together, without another pass over them. */
export function statisticsOfAll(parts: readonly Sums[]): StatisticsRows {
  const all = sumsOf([])
  const addSum = (sum: Sum, part: Sum | undefined) => {
    sum.total += part?.total ?? 0
    sum.games += part?.games ?? 0
    sum.clocked += part?.clocked ?? 0
    sum.seconds += part?.seconds ?? 0
  }
  for (const part of parts) {
    all.games += part.games
    addSum(all.starts, part.starts)
    addSum(all.minutes, part.minutes)
    all.amounts.forEach((sum, index) => {
      addSum(sum, part.amounts[index])
    })
    all.shots.forEach((shot, index) => {
      shot.made += part.shots[index]?.made ?? 0
      shot.all += part.shots[index]?.all ?? 0
    })
  }
  return rowsOf(all)
}

export function rowsOf(sums: Sums): StatisticsRows {
  const { minutes } = sums
  return {
    average: row(sums, minutesOf(averageOf(minutes)), averageOf),
    total: row(sums, minutesOf(totalOf(minutes)), totalOf),
    minuteFourty: row(sums, minutes.games === 0 ? null : 40, per40Of),
  }
}

function totals(lines: readonly Line[]): Statistics {
  const sums = sumsOf(lines)
  return row(sums, minutesOf(totalOf(sums.minutes)), totalOf)
}

/** One player in one game. */
export const lineStatistics = (line: Line): Statistics => totals([line])

/** A team's total in one game; games and starts do not apply to a team. */
export function teamStatistics(lines: readonly Line[]): Statistics {
  return { ...totals(lines), played_games: null, starter: null }
}
