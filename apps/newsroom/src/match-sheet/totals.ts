import { unreadable } from './cells.ts'
import { type Column, columns } from './columns.ts'
import type { SheetLine } from './sheet.ts'

export type Totals = Record<Column['name'], number | null>

/** Null for a column without numbers. */
export const totalsOf = (lines: readonly SheetLine[]): Totals =>
  Object.fromEntries(
    columns.map(({ name }) => {
      const known = lines.flatMap((line) => line[name] ?? []).filter((value) => value !== unreadable)
      return [name, known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)]
    }),
  ) as Totals

const alwaysShown: readonly Column['name'][] = ['points', 'foul']

/** Youth leagues record only points and fouls; a column with numbers is never hidden. */
export const fewColumns = (lines: readonly SheetLine[]): readonly Column[] =>
  columns.filter(({ name }) => alwaysShown.includes(name) || lines.some((line) => line[name] !== null))
