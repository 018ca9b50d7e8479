import type { Language } from '@palank/routes'
import { compareText } from '~/i18n/format.ts'
import type { StandingRowView } from './standings.ts'
import { allColumns, type ColumnId } from './standings-columns.ts'

export type Direction = 'asc' | 'desc'
export type StandingsSort = { column: ColumnId; direction: Direction }

/** Names start at A, figures at the best. */
const firstDirection = (column: ColumnId): Direction =>
  column === 'teamName' || column === 'position' ? 'asc' : 'desc'

/** `sort` and `dir` of the query; null keeps the table's own order. */
export function sortFromQuery(query: URLSearchParams): StandingsSort | null {
  const column = allColumns.find((id) => id === query.get('sort'))
  if (!column) return null
  const direction = query.get('dir')
  return {
    column,
    direction: direction === 'asc' || direction === 'desc' ? direction : firstDirection(column),
  }
}

/** The sort that a column's heading links to; the sorted column's heading reverses it. */
export const nextSort = (column: ColumnId, current: StandingsSort | null): StandingsSort => ({
  column,
  direction:
    current?.column !== column ? firstDirection(column) : current.direction === 'asc' ? 'desc' : 'asc',
})

/** The number a row is sorted by; null where it is not known. */
function sortValue(row: StandingRowView, column: Exclude<ColumnId, 'teamName'>): number | null {
  if (column === 'streak') return row.streak && (row.streak.isWin ? 1 : -1) * row.streak.count
  if (column === 'home' || column === 'away' || column === 'last5') {
    const record = row[column]
    return record && record.win - record.loss / 1_000
  }
  return row[column]
}

/** Equal rows keep the table's order; unknown values are last in both directions. */
export function sortRows(
  rows: readonly StandingRowView[],
  sort: StandingsSort | null,
  language: Language,
): StandingRowView[] {
  if (!sort) return [...rows]
  const { column, direction } = sort
  const sign = direction === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => {
    if (column === 'teamName') return sign * compareText(a.teamName, b.teamName, language)
    const [valueA, valueB] = [sortValue(a, column), sortValue(b, column)]
    if (valueA === null || valueB === null) return Number(valueA === null) - Number(valueB === null)
    return sign * (valueA - valueB)
  })
}
