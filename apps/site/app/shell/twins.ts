import { type Language, matchPath, pages, pathFor } from '@palank/routes'

import type { ClubLanguages } from '~/i18n/club-languages.ts'

export type Twin = { language: Language; href: string }
type Twins = Partial<Record<Language, string>>

const twinsIn = (data: unknown): Twins | undefined =>
  typeof data === 'object' && data !== null && 'twins' in data ? (data.twins as Twins | undefined) : undefined

/**
 * This very page in the club's other languages: what its route's data says in `twins`, or the table for a page that is one in
 * both languages. The home page is left out, for the language's own link leads there.
 */
export function twinsOf(
  loaded: readonly unknown[],
  pathname: string,
  language: Language,
  club: ClubLanguages,
): Twin[] {
  const said = loaded.map(twinsIn).findLast(Boolean)
  const match = matchPath(pathname)
  const known: Twins = said ?? (match && Object.keys(match.params).length === 0 ? pages[match.page] : {})
  return club.flatMap((other) => {
    const href = known[other]
    return other === language || !href || href === pathFor('home', other) ? [] : [{ language: other, href }]
  })
}
