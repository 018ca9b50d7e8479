import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'
import { childrenOnPicture } from '../fields/children-on-picture.ts'
import { pictureFolder } from '../fields/picture-folder.ts'
import { sourceHash } from '../fields/source-hash.ts'
import { takeDownButton } from '../fields/take-down.ts'
import { avifField } from '../uploads/avif-field.ts'
import { pictureHooks } from '../uploads/picture-hooks.ts'
import { pictureUpload } from '../uploads/pictures.ts'
import { shareField } from '../uploads/share-field.ts'
import { takeDownEndpoint } from '../uploads/take-down-endpoint.ts'

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: bilingual('Kép', 'Picture'), plural: bilingual('Képtár', 'Pictures') },
  admin: {
    group: bilingual('Fájlok', 'Files'),
    hidden: hiddenWithout('editor', 'child_protection'),
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['filename', 'alt', 'folder'],
    pagination: { defaultLimit: 48, limits: [24, 48, 96] },
    components: {
      views: { list: { Component: '/components/picture-library/PictureLibrary.tsx#PictureLibrary' } },
    },
    description: bilingual(
      'Borítók, címerek, szponzorlogók. A galériák képei a galériánál tölthetők fel.',
      'Covers, crests, sponsor marks. Pictures of galleries are uploaded with their gallery.',
    ),
  },
  access: contentAccess,
  disableDuplicate: true,
  upload: pictureUpload('media', ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml']),
  hooks: pictureHooks('media'),
  endpoints: [takeDownEndpoint('media')],
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      maxLength: 250,
      label: bilingual('Képleírás', 'Description of the picture'),
      admin: {
        description: bilingual(
          'Mi látszik a képen? Azoknak, akik nem látják. Díszítő képnél maradhat üres.',
          'What does the picture show? For those who cannot see it. May stay empty for decoration.',
        ),
      },
    },
    ...childrenOnPicture,
    pictureFolder,
    takeDownButton,
    sourceHash,
    avifField,
    shareField,
  ],
}
