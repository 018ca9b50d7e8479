import type { Api } from '~/api/api.server.ts'
import { unlessMissing } from '~/api/api-error.ts'
import type { MediaItem } from '~/model/media.ts'
import { mediaItemOfVideo, tileOf } from '~/model/media-items.ts'
import { type PlayedVideo, playedVideoOf, type VideoView, videoOf } from './videos.ts'

const perPage = 15

export type VideosPage = {
  /** The newest, which leads the list. */
  first: PlayedVideo | null
  items: MediaItem[]
  page: number
  /** How many pages there are, and how many videos if that is known. */
  count: number
  total: number | null
}

/**
 * The list up to and including a page: `?page=n` shows the n · 15 newest, so that “more” can be a plain link and a copied
 * address shows what it showed. Undefined beyond the last page.
 */
export async function loadVideos(api: Api, page: number): Promise<VideosPage | undefined> {
  // The last page first: one that does not exist costs one call.
  const last = await api.videoList({ page, per_page: perPage })
  const { last_page: count, total } = last.meta
  if (page > count) return undefined
  const before = await Promise.all(
    Array.from({ length: page - 1 }, (_, index) => api.videoList({ page: index + 1, per_page: perPage })),
  )
  // A video published between two calls may be on two pages.
  const all = new Map([...before, last].flatMap(({ data }) => data).map((video) => [video.id, video]))
  const [lead, ...rest] = all.values()
  return {
    first: lead ? playedVideoOf(lead, api.language) : null,
    items: rest.map((video) => tileOf(mediaItemOfVideo(video, api.language))),
    page,
    count,
    total: total ?? (page === count ? all.size : null),
  }
}

/** A video; undefined if there is no such one. */
export async function loadVideo(api: Api, id: number): Promise<VideoView | undefined> {
  const answer = await unlessMissing(api.videoFind(id))
  return answer && videoOf(answer.data, api.language)
}
