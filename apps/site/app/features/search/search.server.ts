import type { Language } from '@palank/routes'
import { articleList, searchFind } from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import { type MediaItem, mediaItemOfArticle, tileOf } from '~/model/media.ts'
import { perPage, type SearchView, searchView } from './search.ts'

export async function loadSearch(language: Language, keyword: string, page: number): Promise<SearchView> {
  const { data } = await searchFind(language, { keyword, page, per_page: perPage })
  return searchView(data, { language, keyword, page })
}

async function latestArticles(language: Language): Promise<MediaItem[]> {
  const { data } = await articleList(language, { page: 1, per_page: 3 })
  return data.map((article) => tileOf(mediaItemOfArticle(article, language)))
}

/** Something to read for who has found nothing, or has not said what to look for. */
export const loadSuggestions = (language: Language): Promise<MediaItem[]> =>
  optional('article/list', latestArticles(language), [])
