import { type Language, type PathParams, pathFor } from '@palank/routes'

const largestId = 2_147_483_647

/** The id that a path holds, if it can be one. */
export function idAsked(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
  return id && id <= largestId ? id : undefined
}

/** A page of a list by its path: the first has none but the bare one. */
export const pagePath = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path)

/** The same page of a list in both languages. */
export const listPaths = (list: 'galleries' | 'videos', page: number): Record<Language, string> => ({
  hu: pagePath(pathFor(list, 'hu'), page),
  en: pagePath(pathFor(list, 'en'), page),
})

/** The same item in both languages: its id has no language. */
export const itemPaths = (
  item: 'gallery' | 'video',
  params: PathParams<'gallery'>,
  page = 1,
): Record<Language, string> => ({
  hu: pagePath(pathFor(item, 'hu', params), page),
  en: pagePath(pathFor(item, 'en', params), page),
})
