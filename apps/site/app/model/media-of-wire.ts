import type { ArticleItem } from '@palank/contract/article'
import type { Gallery } from '@palank/contract/gallery'
import type { Media, Thumbnails } from '@palank/contract/media'
import type { Category } from '@palank/contract/taxonomy'
import type { VideoItem } from '@palank/contract/video'
import { type Language, pathFor } from '@palank/routes'
import type { MediaCategory, MediaItem, MediaType } from './media-item.ts'
import { type PictureView, pictureFromThumbnails, pictureOf } from './picture.ts'

type Wire = {
  lang: Language | null
  publish_date: string | null
  categories: Category[]
  cover_image: Media | null
  thumbnails?: Thumbnails | null
}
type Own = {
  key: string
  type: MediaType
  title: string
  description: string | null
  link: string
  imagesCount?: number
}

/** Thumbnails beside a cover are those of a cover that has none itself, or has lost its file. */
function coverOf({ cover_image: media, thumbnails }: Wire): PictureView | null {
  if (!media) return thumbnails ? pictureFromThumbnails(thumbnails) : null
  const picture = pictureOf(media)
  const { small, medium } = thumbnails ?? {}
  return {
    ...picture,
    thumbnails: { small: small ?? picture.thumbnails.small, medium: medium ?? picture.thumbnails.medium },
  }
}

export const categoriesOf = (wire: readonly Category[]): MediaCategory[] =>
  wire.map(({ name, slug, highlighted }) => ({ name, slug, highlighted }))

/** The language to mark a text with, when it is not the page's. */
export const foreign = (lang: Language | null, language: Language): Language | undefined =>
  lang && lang !== language ? lang : undefined

function mediaItem(wire: Wire, language: Language, { description, imagesCount = 0, ...own }: Own): MediaItem {
  const picture = coverOf(wire)
  return {
    ...own,
    description: description ?? '',
    coverImage: picture?.coverImage ?? null,
    coverImageAlt: picture?.coverImageAlt ?? '',
    coverImageTitle: picture?.coverImageTitle ?? '',
    thumbnails: picture?.thumbnails ?? { small: null, medium: null },
    picture,
    publishDate: wire.publish_date,
    categories: categoriesOf(wire.categories),
    imagesCount,
    lang: foreign(wire.lang, language),
  }
}

export const mediaItemOfArticle = (article: ArticleItem, language: Language): MediaItem =>
  mediaItem(article, language, {
    key: `news-${article.id ?? article.slug}`,
    type: 'news',
    title: article.title,
    description: article.lead,
    link: pathFor('article', language, { slug: article.slug }),
  })

export const mediaItemOfGallery = (gallery: Gallery, language: Language): MediaItem =>
  mediaItem(gallery, language, {
    key: `gallery-${gallery.id}`,
    type: 'gallery',
    title: gallery.name,
    description: gallery.description,
    link: pathFor('gallery', language, { id: gallery.id }),
    imagesCount: gallery.file_count,
  })

export const mediaItemOfVideo = (video: VideoItem, language: Language): MediaItem =>
  mediaItem(video, language, {
    key: `video-${video.id}`,
    type: 'video',
    title: video.name,
    description: video.description,
    link: pathFor('video', language, { id: video.id }),
  })
