import type { Media } from '@palank/contract/media'

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

/** Wide enough for the smallest frame to be kept when a source says nothing of its size. */
const unknownSize = { width: 1600, height: 900 }

export function pictureOf(media: Media): PictureView {
  const sizes = [...media.sources].sort((one, other) => one.width - other.width)
  const srcSet = sizes.map(({ public_url, width }) => `${public_url} ${width}w`)
  if (media.width && !sizes.some(({ width }) => width === media.width)) {
    srcSet.push(`${media.public_url} ${media.width}w`)
  }
  return {
    coverImage: media.public_url,
    coverImageAlt: media.alt ?? '',
    coverImageTitle: media.name,
    thumbnails: { small: media.thumbnails.small, medium: media.thumbnails.medium },
    srcSet: srcSet.join(', '),
    width: media.width ?? unknownSize.width,
    height: media.height ?? unknownSize.height,
    focus: `${media.focal.x}% ${media.focal.y}%`,
  }
}
