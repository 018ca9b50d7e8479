import type { Language } from '@palank/routes'
import type { PictureView } from './picture.ts'

export type MediaType = 'news' | 'gallery' | 'video'
export type MediaCategory = { name: string; slug: string; highlighted: boolean }

/** A story of any kind, as sliders, boxes and tiles show it. */
export type MediaItem = {
  /** Its own among stories of every kind. */
  key: string
  type: MediaType
  title: string
  description: string
  coverImage: string | null
  coverImageAlt: string
  coverImageTitle: string
  thumbnails: { small: string | null; medium: string | null }
  picture: PictureView | null
  link: string
  /** Null where no one has said it. */
  publishDate: string | null
  categories: MediaCategory[]
  imagesCount: number
  /** Where the text is in another language than the page. */
  lang: Language | undefined
}

/** The category that a tile wears. */
export const highlightedCategory = ({ categories }: MediaItem): MediaCategory | undefined =>
  categories.find(({ highlighted }) => highlighted)

/** Only what a tile shows: whatever a page's data holds is sent twice, drawn and to be drawn again. */
export function tileOf(item: MediaItem): MediaItem {
  const { picture } = item
  const silent = { coverImageAlt: '', coverImageTitle: '' }
  const category = highlightedCategory(item)
  return {
    ...item,
    ...silent,
    description: '',
    categories: category ? [category] : [],
    picture: picture && { ...picture, ...silent },
  }
}

/** Newest first; what has no date comes last. */
export const newestFirst = (
  one: Pick<MediaItem, 'publishDate'>,
  other: Pick<MediaItem, 'publishDate'>,
): number => Date.parse(other.publishDate ?? never) - Date.parse(one.publishDate ?? never)

const never = new Date(0).toISOString()
