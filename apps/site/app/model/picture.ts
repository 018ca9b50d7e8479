import type { Media, Thumbnails } from '@palank/contract/media'

/** The names are those of the news item's fields. */
export type PictureView = {
  coverImage: string
  coverImageAlt: string
  coverImageTitle: string
  thumbnails: { small: string | null; medium: string | null }
  /** Narrowest first. */
  srcSet: string
  /** The same as AVIF; empty until it has been encoded. */
  avif: string
  width: number
  height: number
  /** For object-position: what stays visible when the frame crops. */
  focus: string
  /** A JPEG of `shareSize`; null where the picture has none, undefined where the back end makes none. */
  share?: string | null | undefined
}

/** For pictures of unknown size, so that the layout does not shift. */
const unknownSize = { width: 1600, height: 900 }

/** Width or height alone does not count. */
export const sizeOf = ({ width, height }: { width: number | null; height: number | null }) =>
  width && height ? { width, height } : unknownSize

type PictureSource = Omit<Media, 'focal' | 'share'> & Partial<Pick<Media, 'focal' | 'share'>>

type Source = Media['sources'][number]

/** The sizes as a `srcset`, narrowest first. */
export const srcSetOf = (sources: readonly Source[]): string =>
  sources
    .toSorted((one, other) => one.width - other.width)
    .map(({ public_url, width }) => `${public_url} ${width}w`)
    .join(', ')

/** Every size and the original; beside AVIF only two, since few browsers read them. */
function fallbackSources({ sources, avif, thumbnails, public_url, width, height }: PictureSource): Source[] {
  const widest = Math.max(...sources.map((source) => source.width))
  if (avif.length > 0 && sources.length > 0)
    return sources.filter((source) => source.public_url === thumbnails.medium || source.width === widest)
  const hasOriginal = !width || sources.some((source) => source.width === width)
  return hasOriginal ? sources : [...sources, { public_url, width, height }]
}

export function pictureOf(media: PictureSource): PictureView {
  const { x, y } = media.focal ?? { x: 50, y: 50 }
  return {
    coverImage: media.public_url,
    coverImageAlt: media.alt ?? '',
    coverImageTitle: media.name,
    thumbnails: { small: media.thumbnails.small, medium: media.thumbnails.medium },
    srcSet: srcSetOf(fallbackSources(media)),
    avif: srcSetOf(media.avif),
    ...sizeOf(media),
    focus: `${x}% ${y}%`,
    share: media.share,
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
    avif: '',
    ...unknownSize,
    focus: '50% 50%',
  }
}

export const pictureOrNone = (media: Media | null): PictureView | null => media && pictureOf(media)
