import type { Side } from './game.ts'
import { counted, type Line, pointsOf, shotPoints } from './line.ts'
import type { MatchStatus } from './match-phase.ts'
import { gameSeconds, regularPeriods } from './period.ts'

export type SheetLine = Line & { side: Side; player: number | null }

export type MatchSheet = {
  status: MatchStatus
  forfeit: Side | null
  home_score: number | null
  away_score: number | null
  periods: { home: number; away: number }[]
  lines: SheetLine[]
  /** The box score lacks players or numbers. */
  incomplete: boolean
}

export type ProblemCode =
  | 'score_missing'
  | 'score_equal'
  | 'periods_sum'
  | 'periods_few'
  | 'lines_sum'
  | 'line_points'
  | 'made_over_all'
  | 'dunk_over_two'
  | 'fouls_over_five'
  | 'minutes_over_game'
  | 'minutes_sum'
  | 'starters_not_five'
  | 'player_twice'
  | 'player_missing'
  | 'played_without'
  | 'negative'

export type Problem = {
  code: ProblemCode
  severity: 'error' | 'warning'
  side?: Side
  /** Index into the lines of the sheet. */
  index?: number
  field?: string
  found?: number
  expected?: number
}

const sides: readonly Side[] = ['home', 'away']
const shots = ['dunk', 'two_point', 'three_point', 'free_throw'] as const
const numbers = [...counted, 'seconds'] as const

const isCount = (value: number) => Number.isInteger(value) && value >= 0
const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

/** Empty rows of the form do not count. */
const isPlaying = (line: SheetLine) =>
  !line.did_not_play && (line.player !== null || numbers.some((field) => line[field] !== null))

function scoreProblems(sheet: MatchSheet): Problem[] {
  const problems: Problem[] = []
  const { home_score: home, away_score: away } = sheet
  const decidedByPlay = sheet.status === 'finished' && sheet.forfeit === null
  for (const side of sides) {
    const field = `${side}_score` as const
    const score = sheet[field]
    const periods = sheet.periods.map((period) => period[side])
    if (score === null && decidedByPlay) {
      problems.push({ code: 'score_missing', severity: 'error', side, field })
    }
    if (score !== null && !isCount(score)) {
      problems.push({ code: 'negative', severity: 'error', side, field, found: score })
    }
    const invalid = periods.find((period) => !isCount(period))
    if (invalid !== undefined) {
      problems.push({ code: 'negative', severity: 'error', side, field: 'periods', found: invalid })
    }
    const found = total(periods)
    if (score !== null && periods.length > 0 && found !== score) {
      // A live score is ahead of its periods, and an awarded one has none.
      const severity = decidedByPlay ? 'error' : 'warning'
      problems.push({ code: 'periods_sum', severity, side, field: 'periods', found, expected: score })
    }
  }
  if (decidedByPlay && home !== null && home === away) {
    problems.push({ code: 'score_equal', severity: 'error', found: home })
  }
  const found = sheet.periods.length
  if (sheet.status === 'finished' && found > 0 && found < regularPeriods) {
    problems.push({ code: 'periods_few', severity: 'warning', found, expected: regularPeriods })
  }
  return problems
}

function pointsProblems(sheet: MatchSheet, side: Side, playing: SheetLine[]): Problem[] {
  const expected = sheet[`${side}_score`]
  // Nobody scored the points of an awarded result.
  if (expected === null || sheet.forfeit !== null) return []
  const points = playing.map(pointsOf)
  if (points.every((value) => value === null)) return []
  const found = total(points.map((value) => value ?? 0))
  if (found === expected) return []
  const final = sheet.status === 'finished' && !sheet.incomplete && !points.includes(null)
  return [{ code: 'lines_sum', severity: final ? 'error' : 'warning', side, found, expected }]
}

function minutesProblems(sheet: MatchSheet, side: Side, playing: SheetLine[]): Problem[] {
  // An unfinished or forfeited game has fewer minutes.
  if (sheet.status !== 'finished' || sheet.forfeit !== null || sheet.incomplete) return []
  const seconds = playing.flatMap((line) => line.seconds ?? [])
  const found = total(seconds)
  const expected = 5 * gameSeconds(sheet.periods.length)
  if (playing.length === 0 || seconds.length < playing.length || found === expected) return []
  return [{ code: 'minutes_sum', severity: 'warning', side, field: 'seconds', found, expected }]
}

function sideProblems(sheet: MatchSheet, side: Side): Problem[] {
  const playing = sheet.lines.filter((line) => line.side === side && isPlaying(line))
  const problems = [...pointsProblems(sheet, side, playing), ...minutesProblems(sheet, side, playing)]
  const found = playing.filter((line) => line.starter).length
  if (playing.some((line) => line.starter !== null) && found !== 5) {
    const field = 'starter'
    problems.push({ code: 'starters_not_five', severity: 'warning', side, field, found, expected: 5 })
  }
  return problems
}

function lineProblems(sheet: MatchSheet, line: SheetLine, index: number): Problem[] {
  const problems: Problem[] = []
  const add = (code: ProblemCode, severity: Problem['severity'], more: Partial<Problem> = {}) =>
    problems.push({ code, severity, side: line.side, index, ...more })
  const over = (code: ProblemCode, field: (typeof numbers)[number], limit: number | null) => {
    const found = line[field]
    if (found === null || limit === null || found <= limit) return
    add(code, code === 'fouls_over_five' ? 'warning' : 'error', { field, found, expected: limit })
  }

  for (const field of numbers) {
    const found = line[field]
    if (found !== null && !isCount(found)) add('negative', 'error', { field, found })
  }
  const expected = shotPoints(line)
  if (line.points !== null && expected !== null && line.points !== expected) {
    add('line_points', 'error', { field: 'points', found: line.points, expected })
  }
  for (const shot of shots) over('made_over_all', `${shot}_made`, line[`${shot}_all`])
  over('dunk_over_two', 'dunk_made', line.two_point_made)
  over('dunk_over_two', 'dunk_all', line.two_point_all)
  over('fouls_over_five', 'foul', 5)
  over('minutes_over_game', 'seconds', gameSeconds(sheet.periods.length))

  const { player } = line
  const first = sheet.lines.findIndex((other) => other.player === player)
  if (player !== null && first < index) add('player_twice', 'error', { field: 'player', found: player })
  if (player === null && numbers.some((field) => line[field] !== null)) {
    add('player_missing', 'error', { field: 'player' })
  }
  return [...problems, ...notPlayedProblems(line, index)]
}

/** Statistics ignore such lines, so their numbers would be lost silently. */
function notPlayedProblems(line: SheetLine, index: number): Problem[] {
  const problem = { code: 'played_without', side: line.side, index } as const
  // 0 seconds is consistent with not playing.
  const filled = numbers.find((name) => line[name] !== null && !(name === 'seconds' && line[name] === 0))
  if (line.did_not_play) return filled ? [{ ...problem, severity: 'error', field: filled }] : []
  const ignored = line.seconds === 0 ? counted.find((name) => line[name]) : undefined
  return ignored ? [{ ...problem, severity: 'warning', field: ignored }] : []
}

/** Checks a match as typed or imported: an error is impossible, a warning unlikely. */
export function checkMatch(sheet: MatchSheet): Problem[] {
  return [
    ...scoreProblems(sheet),
    ...sides.flatMap((side) => sideProblems(sheet, side)),
    ...sheet.lines.flatMap((line, index) => lineProblems(sheet, line, index)),
  ]
}
