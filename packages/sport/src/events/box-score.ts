import type { MatchSheet } from '../check-match.ts'
import type { Side } from '../game.ts'
import { type Counted, counted, type Line } from '../line.ts'
import { creditsOf, playersIn } from './credits.ts'
import type { EventType, MatchEvent } from './event.ts'
import { mergeEvents } from './merge-events.ts'
import { onCourt } from './on-court.ts'
import { validEvents } from './undo.ts'

/** What the scorer writes down: points and perhaps fouls, or everything. */
export type Keeping = 'points' | 'full'
export type Pair = Record<Side, number>
export type BoxLine = Line & { side: Side; player: number }
export type SquadPlayer = { side: Side; player: number }

export type BoxScore = {
  /** None for a side of which no event names a player: who played is not known. */
  lines: BoxLine[]
  periods: Pair[]
  score: Pair
  /** Points of the score that no player has. */
  unassigned: Pair
  /** By period; null where they are not kept. */
  fouls: Pair[] | null
  timeouts: Pair[] | null
}

const sides: readonly Side[] = ['home', 'away']
/** May be there before a period has begun. */
const early: readonly EventType[] = ['lineup', 'appearance']

export const addPairs = (a: Pair, b: Pair): Pair => ({ home: a.home + b.home, away: a.away + b.away })
const noPoints: Pair = { home: 0, away: 0 }
const unknown = Object.fromEntries(counted.map((field) => [field, null])) as Record<Counted, null>
const zero = Object.fromEntries(counted.map((field) => [field, 0])) as Record<Counted, number>
const keyOf = ({ side, player }: { side: Side; player: number | null }) => `${side} ${player}`

const inPlay = (events: readonly MatchEvent[]) => events.filter((event) => !early.includes(event.type))
const emptyPeriods = (played: readonly MatchEvent[]): Pair[] =>
  Array.from({ length: Math.max(0, ...played.map((event) => event.period)) }, () => ({ ...noPoints }))

/** What each event counts, added up by period. */
function byPeriod(events: readonly MatchEvent[], countOf: (event: MatchEvent, side: Side) => number): Pair[] {
  const played = inPlay(events)
  const pairs = emptyPeriods(played)
  for (const event of played) {
    const pair = pairs[event.period - 1]
    if (pair) for (const side of sides) pair[side] += countOf(event, side)
  }
  return pairs
}

export const pointsIn = (event: MatchEvent, side: Side): number =>
  creditsOf(event).reduce(
    (sum, credit) => sum + (credit.side === side && credit.field === 'points' ? credit.amount : 0),
    0,
  )

/** Takes points from the latest of these periods that have some; returns how many none of them had. */
function takeBack(pairs: readonly Pair[], side: Side, points: number): number {
  let rest = points
  for (const pair of pairs.toReversed()) {
    const taken = Math.min(pair[side], rest)
    pair[side] -= taken
    rest -= taken
  }
  return rest
}

/** Of events in order. A period has no fewer than 0: what a correction takes beyond it was scored earlier. */
function pointsByPeriod(events: readonly MatchEvent[]): Pair[] {
  const played = inPlay(events)
  const pairs = emptyPeriods(played)
  for (const side of sides) {
    // Taken back before anybody had it: of the points that follow.
    let owed = 0
    for (const event of played) {
      const points = pointsIn(event, side) - owed
      const pair = pairs[event.period - 1]
      if (pair && points > 0) pair[side] += points
      owed = points < 0 ? takeBack(pairs.slice(0, event.period), side, -points) : 0
    }
    const last = pairs.at(-1)
    // Only a score below 0 is still short.
    if (last) last[side] -= owed
  }
  return pairs
}

const has = (type: 'foul' | 'timeout') => (event: MatchEvent, side: Side) =>
  Number(event.type === type && event.side === side)

type Sums = Map<string, SquadPlayer & { sum: Record<Counted, number> }>

/** Of everybody whom an event names. */
function sumsOf(events: readonly MatchEvent[]): Sums {
  const sums: Sums = new Map()
  for (const event of events) {
    for (const { side, player } of playersIn(event)) {
      const key = keyOf({ side, player })
      if (!sums.has(key)) sums.set(key, { side, player, sum: { ...zero } })
    }
    for (const credit of creditsOf(event)) {
      const found = sums.get(keyOf(credit))
      if (found) found.sum[credit.field] += credit.amount
    }
  }
  return sums
}

function sideLines(
  events: readonly MatchEvent[],
  side: Side,
  sums: Sums,
  keeping: Keeping,
  squad: readonly SquadPlayer[],
): BoxLine[] {
  const named = [...sums.values()].filter((one) => one.side === side).map((one) => one.player)
  if (named.length === 0) return []
  const listed = squad.filter((one) => one.side === side).map((one) => one.player)
  const players = new Set([...listed, ...named.sort((a, b) => a - b)])
  const { seconds } = onCourt(events, side)
  const lineup = events.findLast(
    (event) => event.type === 'lineup' && event.side === side && event.period === 1,
  )
  // Nobody commits no foul in a whole match.
  const hasFouls = events.some((event) => event.type === 'foul')

  return [...players].map((player): BoxLine => {
    const sum = sums.get(keyOf({ side, player }))?.sum
    const starter = keeping === 'full' && lineup?.type === 'lineup' ? lineup.players.includes(player) : null
    const line = { ...unknown, side, player, starter, seconds: null, did_not_play: !sum }
    if (!sum) return line
    if (keeping === 'full') return { ...line, ...sum, seconds: seconds ? (seconds.get(player) ?? 0) : null }
    return { ...line, points: sum.points, foul: hasFouls ? sum.foul : null }
  })
}

/**
 * Computed from events in any order. Full keeping has zeros for players who played; with points only, the rest is
 * unknown. Players of the squad whom no event names did not play.
 */
export function boxScore(
  log: readonly MatchEvent[],
  keeping: Keeping,
  squad: readonly SquadPlayer[] = [],
): BoxScore {
  const events = validEvents(mergeEvents(log))
  const kept = (type: EventType) => keeping === 'full' || events.some((event) => event.type === type)
  const periods = pointsByPeriod(events)
  const score = periods.reduce(addPairs, noPoints)
  const sums = sumsOf(events)
  const lines = sides.flatMap((side) => sideLines(events, side, sums, keeping, squad))
  const owned = (side: Side) =>
    lines.reduce((sum, line) => sum + (line.side === side ? (line.points ?? 0) : 0), 0)
  return {
    lines,
    periods,
    score,
    unassigned: { home: score.home - owned('home'), away: score.away - owned('away') },
    fouls: kept('foul') ? byPeriod(events, has('foul')) : null,
    timeouts: kept('timeout') ? byPeriod(events, has('timeout')) : null,
  }
}

/** For `checkMatch`, and to be stored as the match's result. */
export const sheetOf = (box: BoxScore, status: 'live' | 'finished'): MatchSheet => ({
  status,
  forfeit: null,
  home_score: box.score.home,
  away_score: box.score.away,
  periods: box.periods,
  lines: box.lines,
  incomplete: sides.some(
    (side) => box.unassigned[side] !== 0 || !box.lines.some((line) => line.side === side),
  ),
})
