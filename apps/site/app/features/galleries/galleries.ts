import type { Gallery, GalleryFile, LightGalleryFile } from '@palank/contract/gallery'
import type { Language } from '@palank/routes'
import { formatDate } from '~/i18n/format.ts'
import type { MediaItem } from '~/model/media.ts'
import { mediaItemOfGallery } from '~/model/media-items.ts'
import { type PictureView, pictureOf, srcSetOf } from '~/model/picture.ts'
import type { LightboxPicture } from '~/ui/lightbox.ts'

export type GalleryView = MediaItem & { id: number }

/** A picture of the current page. */
export type GalleryPicture = {
  id: string
  name: string
  alt: string
  original: string
  /** Width over height, limited to what fits a row. */
  ratio: number
  picture: PictureView
}

export const galleryOf = (wire: Gallery, language: Language): GalleryView => ({
  ...mediaItemOfGallery(wire, language),
  publishText: wire.publish_date && formatDate(wire.publish_date, language),
  id: wire.id,
})

/** The id, or the file name, which is a hash of the content. */
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

/** Smaller sources are never used for the large picture. */
const smallestLarge = 700

function lightboxPicture(light: LightGalleryFile, file: GalleryFile | undefined): LightboxPicture {
  const { name, store_path: original, hash_filename: fileName } = light
  const base = { id: keyOf(light), name, original, fileName }
  if (!file) return { ...base, thumb: null, srcSet: '', avif: '', width: null, height: null }
  const largeSizes = (sources: GalleryFile['sources']) =>
    srcSetOf(sources.filter(({ width }) => width >= smallestLarge))
  const { thumbnails, width, height } = pictureOfFile(file)
  return {
    ...base,
    thumb: thumbnails.small ?? thumbnails.medium,
    srcSet: largeSizes(file.sources),
    avif: largeSizes(file.avif),
    width,
    height,
  }
}

/** The whole gallery for the lightbox: the light list, completed from the full files of the page. */
export function walkOf(light: readonly LightGalleryFile[], files: readonly GalleryFile[]): LightboxPicture[] {
  const full = new Map(files.map((file) => [keyOf(file), file]))
  // Without the light list, only the page's own files.
  const all = light.length > 0 ? light : files
  const walk = all.map((file) => lightboxPicture(file, full.get(keyOf(file))))
  // A picture listed twice would have the same address.
  return [...new Map(walk.map((picture) => [picture.id, picture])).values()]
}
