import type { Video, VideoItem } from '@palank/contract/video'
import type { Language } from '@palank/routes'
import { formatDate, formatMoment } from '~/i18n/format.ts'
import type { DrawnCoverView } from '~/model/drawn-cover.ts'
import { isExternal, linkAddress } from '~/model/link-address.ts'
import type { MediaCategory, MediaItem } from '~/model/media.ts'
import { mediaItemOfVideo, tileOf } from '~/model/media-items.ts'
import type { PictureView } from '~/model/picture.ts'
import { youtubeId } from './youtube-id.ts'

export type VideoTag = { name: string; slug: string }

export type PlayedVideo = {
  title: string
  lead: string
  publishDate: string | null
  /** The day, on the video's own page with the time; formatted on the server. */
  publishText: string | null
  coverImage: string | null
  thumbnails: { small: string | null; medium: string | null }
  picture: PictureView | null
  drawn: DrawnCoverView | null
  youtubeId: string | null
  /** The video's own page, such as on YouTube. */
  address: string | null
  categories: MediaCategory[]
  /** Its page on this site. */
  fullLink: string
  /** Set where the text is in another language than the page. */
  lang: Language | undefined
}

export type VideoView = PlayedVideo & {
  id: number
  tags: VideoTag[]
  relatedVideos: MediaItem[]
}

/** Only absolute web addresses. */
function addressOf(value: string | null): string | null {
  const address = linkAddress(value)
  return address && isExternal(address) && URL.canParse(address, 'https://site') ? address : null
}

export function playedVideoOf(wire: VideoItem, language: Language): PlayedVideo {
  const item = mediaItemOfVideo(wire, language)
  const { title, description, publishDate, coverImage, thumbnails, picture, drawn, categories, link, lang } =
    item
  return {
    title,
    lead: description,
    publishDate,
    publishText: publishDate && formatDate(publishDate, language),
    coverImage,
    thumbnails,
    picture,
    drawn,
    youtubeId: youtubeId(wire.video_url ?? '') ?? null,
    address: addressOf(wire.video_url),
    categories,
    fullLink: link,
    lang,
  }
}

export function videoOf(wire: Video, language: Language): VideoView {
  return {
    ...playedVideoOf(wire, language),
    publishText: wire.publish_date && formatMoment(wire.publish_date, language),
    id: wire.id,
    tags: wire.tags,
    relatedVideos: wire.related_videos
      .filter(({ id }) => id !== wire.id)
      .map((video) => tileOf(mediaItemOfVideo(video, language))),
  }
}
