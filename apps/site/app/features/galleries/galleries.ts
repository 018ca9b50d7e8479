import type { Gallery, GalleryFile, LightGalleryFile } from '@palank/contract/gallery'
import type { Language } from '@palank/routes'
import { type MediaItem, mediaItemOfGallery } from '~/model/media.ts'
import { type PictureView, pictureOf } from '~/model/picture.ts'
import type { LightboxPicture } from '~/ui/lightbox.ts'

/** A gallery's own page tells what its tile does, and all of it. */
export type GalleryView = MediaItem & { id: number }

/** A picture of the page that is shown. */
export type GalleryPicture = {
  id: string
  name: string
  alt: string
  original: string
  /** Width over height, within what a row can hold. */
  ratio: number
  picture: PictureView
}

export const galleryOf = (wire: Gallery, language: Language): GalleryView => ({
  ...mediaItemOfGallery(wire, language),
  id: wire.id,
})

/** What a picture is known by: its id, or its file's name, which is made of its content. */
const keyOf = ({ id, hash_filename: file }: LightGalleryFile): string => (id ? String(id) : file)

const [narrowest, widest] = [0.5, 3]

const pictureOfFile = (file: GalleryFile): PictureView => pictureOf({ ...file, public_url: file.store_path })

export const picturesOf = (files: readonly GalleryFile[]): GalleryPicture[] =>
  files.map((file) => {
    const picture = pictureOfFile(file)
    return {
      id: keyOf(file),
      name: file.name,
      alt: file.alt || file.name,
      original: file.store_path,
      ratio: Math.min(widest, Math.max(narrowest, picture.width / picture.height)),
      picture,
    }
  })

/** No screen that has room for the large picture draws it from anything smaller. */
const smallestLarge = 700

function walkPicture(light: LightGalleryFile, file: GalleryFile | undefined): LightboxPicture {
  const { name, store_path: original, hash_filename: fileName } = light
  const base = { id: keyOf(light), name, original, fileName }
  if (!file) return { ...base, thumb: null, srcSet: '', width: null, height: null }
  const srcSet = file.sources
    .filter(({ width }) => width >= smallestLarge)
    .toSorted((one, other) => one.width - other.width)
    .map(({ public_url, width }) => `${public_url} ${width}w`)
    .join(', ')
  const { thumbnails, width, height } = pictureOfFile(file)
  return { ...base, thumb: thumbnails.small ?? thumbnails.medium, srcSet, width, height }
}

/** The whole gallery as the lightbox walks it: the light list in its order, with what the full files know of it. */
export function walkOf(light: readonly LightGalleryFile[], files: readonly GalleryFile[]): LightboxPicture[] {
  const full = new Map(files.map((file) => [keyOf(file), file]))
  // Without the light list, what is there of the full one is all that can be walked.
  const all = light.length > 0 ? light : files
  const walk = all.map((file) => walkPicture(file, full.get(keyOf(file))))
  // A picture that is there twice would be two at the same address.
  return [...new Map(walk.map((picture) => [picture.id, picture])).values()]
}
