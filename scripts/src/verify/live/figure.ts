/** A row of the table: what was measured, and the limit that it must keep. */
export type Figure = { what: string; figure: string; limit: string; passed: boolean }

/** Under a limit, or exactly it where the limit is 0. */
export const atMost = (what: string, value: number, limit: number, unit = ''): Figure => ({
  what,
  figure: `${Number.isInteger(value) ? value : value.toFixed(2)}${unit}`,
  limit: limit === 0 ? '0' : `≤ ${limit}${unit}`,
  passed: value <= limit,
})

/** Exactly so many, or so much. */
export const exactly = (what: string, value: number | string, expected: number | string): Figure => ({
  what,
  figure: String(value),
  limit: String(expected),
  passed: value === expected,
})

export function tableOf(figures: readonly Figure[]): string[] {
  const width = (of: (figure: Figure) => string) => Math.max(...figures.map((figure) => of(figure).length))
  const [what, figure, limit] = [
    width((row) => row.what),
    width((row) => row.figure),
    width((row) => row.limit),
  ]
  return figures.map((row) =>
    [
      row.what.padEnd(what),
      row.figure.padStart(figure),
      row.limit.padStart(limit),
      row.passed ? 'ok' : 'FAILED',
    ].join('  '),
  )
}

/** Half of the values are not above it. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length / 2) - 1)] ?? Number.NaN
}
