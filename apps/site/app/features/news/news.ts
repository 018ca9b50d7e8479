import { type MediaItem, newestFirst } from '~/model/media.ts'

/** Stories of every kind in one list, newest first. */
export const mixNews = (...lists: MediaItem[][]): MediaItem[] => lists.flat().sort(newestFirst)
