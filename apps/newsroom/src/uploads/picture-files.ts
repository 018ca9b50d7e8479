import path from 'node:path'
import { type AvifFile, avifFiles } from './avif.ts'

/** The folder of each collection, in the store and in the public folder alike. */
export const pictureFolders = { media: 'media', 'gallery-files': 'gallery' } as const
export type PictureCollection = keyof typeof pictureFolders
export const documentFolder = 'documents'

export type StoredPicture = {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined>
  avif?: unknown
  share?: string | null
}

export const avifOf = ({ avif }: StoredPicture): AvifFile[] => avifFiles.catch([]).parse(avif)

/** The names of all files of a picture. */
export function filesOf(picture: StoredPicture): string[] {
  const sizes = Object.values(picture.sizes ?? {})
  const files = [picture, ...sizes, ...avifOf(picture)].map((file) => file?.filename)
  const names = [...files, picture.share].filter((name) => typeof name === 'string' && name !== '')
  // A picture smaller than two sizes has one file for both.
  return [...new Set(names.map((name) => path.basename(name as string)))]
}

/** The same in SQL, of a row of either table; the picture itself comes first. */
export const filesSql = `array_remove(
  array[filename, sizes_small_filename, sizes_medium_filename, sizes_large_filename, nullif(share, '')]::text[]
  || array(select file ->> 'filename' from jsonb_array_elements(avif) file), null)`
