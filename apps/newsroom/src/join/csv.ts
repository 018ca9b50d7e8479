/** A spreadsheet runs what begins with these; a quote in front makes it text. */
const formula = /^\s*[=+\-@\t\r\n]/

export function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = formula.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Semicolons and a byte order mark: what a Hungarian spreadsheet opens by a double click. */
export const csv = (rows: unknown[][]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
