import path from 'node:path'
import { type AvifFile, avifFiles } from './avif.ts'

/** The folder of each collection, in the store and in the public folder alike. */
export const pictureFolders = { media: 'media', 'gallery-files': 'gallery' } as const
export type PictureCollection = keyof typeof pictureFolders

type StoredPicture = {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined>
  avif?: unknown
}

export const avifOf = ({ avif }: StoredPicture): AvifFile[] => avifFiles.catch([]).parse(avif)

/** The names of all files of a picture. */
export function filesOf(picture: StoredPicture): string[] {
  const sizes = Object.values(picture.sizes ?? {})
  const names = [picture, ...sizes, ...avifOf(picture)].map((file) => file?.filename)
  // A picture smaller than two sizes has one file for both.
  return [...new Set(names.filter((name) => typeof name === 'string').map((name) => path.basename(name)))]
}

/** The same in SQL, of a row of either table; the picture itself comes first. */
export const filesSql = `array_remove(
  array[filename, sizes_small_filename, sizes_medium_filename, sizes_large_filename]::text[]
  || array(select file ->> 'filename' from jsonb_array_elements(avif) file), null)`
