import type { MediaItem } from '~/ui/media-item.ts'

/** Stories of every kind in one list, newest first. */
export const mixNews = (...lists: MediaItem[][]): MediaItem[] =>
  lists.flat().sort((one, other) => Date.parse(other.publishDate) - Date.parse(one.publishDate))
