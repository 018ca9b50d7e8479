import type { Language } from '@palank/routes'
import { isMissing } from '~/api/api-error.ts'
import { videoFind, videoList } from '~/api/calls.server.ts'
import { type MediaItem, mediaItemOfVideo, tileOf } from '~/model/media.ts'
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
 * The list up to and with a page: `?page=n` shows the n · 15 newest. So “more” is a plain link, what was there stays in
 * its place, and an address shows what it showed when it was copied. Nothing when there is no such page.
 */
export async function loadVideos(language: Language, page: number): Promise<VideosPage | undefined> {
  // The last one first: a page that is not there costs one call, however far away it is.
  const last = await videoList(language, { page, per_page: perPage })
  const { last_page: count, total } = last.meta
  if (page > count) return undefined
  const before = await Promise.all(
    Array.from({ length: page - 1 }, (_, index) =>
      videoList(language, { page: index + 1, per_page: perPage }),
    ),
  )
  // One that came in between two calls may be on two pages.
  const all = new Map([...before, last].flatMap(({ data }) => data).map((video) => [video.id, video]))
  const [lead, ...rest] = all.values()
  return {
    first: lead ? playedVideoOf(lead, language) : null,
    items: rest.map((video) => tileOf(mediaItemOfVideo(video, language))),
    page,
    count,
    total: total ?? (page === count ? all.size : null),
  }
}

/** A video; nothing when there is no such one. */
export async function loadVideo(language: Language, id: number): Promise<VideoView | undefined> {
  try {
    const { data } = await videoFind(language, id)
    return videoOf(data, language)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
