import type { ListedCategory } from '@palank/contract/taxonomy'
import { type Language, languages, pathFor } from '@palank/routes'
import type { Keep, Kept } from '~/model/kept.ts'
import type { MediaItem } from '~/model/media.ts'
import { foreignLanguage } from '~/model/media-items.ts'

export type CategoryView = {
  /** The same in every language. */
  id: number | null
  name: string
  slug: string
  /** Set where the name is in another language than the page. */
  lang: Language | undefined
}

export type NewsListView = {
  page: number
  count: number
  category: CategoryView | null
  categories: CategoryView[]
  /** The page's stories without those above them. */
  items: MediaItem[]
  /** Only on the first page of all news. */
  leading: MediaItem[]
  latest: MediaItem[]
  /** This page in each language that has it. */
  paths: Partial<Record<Language, string>>
}

/** The page's stories without those above them. */
export type StoriesView = Pick<NewsListView, 'items'> & {
  hasLead: boolean
  hasSlider: boolean
  isOfCategory: boolean
}

/** What the screen gets: the latest and the other stories need no script. */
export type NewsScreen = Pick<NewsListView, 'page' | 'count' | 'category' | 'categories' | 'leading'> & {
  /** Null if there are none. */
  latest: Kept<MediaItem[]> | null
  stories: Kept<StoriesView>
}

export function newsScreenOf(view: NewsListView, keep: Keep): NewsScreen {
  const { page, count, category, categories, items, leading, latest } = view
  const hasSlider = leading.length > 0
  const hasLead = hasSlider || latest.length > 0
  return {
    page,
    count,
    category,
    categories,
    leading,
    latest: latest.length > 0 ? keep(latest) : null,
    stories: keep({ items, hasLead, hasSlider, isOfCategory: category !== null }),
  }
}

export const categoryViews = (wire: readonly ListedCategory[], language: Language): CategoryView[] =>
  wire.map(({ id, name, slug, lang }) => ({ id, name, slug, lang: foreignLanguage(lang, language) }))

/** Defaults, the first page and all categories, are left out of the address. */
export function newsPath(
  language: Language,
  { category, page = 1 }: { category?: string | null | undefined; page?: number } = {},
): string {
  const query = new URLSearchParams()
  if (category) query.set('category', category.toWellFormed())
  if (page > 1) query.set('page', String(page))
  const search = query.toString()
  return pathFor('news', language) + (search && `?${search}`)
}

type ByLanguage = Record<Language, CategoryView[]>

const isSame = (one: CategoryView, other: CategoryView) => one.id !== null && one.id === other.id

/** A category in the page's language, by its slug in any language. */
export function findCategory(all: ByLanguage, slug: string, language: Language): CategoryView | undefined {
  const own = all[language].find((category) => category.slug === slug)
  if (own) return own
  const other = languages.flatMap((known) => all[known]).find((category) => category.slug === slug)
  return other && all[language].find((category) => isSame(category, other))
}

/** The same page in every language that has the category. */
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

/** The list without the stories shown above it. */
export function notAmong(list: MediaItem[], above: MediaItem[]): MediaItem[] {
  const keys = new Set(above.map(({ key }) => key))
  return list.filter(({ key }) => !keys.has(key))
}
