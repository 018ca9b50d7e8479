import { writeFileSync } from 'node:fs'
import type { Figures } from './visitors.ts'

export type Row = {
  step: string
  seconds?: number
  /** What visitors noticed meanwhile. */
  figures?: Figures
  /** The goal, and whether it was reached; without checks a step that did not fail has passed. */
  checks?: { what: string; ok: boolean }[]
  note?: string
}

const failures = ({ checks = [] }: Row) => checks.filter(({ ok }) => !ok).map(({ what }) => what)
export const hasPassed = (row: Row): boolean => failures(row).length === 0

const countOf = (figures: Figures | undefined, kind: keyof Figures) =>
  figures ? `${figures[kind].errors.length} of ${figures[kind].requests}` : ''

const columns = ['step', 'seconds', 'cached errors', 'uncached errors', 'form errors', 'result']

const cellsOf = (row: Row): string[] => [
  row.step,
  row.seconds === undefined ? '' : row.seconds.toFixed(1),
  countOf(row.figures, 'cached'),
  countOf(row.figures, 'fresh'),
  countOf(row.figures, 'join'),
  [hasPassed(row) ? 'pass' : `FAIL: ${failures(row).join('; ')}`, ...(row.note ? [row.note] : [])].join(
    ' – ',
  ),
]

/** One Markdown table, its columns aligned for the terminal. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [columns, ...rows.map(cellsOf)]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  const lineOf = (line: string[]) =>
    `| ${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = lines
  return [
    lineOf(head),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...body.map(lineOf),
  ].join('\n')
}

/** The most frequent errors of visitors, for the lines below the table. */
export function errorsOf({ step, figures }: Row): string[] {
  if (!figures) return []
  return Object.entries(figures).flatMap(([kind, { errors }]) => {
    const counts = new Map<string, number>()
    for (const error of errors) counts.set(error, (counts.get(error) ?? 0) + 1)
    const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 3)
    return most.length > 0
      ? [`${step}, ${kind}: ${most.map(([error, count]) => `${count} × ${error}`).join(', ')}`]
      : []
  })
}

/** For .ci/run, which adds up the tests of all steps. */
export function writeReport(file: string, rows: readonly Row[]): void {
  const failed = rows.filter((row) => !hasPassed(row)).length
  const report = { stats: { expected: rows.length - failed, unexpected: failed, flaky: 0 }, errors: [] }
  writeFileSync(file, JSON.stringify(report))
}
