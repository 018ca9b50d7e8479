import { type Figures, summarize } from './figures.ts'

export type Check = { what: string; ok: boolean }

export type Row = {
  rule: string
  drill: string
  figures?: Figures
  clicks?: { count: number; errors: string[] }
  /** Seconds from the restart until pages that are not cached answer again. */
  recovered?: number
  /** The figure of the same drill before there was a remedy. */
  before?: string
  checks: Check[]
  /** Why it could not be run here. */
  skipped?: string
}

export const hasPassed = ({ checks, skipped }: Row): boolean =>
  skipped !== undefined || (checks.length > 0 && checks.every(({ ok }) => ok))

const columns = [
  'rule',
  'drill',
  'cached errors',
  'never-cached errors',
  'join errors',
  'click errors',
  'cached p99',
  'recovered after',
  'before',
  'result',
]

const countOf = (errors: { errors: string[]; requests: number } | undefined) =>
  errors ? `${errors.errors.length} of ${errors.requests}` : ''

export function resultOf(row: Row): string {
  if (row.skipped !== undefined) return `skipped: ${row.skipped}`
  const failed = row.checks.filter(({ ok }) => !ok).map(({ what }) => what)
  return failed.length === 0 ? 'pass' : `FAIL: ${failed.join('; ')}`
}

const cellsOf = (row: Row): string[] => [
  row.rule,
  row.drill,
  countOf(row.figures?.cached),
  countOf(row.figures?.fresh),
  countOf(row.figures?.join),
  row.clicks ? `${row.clicks.errors.length} of ${row.clicks.count}` : '',
  row.figures?.cached.p99 ? `${row.figures.cached.p99.toFixed(0)} ms` : '',
  row.recovered === undefined ? '' : `${row.recovered.toFixed(1)} s`,
  row.before ?? '',
  resultOf(row),
]

/** One Markdown table, its columns aligned for the terminal. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [columns, ...rows.map(cellsOf)]
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)))
  const lineOf = (line: string[]) =>
    `| ${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = cells
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [lineOf(head), rule, ...body.map(lineOf)].join('\n')
}

/** What a row's errors were, for the lines below the table. */
export function errorsOf({ rule, drill, figures, clicks }: Row): string[] {
  const lists: [string, string[]][] = [
    ['cached', figures?.cached.errors ?? []],
    ['never-cached', figures?.fresh.errors ?? []],
    ['join', figures?.join.errors ?? []],
    ['clicks', clicks?.errors ?? []],
  ]
  return lists.flatMap(([name, errors]) =>
    errors.length > 0 ? [`${rule} ${drill}, ${name}: ${summarize(errors)}`] : [],
  )
}

/** The rows as tests, in the parts of Vitest's JSON report that the gate adds up. */
export function reportOf(rows: readonly Row[]) {
  const run = rows.filter(({ skipped }) => skipped === undefined)
  const assertionResults = run.map((row) => ({
    title: `${row.rule} ${row.drill}`.trim(),
    status: hasPassed(row) ? 'passed' : 'failed',
    failureMessages: hasPassed(row)
      ? []
      : [...row.checks.filter(({ ok }) => !ok).map(({ what }) => what), ...errorsOf(row)],
  }))
  const numFailedTests = assertionResults.filter(({ status }) => status === 'failed').length
  const success = numFailedTests === 0 && run.length > 0
  return {
    numPassedTests: run.length - numFailedTests,
    numFailedTests,
    success,
    testResults: [{ name: 'drill', status: success ? 'passed' : 'failed', assertionResults }],
  }
}
