import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { env } from '../env.ts'
import { removeAvif } from './avif.ts'
import { contentName } from './content-name.ts'
import { heldPictures } from './held-pictures.ts'
import {
  avifOf,
  filesOf,
  type PictureCollection,
  pictureFolders,
  type StoredPicture,
} from './picture-files.ts'
import { hideFiles, showFiles } from './public-files.ts'
import { removeShare } from './share.ts'
import { makeShare } from './share-hook.ts'

/**
 * The public folder follows the picture: it shows or hides its files, and has none of a deleted or replaced one. The
 * AVIF files and the shared one go from the store as its other sizes do, which Payload deletes.
 */
export const pictureHooks = (collection: PictureCollection): NonNullable<CollectionConfig['hooks']> => {
  const folder = pictureFolders[collection]
  const store = path.join(env.STORE_DIR, folder)
  const forget = async (picture: StoredPicture) => {
    await hideFiles(env, folder, filesOf(picture))
    await removeAvif(store, avifOf(picture))
    await removeShare(store, picture)
  }
  return {
    beforeOperation: [contentName],
    beforeChange: [
      ({ data, req }) => (req.file ? { ...data, avif: null, source_hash: req.context.sourceHash } : data),
      makeShare(collection),
    ],
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        if (previousDoc?.filename && previousDoc.filename !== doc.filename) await forget(previousDoc)
        else if (previousDoc?.share && previousDoc.share !== doc.share) {
          await hideFiles(env, folder, [previousDoc.share])
          await removeShare(store, previousDoc)
        }
        const isHidden = doc.deletedAt || (await heldPictures(req, collection, [doc.id])).length > 0
        await (isHidden ? hideFiles : showFiles)(env, folder, filesOf(doc))
      },
    ],
    afterDelete: [({ doc }) => forget(doc)],
  }
}
