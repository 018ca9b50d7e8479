import type { ArticleItem } from '@palank/contract/article'
import type { Gallery } from '@palank/contract/gallery'
import type { Media, Thumbnails } from '@palank/contract/media'
import type { Category } from '@palank/contract/taxonomy'
import type { VideoItem } from '@palank/contract/video'
import { type Language, pathFor } from '@palank/routes'
import { formatStamp } from '~/i18n/format.ts'
import { articleKey } from './article-key.ts'
import { drawnCoverOf } from './drawn-cover.ts'
import { highlightedCategory, type MediaCategory, type MediaItem, type MediaType } from './media.ts'
import { type PictureView, pictureFromThumbnails, pictureOf } from './picture.ts'

/** Only what a tile draws: loader data is in the document twice, as markup and as data. */
export function tileOf(item: MediaItem): MediaItem {
  const { picture } = item
  const category = highlightedCategory(item)
  return {
    ...item,
    coverImageAlt: '',
    coverImageTitle: '',
    description: '',
    categories: category ? [category] : [],
    picture: picture && { ...picture, coverImageAlt: '', coverImageTitle: '' },
  }
}

const timeOf = ({ publishDate }: Pick<MediaItem, 'publishDate'>) =>
  publishDate === null ? 0 : Date.parse(publishDate)

/** Newest first; without a date last. */
export const newestFirst = (a: Pick<MediaItem, 'publishDate'>, b: Pick<MediaItem, 'publishDate'>): number =>
  timeOf(b) - timeOf(a)

type Story = {
  lang: Language | null
  publish_date: string | null
  categories: Category[]
  cover_image: Media | null
  thumbnails?: Thumbnails | null
}
type StoryFacts = {
  key: string
  type: MediaType
  title: string
  description: string | null
  link: string
  imagesCount?: number
}

/** The story's own thumbnails replace the cover's, and stand in for a missing cover. */
function coverOf({ cover_image: media, thumbnails }: Story): PictureView | null {
  if (!media) return thumbnails ? pictureFromThumbnails(thumbnails) : null
  const picture = pictureOf(media)
  const { small, medium } = thumbnails ?? {}
  return {
    ...picture,
    thumbnails: { small: small ?? picture.thumbnails.small, medium: medium ?? picture.thumbnails.medium },
  }
}

export const categoriesOf = (categories: readonly Category[]): MediaCategory[] =>
  categories.map(({ name, slug, highlighted }) => ({ name, slug, highlighted }))

/** The `lang` attribute of a text, needed only where it is not the page's language. */
export const foreignLanguage = (lang: Language | null, language: Language): Language | undefined =>
  lang && lang !== language ? lang : undefined

function mediaItem(story: Story, language: Language, facts: StoryFacts): MediaItem {
  const { description, imagesCount = 0, ...rest } = facts
  const picture = coverOf(story)
  return {
    ...rest,
    description: description ?? '',
    coverImage: picture?.coverImage ?? null,
    coverImageAlt: picture?.coverImageAlt ?? '',
    coverImageTitle: picture?.coverImageTitle ?? '',
    thumbnails: picture?.thumbnails ?? { small: null, medium: null },
    picture,
    drawn: picture ? null : drawnCoverOf(facts.key, story.publish_date, language),
    publishDate: story.publish_date,
    publishText: story.publish_date && formatStamp(story.publish_date, language),
    categories: categoriesOf(story.categories),
    imagesCount,
    lang: foreignLanguage(story.lang, language),
  }
}

export const mediaItemOfArticle = (article: ArticleItem, language: Language): MediaItem =>
  mediaItem(article, language, {
    key: articleKey(article),
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
