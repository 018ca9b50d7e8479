import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'
import { coverImage } from '../fields/cover-image.ts'
import { drafts } from '../fields/drafts.ts'
import { metaFields } from '../fields/meta.ts'
import { richTextFields } from '../fields/rich-text.ts'
import { slugField } from '../fields/slug.ts'
import { translations } from '../fields/translations.ts'
import { hungarianFirst } from '../hooks/hungarian-first.ts'
import { refuseHeldPictures } from '../hooks/refuse-held-pictures.ts'

export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: bilingual('Oldal', 'Page'), plural: bilingual('Oldalak', 'Pages') },
  admin: {
    group: bilingual('Tartalom', 'Content'),
    hidden: hiddenWithout('editor', 'child_protection'),
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'slug', 'order'],
    listSearchableFields: ['title', 'slug'],
    pagination: { defaultLimit: 50 },
    description: bilingual(
      'Állandó oldalak: TAO, tagdíj, edzésidők, impresszum. A „footer” webcímű a lap alján áll.',
      'Lasting pages: TAO, fees, training times, imprint. The one with the address “footer” stands at the bottom of every page.',
    ),
  },
  access: contentAccess,
  versions: drafts,
  hooks: {
    beforeChange: [hungarianFirst('title'), refuseHeldPictures({ picture: 'cover_image', text: 'body' })],
  },
  defaultSort: 'order',
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: bilingual('Írás', 'Writing'),
          fields: [
            {
              name: 'title',
              type: 'text',
              localized: true,
              required: true,
              maxLength: 200,
              label: bilingual('Cím', 'Title'),
              admin: { components: { Cell: '/components/publishing/TitleCell.tsx#TitleCell' } },
            },
            coverImage,
            ...richTextFields('body'),
            {
              name: 'documents',
              type: 'upload',
              relationTo: 'documents',
              hasMany: true,
              label: bilingual('Letölthető dokumentumok', 'Documents to download'),
            },
          ],
        },
        { label: bilingual('Keresők és megosztás', 'Search and sharing'), fields: metaFields },
      ],
    },
    translations,
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      label: bilingual('Sorrend', 'Order'),
      admin: {
        position: 'sidebar',
        description: bilingual(
          'Az Információ oldalon a kisebb szám áll előbb.',
          'On the Information page the smaller number comes first.',
        ),
      },
    },
    {
      name: 'listed',
      type: 'checkbox',
      defaultValue: true,
      label: bilingual('Szerepel az Információ oldalon', 'Listed on the Information page'),
      admin: { position: 'sidebar' },
    },
    slugField('title', 'pages'),
  ],
}
