import path from 'node:path'
import type { UploadConfig } from 'payload'
import { env } from '../env.ts'
import { type PictureCollection, pictureFolders } from './picture-files.ts'

const sizeOptions = {
  withoutEnlargement: true,
  // Without a fit, Payload encodes each size twice, to cut it around a focal point that cuts nothing off.
  fit: 'inside',
  formatOptions: { format: 'webp', options: { quality: 80 } },
} as const

/** Sizes keep the aspect ratio, so moving the focal point never changes a stored file. */
export const pictureUpload = (collection: PictureCollection, mimeTypes: string[]): UploadConfig => ({
  staticDir: path.join(env.STORE_DIR, pictureFolders[collection]),
  mimeTypes,
  imageSizes: [
    { name: 'small', width: 480, ...sizeOptions },
    { name: 'medium', width: 960, ...sizeOptions },
    { name: 'large', width: 1920, ...sizeOptions },
  ],
  adminThumbnail: 'small',
  focalPoint: true,
  crop: false,
  pasteURL: false,
})
