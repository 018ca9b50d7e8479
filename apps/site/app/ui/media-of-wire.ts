import type { ArticleItem } from '@palank/contract/article'
import type { Gallery } from '@palank/contract/gallery'
import type { Media, Thumbnails } from '@palank/contract/media'
import type { VideoItem } from '@palank/contract/video'
import { type Language, languages, pathFor } from '@palank/routes'
import type { MediaCategory, MediaItem, MediaType } from './media-item.ts'
import { type PictureView, pictureOf } from './picture.ts'
import { attempt, isDate, isId, list, sourceOf, words } from './wire.ts'

type Wire = {
  id: number
  type: MediaType
  lang: Language
  publish_date: string
  categories: MediaCategory[]
  cover_image: Media | null
}
type Own = {
  title: string
  description: string | null
  link: string | undefined
  thumbnails?: Thumbnails | null
  imagesCount?: number
}

const size = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null
const percent = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value <= 100 ? value : 50

/** The picture of a medium, unless it has no address; whatever else it lacks is as if it were not said. */
export function pictureOrNone(media: Media | null | undefined): PictureView | null {
  const address = sourceOf(media?.public_url)
  if (!media || !address) return null
  const { thumbnails, focal } = media
  return pictureOf({
    public_url: address,
    alt: words(media.alt),
    name: words(media.name),
    width: size(media.width),
    height: size(media.height),
    focal: { x: percent(focal?.x), y: percent(focal?.y) },
    thumbnails: {
      small: sourceOf(thumbnails?.small) ?? null,
      medium: sourceOf(thumbnails?.medium) ?? null,
      large: sourceOf(thumbnails?.large) ?? null,
    },
    sources: list(media.sources).filter(({ public_url, width }) => sourceOf(public_url) && size(width)),
  })
}

/** A cover that has lost its file may still have its thumbnails. */
function pictureFrom(media: Media | null, thumbnails: Thumbnails | null | undefined): PictureView | null {
  const small = sourceOf(thumbnails?.small) ?? null
  const medium = sourceOf(thumbnails?.medium) ?? null
  const picture = pictureOrNone(media)
  if (picture) {
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

/** F3: categories need a name and a slug. */
export const categoriesOf = (wire: readonly MediaCategory[] | null | undefined): MediaCategory[] =>
  list(wire).flatMap(({ name, slug, highlighted }) =>
    words(name) && words(slug)
      ? [{ name: words(name), slug: words(slug), highlighted: highlighted === true }]
      : [],
  )

/** The language to mark a text with, when it is not the page's. */
export const foreign = (lang: unknown, language: Language): Language | undefined =>
  languages.find((known) => known === lang && known !== language)

function mediaItem(wire: Wire, language: Language, own: Own): MediaItem | undefined {
  const title = words(own.title)
  if (!title || !own.link || !isDate(wire.publish_date)) return undefined
  const picture = pictureFrom(wire.cover_image, own.thumbnails)
  return {
    key: `${wire.type}-${wire.id}`,
    type: wire.type,
    title,
    description: words(own.description),
    coverImage: picture?.coverImage ?? null,
    coverImageAlt: picture?.coverImageAlt ?? '',
    coverImageTitle: picture?.coverImageTitle ?? '',
    thumbnails: picture?.thumbnails ?? { small: null, medium: null },
    picture,
    link: own.link,
    publishDate: wire.publish_date,
    categories: categoriesOf(wire.categories),
    imagesCount: Number.isInteger(own.imagesCount) ? Math.max(0, own.imagesCount ?? 0) : 0,
    lang: foreign(wire.lang, language),
  }
}

export const mediaItemOfArticle = (article: ArticleItem, language: Language): MediaItem | undefined =>
  attempt(() =>
    mediaItem({ ...article, type: 'news' }, language, {
      title: article.title,
      description: article.lead,
      link: words(article.slug) && pathFor('article', language, { slug: article.slug }),
    }),
  )

export const mediaItemOfGallery = (gallery: Gallery, language: Language): MediaItem | undefined =>
  attempt(() =>
    mediaItem({ ...gallery, type: 'gallery' }, language, {
      title: gallery.name,
      description: gallery.description,
      link: isId(gallery.id) ? pathFor('gallery', language, { id: gallery.id }) : undefined,
      thumbnails: gallery.thumbnails,
      imagesCount: gallery.file_count,
    }),
  )

export const mediaItemOfVideo = (video: VideoItem, language: Language): MediaItem | undefined =>
  attempt(() =>
    mediaItem({ ...video, type: 'video' }, language, {
      title: video.name,
      description: video.description,
      link: isId(video.id) ? pathFor('video', language, { id: video.id }) : undefined,
      thumbnails: video.thumbnails,
    }),
  )
