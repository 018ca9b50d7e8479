import type { Media, Thumbnails } from '@palank/contract/media'

/** What a picture on the page is drawn from; the names are those of the news item's fields. */
export type PictureView = {
  coverImage: string
  coverImageAlt: string
  coverImageTitle: string
  thumbnails: { small: string | null; medium: string | null }
  /** Every size of the same picture, narrowest first. */
  srcSet: string
  width: number
  height: number
  /** For object-position: what must stay in sight when the frame cuts. */
  focus: string
}

/** The shape a picture is given that says nothing of its size: its place on the page is kept by it. */
export const unknownSize = { width: 1600, height: 900 }

/** One size without the other is the size of no picture. */
export const sizeOf = ({ width, height }: { width: number | null; height: number | null }) =>
  width && height ? { width, height } : unknownSize

type Pictured = Omit<Media, 'focal'> & Partial<Pick<Media, 'focal'>>

export function pictureOf(media: Pictured): PictureView {
  const sizes = media.sources.toSorted((one, other) => one.width - other.width)
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

/** A picture that has nothing but its thumbnails. */
export function pictureFromThumbnails({ small, medium }: Thumbnails): PictureView | null {
  const only = medium ?? small
  if (!only) return null
  return {
    coverImage: only,
    coverImageAlt: '',
    coverImageTitle: '',
    thumbnails: { small, medium },
    srcSet: '',
    ...unknownSize,
    focus: '50% 50%',
  }
}

export const pictureOrNone = (media: Media | null): PictureView | null => media && pictureOf(media)
