import { z } from 'zod'
import { textLanguage } from './language.ts'
import { media, thumbnails, timestamp } from './media.ts'
import { always, listed, maybe } from './optional.ts'
import { id } from './paging.ts'
import { category, tag } from './taxonomy.ts'
import { name, text } from './text.ts'

export const videoItem = z
  .object({
    id,
    type: z.literal('video').default('video'),
    lang: always(textLanguage),
    name,
    description: maybe(text),
    publish_date: always(timestamp),
    cover_image: maybe(media),
    thumbnails: maybe(thumbnails),
    // Lists may omit it; video/find has it.
    video_url: always(name),
    categories: listed(category),
  })
  .meta({ id: 'VideoItem' })
export type VideoItem = z.infer<typeof videoItem>

export const video = videoItem
  .extend({ tags: listed(tag), related_videos: listed(videoItem) })
  .meta({ id: 'Video' })
export type Video = z.infer<typeof video>
