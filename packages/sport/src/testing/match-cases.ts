import fc from 'fast-check'
import type { BoxLine, Keeping, Pair } from '../events/box-score.ts'
import { type MatchEvent, shotValue } from '../events/event.ts'
import type { Side } from '../game.ts'
import type { Line } from '../line.ts'
import { gameSeconds } from '../period.ts'
import { shotsOf } from './baskets.ts'
import { uuidOf } from './event-cases.ts'
import { type BoxScoreMatch, eventsOfBoxScore } from './events-of-box-score.ts'
import { fullLine, unknownLine } from './line-cases.ts'

/** Five places on the court, each shared by a starter and one from the bench. */
const sideLines = (side: Side, length: number): fc.Arbitrary<BoxLine[]> =>
  fc
    .array(fc.record({ starter: fullLine, bench: fullLine, until: fc.integer({ min: 1, max: length }) }), {
      minLength: 5,
      maxLength: 5,
    })
    .map((places) =>
      places.flatMap(({ starter, bench, until }, place): BoxLine[] => {
        const player = (side === 'home' ? 100 : 200) + 2 * place
        const absent: Line = { ...unknownLine, did_not_play: true, starter: false }
        const played: Line = { ...bench, seconds: length - until, starter: false }
        return [
          { ...starter, seconds: until, starter: true, side, player },
          { ...(until === length ? absent : played), side, player: player + 1 },
        ]
      }),
    )

export const pointsOfSide = (lines: readonly BoxLine[], side: Side): number =>
  lines.reduce((sum, line) => sum + (line.side === side ? (line.points ?? 0) : 0), 0)

/** Both sides, all numbers known and right, and no draw. */
export const fullLines = (periods: number): fc.Arbitrary<BoxLine[]> =>
  fc.tuple(sideLines('home', gameSeconds(periods)), sideLines('away', gameSeconds(periods))).map((both) => {
    const lines = both.flat()
    const [first] = lines
    // A draw needs one more free throw.
    if (first && pointsOfSide(lines, 'home') === pointsOfSide(lines, 'away')) {
      const more = (value: number | null) => (value ?? 0) + 1
      const { points, free_throw_made: made, free_throw_all: all } = first
      lines[0] = { ...first, points: more(points), free_throw_made: more(made), free_throw_all: more(all) }
    }
    return lines
  })

/** Repeatable, from 0 to below 1. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Each basket in any period. */
function periodsOf(lines: readonly BoxLine[], count: number, random: () => number): Pair[] {
  const periods = Array.from({ length: count }, () => ({ home: 0, away: 0 }))
  for (const line of lines) {
    for (const kind of shotsOf((shot) => line[`${shot}_made`] ?? 0)) {
      const period = periods[Math.floor(random() * count)]
      if (period) period[line.side] += shotValue[kind]
    }
  }
  return periods
}

export type MatchCase = BoxScoreMatch & { seed: number }

/** All that full keeping knows; minutes and starters of some sides are unknown. */
export const fullMatch: fc.Arbitrary<MatchCase> = fc
  .record({
    overtimes: fc.nat({ max: 2 }),
    seed: fc.nat(),
    unclocked: fc.subarray<Side>(['home', 'away']),
    unknown: fc.subarray<Side>(['home', 'away']),
  })
  .chain(({ overtimes, seed, unclocked, unknown }) =>
    fullLines(4 + overtimes).map((all) => {
      const lines = all.map((line): BoxLine => {
        const starter = unclocked.includes(line.side) && unknown.includes(line.side) ? null : line.starter
        return { ...line, starter, seconds: unclocked.includes(line.side) ? null : line.seconds }
      })
      return { lines, periods: periodsOf(lines, 4 + overtimes, randomOf(seed)), seed }
    }),
  )

/** Points, and fouls in half of them; some points have no player. */
export const pointsMatch: fc.Arbitrary<MatchCase> = fc
  .record({ full: fullMatch, hasFouls: fc.boolean(), more: fc.nat({ max: 5 }) })
  .map(({ full: { lines, periods, seed }, hasFouls, more }) => ({
    lines: lines.map((line, at): BoxLine => {
      const { side, player, points, did_not_play } = line
      // A match without any foul is one whose fouls were not kept.
      const foul = did_not_play || !hasFouls ? null : at === 0 ? Math.max(1, line.foul ?? 0) : line.foul
      return { ...unknownLine, side, player, did_not_play, points, foul }
    }),
    periods: periods.map((period, at) => (at === 1 ? { ...period, away: period.away + more } : period)),
    seed,
  }))

export function playedEvents(match: MatchCase, keeping: Keeping): MatchEvent[] {
  const random = randomOf(match.seed)
  let count = 0
  return eventsOfBoxScore(match, {
    keeping,
    random,
    start: '2025-11-15T17:00:00.000Z',
    newId: () => uuidOf(count++),
  })
}
