import { type Language, matchPath, pages, pathFor } from '@palank/routes'
import type { ClubLanguages } from '~/i18n/club-languages.ts'

export type Twin = { language: Language; href: string }
type Twins = Partial<Record<Language, string>>

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value

/** The addresses that a loader's `page` states. */
const pathsIn = (data: unknown): Twins | undefined =>
  has(data, 'page') && has(data.page, 'paths') ? (data.page.paths as Twins) : undefined

/**
 * This page in the club's other languages: by the paths that its loader states, else by the table of routes. The home page
 * has none, for the language's own link leads there.
 */
export function twinsOf(
  loaded: readonly unknown[],
  pathname: string,
  language: Language,
  club: ClubLanguages,
): Twin[] {
  const stated = loaded.map(pathsIn).findLast(Boolean)
  const match = matchPath(pathname)
  const known: Twins = stated ?? (match && Object.keys(match.params).length === 0 ? pages[match.page] : {})
  return club.flatMap((other) => {
    const href = known[other]
    return other === language || !href || href === pathFor('home', other) ? [] : [{ language: other, href }]
  })
}
