import { checkMatch, type MatchSheet, type Problem } from '@palank/sport/check-match'
import type { Side } from '@palank/sport/game'
import { pointsOf } from '@palank/sport/line'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { columnNames } from './columns.ts'
import { type Draft, type Gap, gapIn, regularPeriods, wholePeriods } from './draft.ts'
import type { Cell } from './move.ts'
import { problemText } from './problem-text.ts'
import { byNumber, lineKeys } from './rows.ts'

/** Form fields about the match that are not part of the sheet. */
export type Facts = Pick<MatchSheet, 'status' | 'forfeit' | 'home_score' | 'away_score' | 'incomplete'>

/** A cell of the sheet, or a field of the form above it. */
export type Target = Cell | { field: 'home_score' | 'away_score' }
export type Finding = {
  severity: Problem['severity']
  text: Bilingual
  /** Where to start correcting. */
  target: Target
  /** The highlighted cell: the wrong value or the wrong sum. */
  marked: Cell | null
}

export const periodsRow = (side: Side): string => `periods-${side}`
export const totalsRow = (side: Side): string => `totals-${side}`
export const totalColumn = 'total'

const sideNames = { home: bilingual('Hazai', 'Home'), away: bilingual('Vendég', 'Away') }

/** The Hungarian article depends on the number: “az 1. negyed”, “a 2. negyed”. */
const withArticle = (number: number) => `${number === 1 || number === 5 ? 'az' : 'a'} ${number}.`

export function gapText({ index, side }: Gap): Bilingual {
  const { hu, en } = sideNames[side]
  const overtime = index - regularPeriods + 1
  const [ofPart, part] =
    overtime > 0
      ? [`${withArticle(overtime)} hosszabbítás`, `overtime ${overtime}`]
      : [`${withArticle(index + 1)} negyed`, `quarter ${index + 1}`]
  return bilingual(`${hu}: hiányzik ${ofPart} pontja.`, `${en}: the points of ${part} are missing.`)
}

/** Problems of a whole team: the column with the wrong sum. */
const sums: Partial<Record<Problem['code'], string>> = {
  lines_sum: 'points',
  minutes_sum: 'seconds',
  starters_not_five: 'starter',
}

function targetOf({ code, side = 'home', index, field, found }: Problem, { lines }: Draft): Target {
  const keys = lineKeys(lines)
  if (index !== undefined) {
    return { row: keys[index] ?? '', column: field && field in columnNames ? field : 'starter' }
  }
  if (code === 'periods_few') return { row: periodsRow('home'), column: String(found ?? 0) }
  if (field === 'periods') return { row: periodsRow(side), column: '0' }
  const sum = sums[code]
  if (sum === undefined) return { field: field === 'away_score' ? field : 'home_score' }
  const [first] = lines
    .map((line, at) => ({ ...line, key: keys[at] ?? '' }))
    .filter((line) => line.side === side)
    .sort(byNumber)
  return { row: first?.key ?? '', column: sum }
}

function markedCell({ code, side = 'home', index, field }: Problem, { lines }: Draft): Cell | null {
  if (index !== undefined) return { row: lineKeys(lines)[index] ?? '', column: field ?? 'player' }
  if (field === 'periods') return { row: periodsRow(side), column: totalColumn }
  const sum = sums[code]
  return sum === undefined ? null : { row: totalsRow(side), column: sum }
}

/** All problems of the sheet, errors first. */
export function findingsOf(draft: Draft, facts: Facts): Finding[] {
  const { lines } = draft
  const gap = gapIn(draft.periods)
  // A half-typed quarter is reported as such, not as a wrong sum.
  const periods = wholePeriods(draft.periods) ?? []
  const findings = checkMatch({ ...facts, periods, lines }).map(
    (problem): Finding => ({
      severity: problem.severity,
      text: problemText(problem, lines),
      target: targetOf(problem, draft),
      marked: markedCell(problem, draft),
    }),
  )
  if (gap) {
    const target = { row: periodsRow(gap.side), column: String(gap.index) }
    findings.unshift({ severity: 'error', text: gapText(gap), target, marked: target })
  }
  return findings.sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
}

export type Balance = { found: number | null; expected: number | null }

/** The points of a side's players against its final score. */
export function balanceOf({ lines }: Draft, facts: Facts, side: Side): Balance {
  const points = lines
    .filter((line) => line.side === side && !line.did_not_play)
    .flatMap((line) => pointsOf(line) ?? [])
  return {
    found: points.length === 0 ? null : points.reduce((sum, value) => sum + value, 0),
    // Nobody scored the points of a forfeit.
    expected: facts.forfeit === null ? facts[`${side}_score`] : null,
  }
}

export function balanceText(side: Side, { found, expected }: Balance): Bilingual {
  const { hu, en } = sideNames[side]
  if (found === null) return bilingual(`${hu}: még nincs beírt pont`, `${en}: no points entered yet`)
  if (expected === null) return bilingual(`${hu}: ${found} pont`, `${en}: ${found} points`)
  const start = bilingual(`${hu}: ${found} / ${expected} pont`, `${en}: ${found} / ${expected} points`)
  const off = expected - found
  if (off === 0) return bilingual(`${start.hu} ✓`, `${start.en} ✓`)
  return off > 0
    ? bilingual(`${start.hu} – ${off} hiányzik`, `${start.en} – ${off} missing`)
    : bilingual(`${start.hu} – ${-off} ponttal több`, `${start.en} – ${-off} too many`)
}
