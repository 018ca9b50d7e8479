import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { both } from '../both.ts'
import { contentName } from '../uploads/content-name.ts'
import { pictureUpload } from '../uploads/pictures.ts'

export const GalleryFiles: CollectionConfig = {
  slug: 'gallery-files',
  labels: {
    singular: both('Galériakép', 'Gallery picture'),
    plural: both('Galériaképek', 'Gallery pictures'),
  },
  admin: {
    group: both('Fájlok', 'Files'),
    hidden: hiddenWithout('editor'),
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'name', 'updatedAt'],
    listSearchableFields: ['filename', 'name'],
    description: both(
      'Egyszerre sok kép is feltölthető: jelöld ki a mappa összes képét, vagy húzd ide őket.',
      'Many pictures at once: select all pictures of a folder, or drag them here.',
    ),
  },
  access: contentAccess,
  disableDuplicate: true,
  upload: pictureUpload('gallery', ['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  hooks: { beforeOperation: [contentName] },
  fields: [
    {
      name: 'name',
      type: 'text',
      localized: true,
      maxLength: 250,
      label: both('Képaláírás', 'Caption'),
      admin: { description: both('Nem kötelező.', 'Optional.') },
    },
  ],
}
