import type { Media, Thumbnails } from '@palank/contract/media'

/** The names are those of the news item's fields. */
export type PictureView = {
  coverImage: string
  coverImageAlt: string
  coverImageTitle: string
  thumbnails: { small: string | null; medium: string | null }
  /** All sizes, narrowest first. */
  srcSet: string
  width: number
  height: number
  /** For object-position: what stays visible when the frame crops. */
  focus: string
}

/** For pictures of unknown size, so that the layout does not shift. */
const unknownSize = { width: 1600, height: 900 }

/** Width or height alone does not count. */
export const sizeOf = ({ width, height }: { width: number | null; height: number | null }) =>
  width && height ? { width, height } : unknownSize

type PictureSource = Omit<Media, 'focal'> & Partial<Pick<Media, 'focal'>>

export function pictureOf(media: PictureSource): PictureView {
  const sizes = media.sources.toSorted((a, b) => a.width - b.width)
  const srcSet = sizes.map(({ public_url, width }) => `${public_url} ${width}w`)
  if (media.width && !sizes.some(({ width }) => width === media.width)) {
    srcSet.push(`${media.public_url} ${media.width}w`)
  }
  const { x, y } = media.focal ?? { x: 50, y: 50 }
  return {
    coverImage: media.public_url,
    coverImageAlt: media.alt ?? '',
    coverImageTitle: media.name,
    thumbnails: { small: media.thumbnails.small, medium: media.thumbnails.medium },
    srcSet: srcSet.join(', '),
    ...sizeOf(media),
    focus: `${x}% ${y}%`,
  }
}

export function pictureFromThumbnails({ small, medium }: Thumbnails): PictureView | null {
  const source = medium ?? small
  if (!source) return null
  return {
    coverImage: source,
    coverImageAlt: '',
    coverImageTitle: '',
    thumbnails: { small, medium },
    srcSet: '',
    ...unknownSize,
    focus: '50% 50%',
  }
}

export const pictureOrNone = (media: Media | null): PictureView | null => media && pictureOf(media)
