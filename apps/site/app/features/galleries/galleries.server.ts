import type { GalleryFile } from '@palank/contract/gallery'
import type { Language } from '@palank/routes'
import { isMissing } from '~/api/api-error.ts'
import { galleryFind, galleryList, galleryListFiles } from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import { type MediaItem, mediaItemOfGallery, tileOf } from '~/model/media.ts'
import type { LightboxPicture } from '~/ui/lightbox.ts'
import { type GalleryPicture, type GalleryView, galleryOf, picturesOf, walkOf } from './galleries.ts'

const perPage = 12

export type GalleriesPage = { items: MediaItem[]; page: number; count: number }

/** A page of the list; nothing when it has no such page. */
export async function loadGalleries(language: Language, page: number): Promise<GalleriesPage | undefined> {
  const { data, meta } = await galleryList(language, { page, per_page: perPage })
  if (page > meta.last_page) return undefined
  const items = data.map((gallery) => mediaItemOfGallery(gallery, language))
  return { items: items.map(tileOf), page, count: meta.last_page }
}

/** The most that a call gives at once, and the most calls: beyond it the lightbox draws from the originals. */
const atOnce = 100
const mostCalls = 5

/** What the light list does not tell of the rest of the gallery: its sizes and thumbnails. */
async function everyFile(language: Language, id: number, total: number): Promise<GalleryFile[]> {
  const calls = Math.min(mostCalls, Math.ceil(total / atOnce))
  const pages = await Promise.all(
    Array.from({ length: calls }, (_, index) =>
      galleryListFiles(language, id, { page: index + 1, per_page: atOnce }),
    ),
  )
  return pages.flatMap(({ data }) => data.files)
}

export type GalleryPage = {
  gallery: GalleryView
  pictures: GalleryPicture[]
  /** The whole gallery, of which the page shows a part. */
  walk: LightboxPicture[]
  page: number
  count: number
}

/** A page of a gallery; nothing when there is no such gallery, or no such page of it. */
export async function loadGallery(
  language: Language,
  id: number,
  page: number,
): Promise<GalleryPage | undefined> {
  try {
    const [found, { data, meta }] = await Promise.all([
      galleryFind(language, id, { page, per_page: perPage }),
      galleryListFiles(language, id, { page, per_page: perPage }),
    ])
    if (page > meta.last_page) return undefined
    const gallery = galleryOf(found.data, language)
    const files =
      meta.last_page > 1
        ? await optional(
            'gallery/list-files',
            everyFile(language, id, meta.total ?? data.allfile.length),
            data.files,
          )
        : data.files
    const walk = walkOf(data.allfile, [...files, ...data.files])
    return { gallery, pictures: picturesOf(data.files), walk, page, count: meta.last_page }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
