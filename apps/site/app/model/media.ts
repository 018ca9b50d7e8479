import type { Language } from '@palank/routes'
import type { DrawnCoverView } from './drawn-cover.ts'
import type { PictureView } from './picture.ts'

export type MediaType = 'news' | 'gallery' | 'video'
export type MediaCategory = { name: string; slug: string; highlighted: boolean }

/** A story of any kind, as sliders, boxes and tiles show it. */
export type MediaItem = {
  /** Unique among stories of every kind. */
  key: string
  type: MediaType
  title: string
  description: string
  coverImage: string | null
  coverImageAlt: string
  coverImageTitle: string
  thumbnails: { small: string | null; medium: string | null }
  picture: PictureView | null
  /** In place of the picture, where there is none. */
  drawn: DrawnCoverView | null
  link: string
  publishDate: string | null
  /** As the page shows it, formatted on the server. */
  publishText: string | null
  categories: MediaCategory[]
  imagesCount: number
  /** Set where the text is in another language than the page. */
  lang: Language | undefined
}

/** The category that a tile shows. */
export const highlightedCategory = ({ categories }: MediaItem): MediaCategory | undefined =>
  categories.find(({ highlighted }) => highlighted)
