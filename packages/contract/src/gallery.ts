import { z } from 'zod'
import { delivered } from './language.ts'
import { media, source, thumbnails, timestamp, url } from './media.ts'
import { count, id, paging } from './paging.ts'
import { category } from './taxonomy.ts'

export const gallery = z
  .object({
    id,
    type: z.literal('gallery'),
    lang: delivered,
    name: z.string().min(1),
    description: z.string().nullable(),
    publish_date: timestamp,
    categories: z.array(category),
    cover_image: media.nullable(),
    thumbnails: thumbnails.nullable(),
    file_count: count,
  })
  .meta({ id: 'Gallery' })
export type Gallery = z.infer<typeof gallery>

export const lightGalleryFile = z
  .object({
    id,
    name: z.string(),
    store_path: url,
    hash_filename: z.string().min(1),
    order: z.int(),
  })
  .meta({ id: 'LightGalleryFile' })
export type LightGalleryFile = z.infer<typeof lightGalleryFile>

export const galleryFile = lightGalleryFile
  .extend({
    alt: z.string().nullable(),
    width: z.int().min(1).nullable(),
    height: z.int().min(1).nullable(),
    thumbnails,
    sources: z.array(source),
  })
  .meta({ id: 'GalleryFile' })
export type GalleryFile = z.infer<typeof galleryFile>

export const galleryFiles = z.object({
  data: z.object({
    files: z.array(galleryFile).describe('This page of the gallery.'),
    allfile: z.array(lightGalleryFile).describe('The whole gallery.'),
  }),
  meta: paging,
})
