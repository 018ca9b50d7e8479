import { limitText } from '@palank/page-texts/limit-text'
import type { MediaItem } from '~/model/media.ts'
import { newestFirst } from '~/model/media-items.ts'

/** Stories of every kind in one list, newest first. */
export const mixNews = (...lists: MediaItem[][]): MediaItem[] => lists.flat().sort(newestFirst)

const limits = { slide: 250, bar: 42, box: 80 }

const withDescription = (item: MediaItem, limit: number): MediaItem => ({
  ...item,
  description: limitText(item.description, limit, true),
})

/** A story of the slider; `barTitle` stands on its progress bar. */
export type Slide = MediaItem & { barTitle: string }

// Limited in the loader: what is not shown need not be sent.
export const slideOf = (item: MediaItem): Slide => ({
  ...withDescription(item, limits.slide),
  barTitle: limitText(item.title, limits.bar, true),
})
export const boxOf = (item: MediaItem): MediaItem => withDescription(item, limits.box)
