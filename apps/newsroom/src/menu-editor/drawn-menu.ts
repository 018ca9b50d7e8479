import type { Language } from '@palank/routes'
import { targetOf } from './screens.ts'

/** A row of a menu's form, in one language. */
export type MenuRow = {
  id?: string | undefined
  name?: string | null | undefined
  type?: string | null | undefined
  link?: string | null | undefined
  page?: unknown
  rows: MenuRow[]
}

/** Undefined while it is not known yet; null if there is no such thing. */
export type Lookup = {
  page: (id: number) => { isPublic: boolean } | null | undefined
  path: (path: string) => object | null | undefined
}

export type Problem =
  | 'no_label'
  | 'no_target'
  | 'no_page'
  | 'page_gone'
  | 'page_hidden'
  | 'nowhere'
  | 'hidden_document'
  | 'other_language'

/** Without a target an item is shown only as the heading of its sub-items; a broken link is shown, and leads nowhere. */
const keepsOff: readonly Problem[] = ['no_label', 'no_target', 'no_page', 'page_gone', 'page_hidden']

function pageProblem(id: number, lookup: Lookup): Problem | null {
  if (!id) return 'no_page'
  const page = lookup.page(id)
  if (page === undefined) return null
  if (page === null) return 'page_gone'
  return page.isPublic ? null : 'page_hidden'
}

function linkProblem(link: string, language: Language, lookup: Lookup): Problem | null {
  if (!link) return 'no_target'
  const target = targetOf(link)
  if (target.kind === 'nowhere') return 'nowhere'
  if ((target.kind === 'screen' || target.kind === 'document') && target.language !== language)
    return 'other_language'
  return target.kind === 'document' && lookup.path(target.path) === null ? 'hidden_document' : null
}

/** What is wrong with where a row leads; its label is looked at by who draws it. */
export const targetProblem = (
  row: Omit<MenuRow, 'rows'>,
  language: Language,
  lookup: Lookup,
): Problem | null =>
  row.type === 'static_page'
    ? pageProblem(Number(row.page ?? 0), lookup)
    : linkProblem(row.link?.trim() ?? '', language, lookup)

export type Drawn = {
  key: string
  name: string
  /** A heading has sub-items, and no target of its own. */
  isHeading: boolean
  problem: Problem | null
  entries: Drawn[]
}
type LeftOut = { key: string; name: string; problem: Problem }
export type DrawnMenu = { entries: Drawn[]; leftOut: LeftOut[] }

/** Builds the menu from its rows like the site, by the rules of menu_item_1 in views.sql. */
export function drawMenu(
  rows: readonly MenuRow[],
  language: Language,
  lookup: Lookup,
  /** Labels in the other language, for rows without one. */
  otherName: (row: MenuRow) => string = () => '',
  under = '',
): DrawnMenu {
  const leftOut: LeftOut[] = []
  const entries = rows.flatMap((row, index): Drawn[] => {
    const key = row.id ?? `${under}${index}`
    const name = row.name?.trim() ?? ''
    if (!name) {
      // A row that was just added has nothing to say yet.
      const called = otherName(row)
      if (called) leftOut.push({ key, name: called, problem: 'no_label' })
      return []
    }
    const problem = targetProblem(row, language, lookup)
    const below = drawMenu(row.rows, language, lookup, otherName, `${key}-`)
    leftOut.push(...below.leftOut)
    const isHeading = problem !== null && keepsOff.includes(problem)
    if (isHeading && below.entries.length === 0) {
      leftOut.push({ key, name, problem })
      return []
    }
    return [{ key, name, isHeading, problem, entries: below.entries }]
  })
  return { entries, leftOut }
}
