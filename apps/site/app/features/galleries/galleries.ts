import type { Gallery, GalleryFile, LightGalleryFile } from '@palank/contract/gallery'
import type { Language } from '@palank/routes'
import type { LightboxPicture } from '~/ui/lightbox.ts'
import type { MediaItem } from '~/ui/media-item.ts'
import { mediaItemOfGallery, pictureOrNone } from '~/ui/media-of-wire.ts'
import type { PictureView } from '~/ui/picture.ts'
import { attempt, isId, list, sourceOf, words } from '~/ui/wire.ts'

/** A gallery's own page tells what its tile does, and all of it. */
export type GalleryView = MediaItem & { id: number }

/** A picture of the page that is shown. */
export type GalleryPicture = {
  id: number
  name: string
  alt: string
  original: string
  /** Width over height, within what a row can hold. */
  ratio: number
  picture: PictureView
}

export function galleryOf(wire: Gallery, language: Language): GalleryView | undefined {
  const item = mediaItemOfGallery(wire, language)
  return item && { ...item, id: wire.id }
}

/** F3: a picture needs a source and a hash file name. */
function known({ id, store_path, hash_filename, name }: LightGalleryFile) {
  const original = sourceOf(store_path)
  const fileName = words(hash_filename)
  return isId(id) && original && fileName ? { id, original, fileName, name: words(name) } : undefined
}

const [narrowest, widest] = [0.5, 3]

function pictureOfFile(file: GalleryFile): GalleryPicture | undefined {
  const base = known(file)
  const picture =
    base && pictureOrNone({ ...file, public_url: base.original, name: base.name, focal: { x: 50, y: 50 } })
  if (!base || !picture) return undefined
  const { id, name, original } = base
  const ratio = Math.min(widest, Math.max(narrowest, picture.width / picture.height)) || 16 / 9
  return { id, name, alt: words(file.alt) || name, original, ratio, picture }
}

export const picturesOf = (files: readonly GalleryFile[] | null | undefined): GalleryPicture[] =>
  list(files).flatMap((file) => attempt(() => pictureOfFile(file)) ?? [])

/** No screen that has room for the large picture draws it from anything smaller. */
const smallestLarge = 700

function walkPicture(light: LightGalleryFile, file: GalleryFile | undefined): LightboxPicture | undefined {
  const base = known(light)
  if (!base) return undefined
  const picture = file && pictureOfFile(file)?.picture
  if (!file || !picture) return { ...base, thumb: null, srcSet: '', width: null, height: null }
  const srcSet = list(file.sources)
    .filter(({ public_url, width }) => sourceOf(public_url) && width >= smallestLarge)
    .toSorted((one, other) => one.width - other.width)
    .map(({ public_url, width }) => `${public_url} ${width}w`)
    .join(', ')
  const thumb = sourceOf(picture.thumbnails.small) ?? sourceOf(picture.thumbnails.medium) ?? null
  return { ...base, thumb, srcSet, width: picture.width, height: picture.height }
}

/** The whole gallery as the lightbox walks it: the light list in its order, with what the full files know of it. */
export function walkOf(
  light: readonly LightGalleryFile[] | null | undefined,
  files: readonly GalleryFile[] | null | undefined,
): LightboxPicture[] {
  const full = new Map(list(files).map((file) => [file.id, file]))
  const walk = list(light).flatMap((file) => attempt(() => walkPicture(file, full.get(file.id))) ?? [])
  // A picture that is there twice would be two at the same address.
  return [...new Map(walk.map((picture) => [picture.id, picture])).values()]
}
