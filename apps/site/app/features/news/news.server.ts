import type { Language } from '@palank/routes'
import { articleList, galleryListLatest, videoList } from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import {
  mixNews,
  type NewsItem,
  newsItemOfArticle,
  newsItemOfGallery,
  newsItemOfVideo,
  tileOf,
} from './news.ts'

type Highlight = 'slider' | 'highlight' | 'no'

async function articles(language: Language, highlight: Highlight, count: number): Promise<NewsItem[]> {
  const { data } = await articleList(language, { 'filters[highlight]': highlight, per_page: count })
  return data.flatMap((article) => newsItemOfArticle(article, language) ?? [])
}

async function latestGalleries(language: Language): Promise<NewsItem[]> {
  const { data } = await galleryListLatest(language, { per_page: 3 })
  return data.flatMap((gallery) => newsItemOfGallery(gallery, language) ?? [])
}

async function latestVideos(language: Language): Promise<NewsItem[]> {
  const { data } = await videoList(language, { per_page: 3 })
  return data.flatMap((video) => newsItemOfVideo(video, language) ?? [])
}

export const loadSlider = (language: Language) => articles(language, 'slider', 2)
export const loadHighlighted = (language: Language) => articles(language, 'highlight', 2)

/** The latest articles, galleries and videos; a page without its articles is none, without the others it is. */
export async function loadMixed(language: Language): Promise<NewsItem[]> {
  const lists = await Promise.all([
    articles(language, 'no', 5),
    optional('gallery/list-latest', latestGalleries(language), []),
    optional('video/list', latestVideos(language), []),
  ])
  return mixNews(...lists).map(tileOf)
}
