import { z } from 'zod'
import { delivered } from './language.ts'
import { media, thumbnails, timestamp, url } from './media.ts'
import { id } from './paging.ts'
import { category, tag } from './taxonomy.ts'

export const videoItem = z
  .object({
    id,
    type: z.literal('video'),
    lang: delivered,
    name: z.string().min(1),
    description: z.string().nullable(),
    publish_date: timestamp,
    cover_image: media.nullable(),
    thumbnails: thumbnails.nullable(),
    video_url: url,
    categories: z.array(category),
  })
  .meta({ id: 'VideoItem' })
export type VideoItem = z.infer<typeof videoItem>

export const video = videoItem
  .extend({ tags: z.array(tag), related_videos: z.array(videoItem) })
  .meta({ id: 'Video' })
export type Video = z.infer<typeof video>
