import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'
import { childrenOnPicture } from '../fields/children-on-picture.ts'
import { sourceHash } from '../fields/source-hash.ts'
import { takeDownButton } from '../fields/take-down.ts'
import { avifField } from '../uploads/avif-field.ts'
import { pictureHooks } from '../uploads/picture-hooks.ts'
import { pictureUpload } from '../uploads/pictures.ts'
import { shareField } from '../uploads/share-field.ts'
import { takeDownEndpoint } from '../uploads/take-down-endpoint.ts'

export const GalleryFiles: CollectionConfig = {
  slug: 'gallery-files',
  labels: {
    singular: bilingual('Galériakép', 'Gallery picture'),
    plural: bilingual('Galériaképek', 'Gallery pictures'),
  },
  admin: {
    group: bilingual('Fájlok', 'Files'),
    hidden: hiddenWithout('editor', 'child_protection'),
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'name', 'updatedAt'],
    listSearchableFields: ['filename', 'alt', 'name'],
    pagination: { defaultLimit: 48, limits: [24, 48, 96] },
    components: {
      views: { list: { Component: '/components/picture-library/PictureLibrary.tsx#PictureLibrary' } },
    },
    description: bilingual(
      'Egyszerre sok kép is feltölthető: jelöld ki a mappa összes képét, vagy húzd ide őket.',
      'Many pictures at once: select all pictures of a folder, or drag them here.',
    ),
  },
  access: contentAccess,
  disableDuplicate: true,
  upload: pictureUpload('gallery-files', ['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  hooks: pictureHooks('gallery-files'),
  endpoints: [takeDownEndpoint('gallery-files')],
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      maxLength: 250,
      label: bilingual('Képleírás', 'Description of the picture'),
      admin: {
        description: bilingual(
          'Mi látszik a képen? Azoknak, akik nem látják. Üresen a képaláírást hallják.',
          'What does the picture show? For those who cannot see it. Left empty, they hear the caption.',
        ),
      },
    },
    {
      name: 'name',
      type: 'text',
      localized: true,
      maxLength: 250,
      label: bilingual('Képaláírás', 'Caption'),
      admin: { description: bilingual('Nem kötelező.', 'Optional.') },
    },
    ...childrenOnPicture,
    takeDownButton,
    sourceHash,
    avifField,
    shareField,
  ],
}
