import type { Language } from '@palank/routes'
import { compareText } from '~/i18n/format.ts'
import type { StandingRowView } from '~/model/standings.ts'
import { allColumns, type ColumnId } from './standings-columns.tsx'

export type Direction = 'asc' | 'desc'
export type StandingsSort = { column: ColumnId; direction: Direction }

/** A name is looked for from A, a figure from the best. */
const firstDirection = (column: ColumnId): Direction =>
  column === 'teamName' || column === 'position' ? 'asc' : 'desc'

/** What a query asks for; nothing leaves the table in its own order. */
export function sortAsked(query: URLSearchParams): StandingsSort | null {
  const column = allColumns.find((known) => known === query.get('sort'))
  if (!column) return null
  const asked = query.get('dir')
  return { column, direction: asked === 'asc' || asked === 'desc' ? asked : firstDirection(column) }
}

/** What the head of a column leads to: its own order, and from there the other way round. */
export const nextSort = (column: ColumnId, now: StandingsSort | null): StandingsSort => ({
  column,
  direction: now?.column !== column ? firstDirection(column) : now.direction === 'asc' ? 'desc' : 'asc',
})

/** What a row is worth in a column; null where it is not known. */
function worth(row: StandingRowView, column: Exclude<ColumnId, 'teamName'>): number | null {
  if (column === 'streak') return row.streak && (row.streak.isWin ? 1 : -1) * row.streak.count
  if (column === 'home' || column === 'away' || column === 'last5') {
    const known = row[column]
    return known && known.win - known.loss / 1_000
  }
  return row[column]
}

/** Rows that are equal keep the table's order, and what is not known stands last either way. */
export function sortRows(
  rows: readonly StandingRowView[],
  sort: StandingsSort | null,
  language: Language,
): StandingRowView[] {
  if (!sort) return [...rows]
  const { column, direction } = sort
  const way = direction === 'asc' ? 1 : -1
  return rows.toSorted((one, other) => {
    if (column === 'teamName') return way * compareText(one.teamName, other.teamName, language)
    const [mine, theirs] = [worth(one, column), worth(other, column)]
    if (mine === null || theirs === null) return Number(mine === null) - Number(theirs === null)
    return way * (mine - theirs)
  })
}
