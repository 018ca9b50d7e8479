import type { Video, VideoItem } from '@palank/contract/video'
import type { Language } from '@palank/routes'
import { isExternal, linkAddress } from '~/ui/link-address.ts'
import { type MediaCategory, type MediaItem, tileOf } from '~/ui/media-item.ts'
import { mediaItemOfVideo } from '~/ui/media-of-wire.ts'
import type { PictureView } from '~/ui/picture.ts'
import { list, words } from '~/ui/wire.ts'
import { youtubeId } from './youtube-id.ts'

export type VideoTag = { name: string; slug: string }

/** What a player needs to know. */
export type PlayedVideo = {
  title: string
  lead: string
  publishDate: string
  coverImage: string | null
  thumbnails: { small: string | null; medium: string | null }
  picture: PictureView | null
  youtubeId: string | null
  /** Where the video is at home. */
  address: string | null
  categories: MediaCategory[]
  /** Its page on this site. */
  fullLink: string
  /** Where the text is in another language than the page. */
  lang: Language | undefined
}

export type VideoView = PlayedVideo & {
  id: number
  tags: VideoTag[]
  relatedVideos: MediaItem[]
}

/** An address on the web: a video is nowhere else. */
function addressOf(value: unknown): string | null {
  const address = linkAddress(words(value))
  return address && isExternal(address) && URL.canParse(address, 'https://site') ? address : null
}

export function playedVideoOf(wire: VideoItem, language: Language): PlayedVideo | undefined {
  const item = mediaItemOfVideo(wire, language)
  if (!item) return undefined
  const { title, description, publishDate, coverImage, thumbnails, picture, categories, link, lang } = item
  return {
    title,
    lead: description,
    publishDate,
    coverImage,
    thumbnails,
    picture,
    youtubeId: youtubeId(words(wire.video_url)) ?? null,
    address: addressOf(wire.video_url),
    categories,
    fullLink: link,
    lang,
  }
}

export const videoItemsOf = (
  wire: readonly VideoItem[] | null | undefined,
  language: Language,
): MediaItem[] => list(wire).flatMap((item) => mediaItemOfVideo(item, language) ?? [])

const tagsOf = (wire: Video['tags'] | null | undefined): VideoTag[] =>
  list(wire).flatMap(({ name, slug }) =>
    words(name) && words(slug) ? [{ name: words(name), slug: words(slug) }] : [],
  )

export function videoOf(wire: Video, language: Language): VideoView | undefined {
  const played = playedVideoOf(wire, language)
  return (
    played && {
      ...played,
      id: wire.id,
      tags: tagsOf(wire.tags),
      relatedVideos: videoItemsOf(wire.related_videos, language)
        .filter(({ link }) => link !== played.fullLink)
        .map(tileOf),
    }
  )
}
