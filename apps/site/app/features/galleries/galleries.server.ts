import type { GalleryFile } from '@palank/contract/gallery'
import type { Api } from '~/api/api.server.ts'
import { unlessMissing } from '~/api/api-error.ts'
import type { MediaItem } from '~/model/media.ts'
import { mediaItemOfGallery, tileOf } from '~/model/media-items.ts'
import type { LightboxPicture } from '~/ui/lightbox.ts'
import { type GalleryPicture, type GalleryView, galleryOf, picturesOf, walkOf } from './galleries.ts'

const perPage = 12

export type GalleriesPage = { items: MediaItem[]; page: number; count: number }

/** A page of the list; undefined beyond the last. */
export async function loadGalleries(api: Api, page: number): Promise<GalleriesPage | undefined> {
  const { data, meta } = await api.galleryList({ page, per_page: perPage })
  if (page > meta.last_page) return undefined
  const items = data.map((gallery) => mediaItemOfGallery(gallery, api.language))
  return { items: items.map(tileOf), page, count: meta.last_page }
}

/** The most files per call and the most calls; beyond them the lightbox shows the originals. */
const atOnce = 100
const mostCalls = 5

/** The sizes and thumbnails of the whole gallery, which `allfile` lacks. */
async function everyFile(api: Api, id: number, total: number): Promise<GalleryFile[]> {
  const calls = Math.min(mostCalls, Math.ceil(total / atOnce))
  const pages = await Promise.all(
    Array.from({ length: calls }, (_, index) =>
      api.galleryListFiles(id, { page: index + 1, per_page: atOnce }),
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

/** A page of a gallery; undefined if there is no such gallery or no such page of it. */
export async function loadGallery(api: Api, id: number, page: number): Promise<GalleryPage | undefined> {
  const paging = { page, per_page: perPage }
  const found = await unlessMissing(
    Promise.all([api.galleryFind(id, paging), api.galleryListFiles(id, paging)]),
  )
  if (!found) return undefined
  const [{ data: wire }, { data, meta }] = found
  if (page > meta.last_page) return undefined
  const files =
    meta.last_page > 1
      ? await api.optional(
          'gallery/list-files',
          everyFile(api, id, meta.total ?? data.allfile.length),
          data.files,
        )
      : data.files
  return {
    gallery: galleryOf(wire, api.language),
    pictures: picturesOf(data.files),
    walk: walkOf(data.allfile, [...files, ...data.files]),
    page,
    count: meta.last_page,
  }
}
