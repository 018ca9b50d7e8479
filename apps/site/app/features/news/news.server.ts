import type { Api } from '~/api/api.server.ts'
import type { MediaItem } from '~/model/media.ts'
import { mediaItemOfArticle, mediaItemOfGallery, mediaItemOfVideo, tileOf } from '~/model/media-items.ts'
import { boxOf, mixNews, slideOf } from './news.ts'

type Highlight = 'slider' | 'highlight' | 'no'

async function articles(api: Api, highlight: Highlight, count: number): Promise<MediaItem[]> {
  const { data } = await api.articleList({ 'filters[highlight]': highlight, page: 1, per_page: count })
  return data.map((article) => mediaItemOfArticle(article, api.language))
}

async function latestGalleries(api: Api): Promise<MediaItem[]> {
  const { data } = await api.galleryListLatest({ page: 1, per_page: 3 })
  return data.map((gallery) => mediaItemOfGallery(gallery, api.language))
}

async function latestVideos(api: Api): Promise<MediaItem[]> {
  const { data } = await api.videoList({ page: 1, per_page: 3 })
  return data.map((video) => mediaItemOfVideo(video, api.language))
}

export const loadSlider = async (api: Api) => (await articles(api, 'slider', 2)).map(slideOf)
export const loadHighlighted = async (api: Api) => (await articles(api, 'highlight', 2)).map(boxOf)

/** The stories that lead the news list. */
export const loadLeading = (api: Api) => articles(api, 'slider', 5)
/** The latest that no other place highlights, for the column beside those. */
export const loadLatest = async (api: Api) => (await articles(api, 'no', 8)).map((item) => tileOf(item))

/** The latest articles, galleries and videos; a page without its articles is none, without the others it is. */
export async function loadMixed(api: Api): Promise<MediaItem[]> {
  const lists = await Promise.all([
    articles(api, 'no', 5),
    api.optional('gallery/list-latest', latestGalleries(api), []),
    api.optional('video/list', latestVideos(api), []),
  ])
  return mixNews(...lists).map(tileOf)
}
