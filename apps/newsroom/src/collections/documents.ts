import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'
import { env } from '../env.ts'
import { documentHooks } from '../uploads/document-hooks.ts'
import { documentFolder } from '../uploads/picture-files.ts'

export const Documents: CollectionConfig = {
  slug: 'documents',
  labels: { singular: bilingual('Dokumentum', 'Document'), plural: bilingual('Dokumentumok', 'Documents') },
  admin: {
    group: bilingual('Fájlok', 'Files'),
    hidden: hiddenWithout('editor'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'filename', 'filesize', 'updatedAt'],
    listSearchableFields: ['name', 'filename'],
    description: bilingual(
      'Letölthető PDF-ek: szabályzatok, nyomtatványok, TAO-anyagok.',
      'PDFs to download: rules, forms, TAO papers.',
    ),
  },
  access: contentAccess,
  disableDuplicate: true,
  upload: {
    staticDir: path.join(env.STORE_DIR, documentFolder),
    mimeTypes: ['application/pdf'],
    pasteURL: false,
  },
  hooks: documentHooks,
  fields: [
    {
      name: 'name',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 200,
      label: bilingual('Megnevezés', 'Name'),
      admin: { description: bilingual('Ez a letöltés felirata.', 'The label of the download.') },
    },
  ],
}
