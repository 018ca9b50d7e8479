import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { both } from '../both.ts'
import { env } from '../env.ts'
import { contentName } from '../uploads/content-name.ts'

export const Documents: CollectionConfig = {
  slug: 'documents',
  labels: { singular: both('Dokumentum', 'Document'), plural: both('Dokumentumok', 'Documents') },
  admin: {
    group: both('Fájlok', 'Files'),
    hidden: hiddenWithout('editor'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'filename', 'filesize', 'updatedAt'],
    listSearchableFields: ['name', 'filename'],
    description: both(
      'Letölthető PDF-ek: szabályzatok, nyomtatványok, TAO-anyagok.',
      'PDFs to download: rules, forms, TAO papers.',
    ),
  },
  access: contentAccess,
  disableDuplicate: true,
  upload: {
    staticDir: path.join(env.MEDIA_DIR, 'documents'),
    mimeTypes: ['application/pdf'],
    pasteURL: false,
  },
  hooks: { beforeOperation: [contentName] },
  fields: [
    {
      name: 'name',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 200,
      label: both('Megnevezés', 'Name'),
      admin: { description: both('Ez a letöltés felirata.', 'The label of the download.') },
    },
  ],
}
