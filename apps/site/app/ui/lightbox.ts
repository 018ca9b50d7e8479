import type { Language } from '@palank/routes'
import { type PictureView, sizeOf } from '~/model/picture.ts'

/** Small, since a gallery's page holds all of its pictures. */
export type LightboxPicture = {
  id: string
  name: string
  original: string
  /** To save the original as. */
  fileName: string
  /** Without this and what follows, the original is shown. */
  thumb: string | null
  srcSet: string
  avif: string
  width: number | null
  height: number | null
}

const words: Record<Language, string> = { hu: 'kep', en: 'picture' }

/** The hash that opens one picture. */
export const pictureHash = (id: string, language: Language): string =>
  `#${words[language]}-${encodeURIComponent(id.toWellFormed())}`

/** The id of the picture in a hash of either language. */
export function pictureInHash(hash: string): string | undefined {
  const encoded = /^#(?:kep|picture)-([\w.%~!'()*-]+)$/.exec(hash)?.[1]
  if (encoded === undefined) return undefined
  try {
    return decodeURIComponent(encoded)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** The places up to `reach` before and after a place. */
export function placesNear(place: number, count: number, reach: number): number[] {
  const from = Math.max(0, place - reach)
  const to = Math.min(count - 1, place + reach)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step)
}

/** The place that a key moves to; undefined if it does not move. */
export function placeByKey(key: string, place: number, count: number): number | undefined {
  const target = new Map([
    ['ArrowLeft', place - 1],
    ['ArrowRight', place + 1],
    ['Home', 0],
    ['End', count - 1],
  ]).get(key)
  return target === undefined || target < 0 || target >= count || target === place ? undefined : target
}

function viewOf(
  source: string,
  { name, width, height }: LightboxPicture,
  { srcSet, avif } = { srcSet: '', avif: '' },
): PictureView {
  return {
    coverImage: source,
    coverImageAlt: name,
    coverImageTitle: name,
    thumbnails: { small: null, medium: null },
    srcSet,
    avif,
    ...sizeOf({ width, height }),
    focus: '50% 50%',
  }
}

export const largeView = (picture: LightboxPicture): PictureView => viewOf(picture.original, picture, picture)

export const thumbView = (picture: LightboxPicture): PictureView | null =>
  picture.thumb ? viewOf(picture.thumb, picture) : null
