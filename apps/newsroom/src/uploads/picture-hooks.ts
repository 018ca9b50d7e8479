import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { env } from '../env.ts'
import { removeAvif } from './avif.ts'
import { contentName } from './content-name.ts'
import { heldPictures } from './held-pictures.ts'
import { avifOf, filesOf, type PictureCollection, pictureFolders } from './picture-files.ts'
import { hideFiles, showFiles } from './public-files.ts'

/**
 * The public folder follows the picture: it shows or hides its files, and has none of a deleted or replaced one. The
 * AVIF files go from the store as its other sizes do, which Payload deletes.
 */
export const pictureHooks = (collection: PictureCollection): NonNullable<CollectionConfig['hooks']> => {
  const folder = pictureFolders[collection]
  const forget = async (picture: object) => {
    await hideFiles(env, folder, filesOf(picture))
    await removeAvif(path.join(env.STORE_DIR, folder), avifOf(picture))
  }
  return {
    beforeOperation: [contentName],
    beforeChange: [
      ({ data, req }) => (req.file ? { ...data, avif: null, source_hash: req.context.sourceHash } : data),
    ],
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        if (previousDoc?.filename && previousDoc.filename !== doc.filename) await forget(previousDoc)
        const held = await heldPictures(req, collection, [doc.id])
        await (held.length > 0 ? hideFiles : showFiles)(env, folder, filesOf(doc))
      },
    ],
    afterDelete: [({ doc }) => forget(doc)],
  }
}
