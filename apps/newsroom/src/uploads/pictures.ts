import path from 'node:path'
import type { UploadConfig } from 'payload'
import { env } from '../env.ts'

const webp = { format: 'webp', options: { quality: 80 } } as const

/** Sizes keep the aspect ratio, so moving the focal point never changes a stored file. */
export const pictureUpload = (folder: string, mimeTypes: string[]): UploadConfig => ({
  staticDir: path.join(env.MEDIA_DIR, folder),
  mimeTypes,
  imageSizes: [
    { name: 'small', width: 480, withoutEnlargement: true, formatOptions: webp },
    { name: 'medium', width: 960, withoutEnlargement: true, formatOptions: webp },
    { name: 'large', width: 1920, withoutEnlargement: true, formatOptions: webp },
  ],
  adminThumbnail: 'small',
  focalPoint: true,
  crop: false,
  pasteURL: false,
})
