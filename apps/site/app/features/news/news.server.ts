import type { Language } from '@palank/routes'
import { articleList, galleryListLatest, videoList } from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import {
  type MediaItem,
  mediaItemOfArticle,
  mediaItemOfGallery,
  mediaItemOfVideo,
  tileOf,
} from '~/model/media.ts'
import { mixNews } from './news.ts'

type Highlight = 'slider' | 'highlight' | 'no'

async function articles(language: Language, highlight: Highlight, count: number): Promise<MediaItem[]> {
  const { data } = await articleList(language, { 'filters[highlight]': highlight, page: 1, per_page: count })
  return data.map((article) => mediaItemOfArticle(article, language))
}

async function latestGalleries(language: Language): Promise<MediaItem[]> {
  const { data } = await galleryListLatest(language, { page: 1, per_page: 3 })
  return data.map((gallery) => mediaItemOfGallery(gallery, language))
}

async function latestVideos(language: Language): Promise<MediaItem[]> {
  const { data } = await videoList(language, { page: 1, per_page: 3 })
  return data.map((video) => mediaItemOfVideo(video, language))
}

export const loadSlider = (language: Language) => articles(language, 'slider', 2)
export const loadHighlighted = (language: Language) => articles(language, 'highlight', 2)

/** The stories that lead the news list. */
export const loadLeading = (language: Language) => articles(language, 'slider', 5)
/** The latest that no other place highlights, for the column beside those. */
export const loadLatest = async (language: Language) =>
  (await articles(language, 'no', 8)).map((item) => tileOf(item))

/** The latest articles, galleries and videos; a page without its articles is none, without the others it is. */
export async function loadMixed(language: Language): Promise<MediaItem[]> {
  const lists = await Promise.all([
    articles(language, 'no', 5),
    optional('gallery/list-latest', latestGalleries(language), []),
    optional('video/list', latestVideos(language), []),
  ])
  return mixNews(...lists).map(tileOf)
}
