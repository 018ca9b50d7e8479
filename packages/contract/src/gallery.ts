import { z } from 'zod'
import { textLanguage } from './language.ts'
import { media, pictureFields, thumbnails, timestamp, url } from './media.ts'
import { always, listed, maybe } from './optional.ts'
import { count, id, paging } from './paging.ts'
import { category } from './taxonomy.ts'
import { name, text } from './text.ts'

export const gallery = z
  .object({
    id,
    type: z.literal('gallery').default('gallery'),
    lang: always(textLanguage),
    name,
    description: maybe(text),
    publish_date: always(timestamp),
    categories: listed(category),
    cover_image: maybe(media),
    thumbnails: maybe(thumbnails),
    file_count: count.default(0),
  })
  .meta({ id: 'Gallery' })
export type Gallery = z.infer<typeof gallery>

export const lightGalleryFile = z
  .object({
    // A file without an id is identified by its hash_filename.
    id: always(id),
    name: text.default(''),
    store_path: url,
    hash_filename: name,
    order: z.int().default(0),
  })
  .meta({ id: 'LightGalleryFile' })
export type LightGalleryFile = z.infer<typeof lightGalleryFile>

export const galleryFile = lightGalleryFile.extend(pictureFields).meta({ id: 'GalleryFile' })
export type GalleryFile = z.infer<typeof galleryFile>

export const galleryFiles = z.object({
  data: z.object({
    files: listed(galleryFile).describe('This page of the gallery.'),
    allfile: listed(lightGalleryFile).describe('The whole gallery.'),
  }),
  meta: paging.prefault({}),
})
