import type { CollectionConfig } from 'payload'
import { env } from '../env.ts'
import { contentName } from './content-name.ts'
import { documentFolder } from './picture-files.ts'
import { hideFiles, showFiles } from './public-files.ts'

type Doc = { filename?: string | null; deletedAt?: string | null }
const filesOf = ({ filename }: Doc) => (filename ? [filename] : [])

/** The public folder has the file of a document while the document is not in the trash. */
export const documentHooks: NonNullable<CollectionConfig['hooks']> = {
  beforeOperation: [contentName],
  afterChange: [
    async ({ doc, previousDoc }) => {
      if (previousDoc?.filename && previousDoc.filename !== doc.filename)
        await hideFiles(env, documentFolder, filesOf(previousDoc))
      await (doc.deletedAt ? hideFiles : showFiles)(env, documentFolder, filesOf(doc))
    },
  ],
  afterDelete: [({ doc }) => hideFiles(env, documentFolder, filesOf(doc))],
}
