import { unreadable } from './cells.ts'
import { type Column, columns } from './columns.ts'
import type { SheetLine } from './sheet.ts'

export type Totals = Record<Column['name'], number | null>

/** Null where nobody has a number. */
export const totalsOf = (lines: readonly SheetLine[]): Totals =>
  Object.fromEntries(
    columns.map(({ name }) => {
      const known = lines.flatMap((line) => line[name] ?? []).filter((value) => value !== unreadable)
      return [name, known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)]
    }),
  ) as Totals

const always: readonly Column['name'][] = ['points', 'foul']

/** Youth leagues record points and fouls alone; a column with numbers in it is never hidden. */
export const fewColumns = (lines: readonly SheetLine[]): readonly Column[] =>
  columns.filter(({ name }) => always.includes(name) || lines.some((line) => line[name] !== null))
