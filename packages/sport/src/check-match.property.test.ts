import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkMatch, type MatchSheet, type Problem, type ProblemCode, type SheetLine } from './check-match.ts'
import { type Counted, counted } from './line.ts'
import { fullLines, pointsOfSide } from './testing/match-cases.ts'
import { patience, runs } from './testing/property-runs.ts'

const numRuns = runs

/** `score` in as many parts as there are cuts and one more. */
function split(score: number, cuts: number[]): number[] {
  const marks = [0, ...cuts.map((cut) => Math.floor(score * cut)), score].sort((a, b) => a - b)
  return marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0))
}

/** All numbers known and right, after any number of overtimes. */
const fullSheet: fc.Arbitrary<MatchSheet> = fc
  .nat({ max: 2 })
  .chain((overtimes) => {
    const cut = fc.float({ min: 0, max: 1, noNaN: true })
    const cuts = fc.array(cut, { minLength: 3 + overtimes, maxLength: 3 + overtimes })
    return fc.record({ lines: fullLines(4 + overtimes), cuts })
  })
  .map(({ lines, cuts }) => {
    const [home_score, away_score] = [pointsOfSide(lines, 'home'), pointsOfSide(lines, 'away')]
    const away_periods = split(away_score, cuts)
    const periods = split(home_score, cuts).map((points, index) => ({
      home: points,
      away: away_periods[index] ?? 0,
    }))
    return { status: 'finished', forfeit: null, home_score, away_score, periods, lines, incomplete: false }
  })

/** As a league records: the same columns unknown for all, which leaves the rest right. */
const masked = fc
  .record({
    sheet: fullSheet,
    unknown: fc.subarray<Counted | 'seconds' | 'starter'>([...counted, 'seconds', 'starter']),
    periods: fc.boolean(),
    status: fc.constantFrom('finished' as const, 'live' as const),
    incomplete: fc.boolean(),
  })
  .map(({ sheet, unknown, periods, ...rest }): MatchSheet => {
    // Without its periods an overtime is not seen.
    const noPeriods = periods && sheet.periods.length === 4
    const mask = Object.fromEntries(unknown.map((field) => [field, null]))
    const lines = sheet.lines.map((line) => ({ ...line, ...mask }))
    return { ...sheet, ...rest, lines, periods: noPeriods ? [] : sheet.periods }
  })

type Fault = { severity: Problem['severity']; spoil: (sheet: MatchSheet) => Partial<MatchSheet> }

/** The first line, a starter at home, with these instead. */
const first =
  (more: (line: SheetLine) => Partial<SheetLine>) =>
  ({ lines }: MatchSheet): Partial<MatchSheet> => ({
    lines: lines.map((line, index) => (index === 0 ? { ...line, ...more(line) } : line)),
  })
const over = (value: number | null) => (value ?? 0) + 1

const faults: Record<ProblemCode, Fault> = {
  score_missing: { severity: 'error', spoil: () => ({ away_score: null }) },
  score_equal: { severity: 'error', spoil: ({ home_score }) => ({ away_score: home_score }) },
  periods_sum: {
    severity: 'error',
    spoil: ({ periods }) => ({
      periods: periods.map((period, index) => (index === 1 ? { ...period, home: period.home + 1 } : period)),
    }),
  },
  periods_few: { severity: 'warning', spoil: ({ periods }) => ({ periods: periods.slice(0, 3) }) },
  lines_sum: { severity: 'error', spoil: ({ home_score }) => ({ home_score: over(home_score) }) },
  line_points: { severity: 'error', spoil: first((line) => ({ points: over(line.points) })) },
  made_over_all: {
    severity: 'error',
    spoil: first((line) => ({ three_point_made: over(line.three_point_all) })),
  },
  dunk_over_two: { severity: 'error', spoil: first((line) => ({ dunk_made: over(line.two_point_made) })) },
  fouls_over_five: { severity: 'warning', spoil: first(() => ({ foul: 6 })) },
  minutes_over_game: { severity: 'error', spoil: first(() => ({ seconds: 3001 })) },
  minutes_sum: { severity: 'warning', spoil: first((line) => ({ seconds: over(line.seconds) })) },
  starters_not_five: { severity: 'warning', spoil: first(() => ({ starter: false })) },
  player_twice: { severity: 'error', spoil: first(() => ({ player: 202 })) },
  player_missing: { severity: 'error', spoil: first(() => ({ player: null })) },
  played_without: { severity: 'error', spoil: first(() => ({ did_not_play: true })) },
  negative: { severity: 'error', spoil: first(() => ({ offensive_rebound: -1 })) },
}

describe('H3: properties of the checks', patience, () => {
  test(`H3: a correct sheet has no problems (${runs} cases)`, () => {
    fc.assert(
      fc.property(fc.oneof(fullSheet, masked), (sheet) => {
        expect(checkMatch(sheet)).toEqual([])
      }),
      { numRuns },
    )
  })

  test(`H3: any injected error is found (${runs} cases of each)`, () => {
    fc.assert(
      fc.property(fullSheet, (sheet) => {
        for (const [code, { severity, spoil }] of Object.entries(faults)) {
          const problems = checkMatch({ ...sheet, ...spoil(sheet) })
          expect(
            problems.some((problem) => problem.code === code && problem.severity === severity),
            code,
          ).toBe(true)
        }
      }),
      { numRuns },
    )
  })

  test(`H3: a problem always points at existing data (${runs} cases)`, () => {
    const number = fc.option(fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double()), { freq: 3 })
    const field = fc.constantFrom(...counted, 'seconds' as const)
    const typed = fc.record({ index: fc.nat({ max: 19 }), field, number })
    fc.assert(
      fc.property(masked, fc.array(typed, { maxLength: 6 }), (sheet, changes) => {
        const lines = sheet.lines.map((line, at) => ({
          ...line,
          ...Object.fromEntries(
            changes.filter(({ index }) => index === at).map((one) => [one.field, one.number]),
          ),
        }))
        for (const { index, side, field: name, found } of checkMatch({ ...sheet, lines })) {
          if (index === undefined) continue
          const line = lines[index]
          expect(line?.side).toBe(side)
          if (name && name !== 'player' && found !== undefined) expect(line).toHaveProperty(name, found)
        }
      }),
      { numRuns },
    )
  })
})
