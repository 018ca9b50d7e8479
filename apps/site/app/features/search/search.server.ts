import type { Api } from '~/api/api.server.ts'
import type { MediaItem } from '~/model/media.ts'
import { mediaItemOfArticle, tileOf } from '~/model/media-items.ts'
import { perPage, type SearchView, searchView } from './search.ts'

export async function loadSearch(api: Api, keyword: string, page: number): Promise<SearchView> {
  const { data } = await api.searchFind({ keyword, page, per_page: perPage })
  return searchView(data, { language: api.language, keyword, page })
}

async function latestArticles(api: Api): Promise<MediaItem[]> {
  const { data } = await api.articleList({ page: 1, per_page: 3 })
  return data.map((article) => tileOf(mediaItemOfArticle(article, api.language)))
}

/** The latest news, for a search without results or without a keyword. */
export const loadSuggestions = (api: Api): Promise<MediaItem[]> =>
  api.optional('article/list', latestArticles(api), [])
