import type { Language } from '@palank/routes'
import { type PictureView, sizeOf } from '~/model/picture.ts'

/** A picture of the walk; lean, for a gallery's page carries the whole walk. */
export type LightboxPicture = {
  id: string
  name: string
  /** Where the original is, and the name to save it by. */
  original: string
  fileName: string
  /** What only the full list of files knows; a picture without it is drawn from its original. */
  thumb: string | null
  srcSet: string
  width: number | null
  height: number | null
}

const words: Record<Language, string> = { hu: 'kep', en: 'picture' }

/** The end of the address that opens one picture. */
export const pictureHash = (id: string, language: Language): string =>
  `#${words[language]}-${encodeURIComponent(id.toWellFormed())}`

/** The picture that an address names, in the words of either language. */
export function pictureInHash(hash: string): string | undefined {
  const found = /^#(?:kep|picture)-([\w.%~!'()*-]+)$/.exec(hash)?.[1]
  if (found === undefined) return undefined
  try {
    return decodeURIComponent(found)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** The places within reach of one, as far as there are any. */
export function placesNear(place: number, count: number, reach: number): number[] {
  const from = Math.max(0, place - reach)
  const to = Math.min(count - 1, place + reach)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step)
}

/** Where a key leads; undefined for a key that leads nowhere. */
export function placeByKey(key: string, place: number, count: number): number | undefined {
  const wanted = new Map([
    ['ArrowLeft', place - 1],
    ['ArrowRight', place + 1],
    ['Home', 0],
    ['End', count - 1],
  ]).get(key)
  return wanted === undefined || wanted < 0 || wanted >= count || wanted === place ? undefined : wanted
}

function viewOf(source: string, { name, width, height }: LightboxPicture, srcSet = ''): PictureView {
  return {
    coverImage: source,
    coverImageAlt: name,
    coverImageTitle: name,
    thumbnails: { small: null, medium: null },
    srcSet,
    ...sizeOf({ width, height }),
    focus: '50% 50%',
  }
}

export const largeView = (picture: LightboxPicture): PictureView =>
  viewOf(picture.original, picture, picture.srcSet)

export const thumbView = (picture: LightboxPicture): PictureView | null =>
  picture.thumb ? viewOf(picture.thumb, picture) : null
