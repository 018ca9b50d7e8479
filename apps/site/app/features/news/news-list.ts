import type { ListedCategory } from '@palank/contract/taxonomy'
import { type Language, languages, pathFor } from '@palank/routes'
import { foreignLanguage, type MediaItem } from '~/model/media.ts'

export type CategoryView = {
  /** What it is known by in the other language. */
  id: number | null
  name: string
  slug: string
  /** Where its name is in another language than the page. */
  lang: Language | undefined
}

export type NewsListView = {
  page: number
  count: number
  category: CategoryView | null
  categories: CategoryView[]
  /** Those of the page's twelve that do not stand above them already. */
  items: MediaItem[]
  /** Only on the first page of all news. */
  leading: MediaItem[]
  latest: MediaItem[]
  /** This very page in each language that has it. */
  paths: Partial<Record<Language, string>>
}

export const categoryViews = (wire: readonly ListedCategory[], language: Language): CategoryView[] =>
  wire.map(({ id, name, slug, lang }) => ({ id, name, slug, lang: foreignLanguage(lang, language) }))

/** The address of a page of the news: the first page and all categories stand in none. */
export function newsPath(
  language: Language,
  { category, page = 1 }: { category?: string | null | undefined; page?: number } = {},
): string {
  const query = new URLSearchParams()
  if (category) query.set('category', category.toWellFormed())
  if (page > 1) query.set('page', String(page))
  const asked = query.toString()
  return pathFor('news', language) + (asked && `?${asked}`)
}

type ByLanguage = Record<Language, CategoryView[]>

const isSame = (one: CategoryView, other: CategoryView) => one.id !== null && one.id === other.id

/** A category by its slug of any language, as the page's language has it. */
export function findCategory(all: ByLanguage, slug: string, language: Language): CategoryView | undefined {
  const own = all[language].find((category) => category.slug === slug)
  if (own) return own
  const other = languages.flatMap((known) => all[known]).find((category) => category.slug === slug)
  return other && all[language].find((category) => isSame(category, other))
}

/** The addresses of the same page in every language; a category that a language lacks has none there. */
export const newsPaths = (
  all: ByLanguage,
  category: CategoryView | null,
  page: number,
): Partial<Record<Language, string>> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      if (!category) return [[language, newsPath(language, { page })]]
      const twin = all[language].find((one) => one === category || isSame(one, category))
      return twin ? [[language, newsPath(language, { category: twin.slug, page })]] : []
    }),
  )

/** Each story stands once on a page: these are what is left of a list below what stands above it. */
export function notAmong(list: MediaItem[], above: MediaItem[]): MediaItem[] {
  const keys = new Set(above.map(({ key }) => key))
  return list.filter(({ key }) => !keys.has(key))
}
