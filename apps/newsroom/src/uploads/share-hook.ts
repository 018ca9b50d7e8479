import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { env } from '../env.ts'
import type { Media } from '../payload-types.ts'
import { type PictureCollection, pictureFolders } from './picture-files.ts'
import { writeShare } from './share.ts'

type Stored = Pick<Media, 'filename' | 'mimeType' | 'focalX' | 'focalY' | 'sizes'>

/** The large size is quicker to read than the original, and sharp enough. */
async function bytesOf({ filename, sizes }: Stored, folder: string, req: PayloadRequest): Promise<Buffer> {
  if (req.file) return req.payloadUploadSizes?.large ?? req.file.data
  return readFile(path.join(folder, path.basename(sizes?.large?.filename ?? filename ?? '')))
}

/**
 * At once, since an article is often shared the moment it is published; again when the focal point moves. What fails is
 * left to the worker.
 */
export const makeShare =
  (collection: PictureCollection): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const picture: Stored = { ...originalDoc, ...data }
    const { filename, mimeType, focalX, focalY } = picture
    const isMoved = originalDoc && (focalX !== originalDoc.focalX || focalY !== originalDoc.focalY)
    if (!filename || mimeType === 'image/svg+xml' || !(req.file || isMoved)) return data
    const folder = path.join(env.STORE_DIR, pictureFolders[collection])
    try {
      const focal = { x: focalX ?? 50, y: focalY ?? 50 }
      const bytes = await bytesOf(picture, folder, req)
      const share = await writeShare(
        folder,
        { filename, data: bytes, focal },
        req.payload.config.sharp ?? sharp,
      )
      return { ...data, share }
    } catch (error) {
      req.payload.logger.warn({ err: error, collection }, 'picture has nothing to share yet')
      return { ...data, share: null }
    }
  }
