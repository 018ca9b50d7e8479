import path from 'node:path'
import type { CollectionConfig, JSONField } from 'payload'
import { env } from '../env.ts'
import { type AvifFile, avifFiles, removeAvif } from './avif.ts'

const avifOf = (document: { avif?: unknown }): AvifFile[] => avifFiles.catch([]).parse(document.avif)

/** Null until the worker has encoded the picture; an empty list if it has no AVIF. */
export const avifField: JSONField = {
  name: 'avif',
  type: 'json',
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
}

/** The AVIF files of a picture go when the picture is deleted or replaced, as its other sizes do. */
export const avifHooks = (folder: string): NonNullable<CollectionConfig['hooks']> => {
  const directory = path.join(env.MEDIA_DIR, folder)
  return {
    beforeChange: [({ data, req }) => (req.file ? { ...data, avif: null } : data)],
    afterChange: [
      async ({ doc, previousDoc }) => {
        if (previousDoc?.filename && previousDoc.filename !== doc.filename)
          await removeAvif(directory, avifOf(previousDoc))
      },
    ],
    afterDelete: [({ doc }) => removeAvif(directory, avifOf(doc))],
  }
}
