import type { ArticleItem } from '@palank/contract/article'
import type { Gallery } from '@palank/contract/gallery'
import type { Media, Thumbnails } from '@palank/contract/media'
import type { VideoItem } from '@palank/contract/video'
import { type Language, pathFor } from '@palank/routes'
import { type PictureView, pictureOf } from '~/ui/picture.ts'

export type NewsType = 'news' | 'gallery' | 'video'
export type NewsCategory = { name: string; slug: string; highlighted: boolean }

/** A story of any kind, as sliders, boxes and tiles show it. */
export type NewsItem = {
  /** Its own among stories of every kind. */
  key: string
  type: NewsType
  title: string
  description: string
  coverImage: string | null
  coverImageAlt: string
  coverImageTitle: string
  thumbnails: { small: string | null; medium: string | null }
  picture: PictureView | null
  link: string
  publishDate: string
  categories: NewsCategory[]
  imagesCount: number
  /** Where the text is in another language than the page. */
  lang: Language | undefined
}

type Wire = {
  id: number
  type: NewsType
  lang: Language
  publish_date: string
  categories: NewsCategory[]
  cover_image: Media | null
}
type Own = {
  title: string
  description: string | null
  link: string | undefined
  thumbnails?: Thumbnails | null
  imagesCount?: number
}

/** The address of a story, unless its slug or id is one that no path can hold. */
function linkOr(make: () => string): string | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

/** A cover that has lost its file may still have its thumbnails. */
function pictureFrom(media: Media | null, thumbnails: Thumbnails | null | undefined): PictureView | null {
  const { small = null, medium = null } = thumbnails ?? {}
  if (media) {
    const picture = pictureOf(media)
    const own = picture.thumbnails
    return { ...picture, thumbnails: { small: small ?? own.small, medium: medium ?? own.medium } }
  }
  const only = medium ?? small
  if (!only) return null
  return {
    coverImage: only,
    coverImageAlt: '',
    coverImageTitle: '',
    thumbnails: { small, medium },
    srcSet: '',
    width: 1600,
    height: 900,
    focus: '50% 50%',
  }
}

function newsItem(wire: Wire, language: Language, own: Own): NewsItem | undefined {
  const title = own.title?.trim()
  if (!title || !own.link || Number.isNaN(Date.parse(wire.publish_date))) return undefined
  const picture = pictureFrom(wire.cover_image, own.thumbnails)
  return {
    key: `${wire.type}-${wire.id}`,
    type: wire.type,
    title,
    description: own.description?.trim() ?? '',
    coverImage: picture?.coverImage ?? null,
    coverImageAlt: picture?.coverImageAlt ?? '',
    coverImageTitle: picture?.coverImageTitle ?? '',
    thumbnails: picture?.thumbnails ?? { small: null, medium: null },
    picture,
    link: own.link,
    publishDate: wire.publish_date,
    categories: wire.categories
      .filter(({ name, slug }) => name && slug)
      .map(({ name, slug, highlighted }) => ({ name, slug, highlighted })),
    imagesCount: own.imagesCount ?? 0,
    lang: wire.lang === language ? undefined : wire.lang,
  }
}

export const newsItemOfArticle = (article: ArticleItem, language: Language) =>
  newsItem(article, language, {
    title: article.title,
    description: article.lead,
    link: linkOr(() => pathFor('article', language, { slug: article.slug })),
  })

export const newsItemOfGallery = (gallery: Gallery, language: Language) =>
  newsItem(gallery, language, {
    title: gallery.name,
    description: gallery.description,
    link: linkOr(() => pathFor('gallery', language, { id: gallery.id })),
    thumbnails: gallery.thumbnails,
    imagesCount: gallery.file_count,
  })

export const newsItemOfVideo = (video: VideoItem, language: Language) =>
  newsItem(video, language, {
    title: video.name,
    description: video.description,
    link: linkOr(() => pathFor('video', language, { id: video.id })),
    thumbnails: video.thumbnails,
  })

/** Stories of every kind in one list, newest first. */
export const mixNews = (...lists: NewsItem[][]): NewsItem[] =>
  lists.flat().sort((one, other) => Date.parse(other.publishDate) - Date.parse(one.publishDate))

/** The category that a tile wears. */
export const highlightedCategory = ({ categories }: NewsItem): NewsCategory | undefined =>
  categories.find(({ highlighted }) => highlighted)

/** Only what a tile shows: whatever a page's data holds is sent twice, drawn and to be drawn again. */
export function tileOf(item: NewsItem): NewsItem {
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
