import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'
import { categories, tags } from '../fields/classification.ts'
import { coverImage } from '../fields/cover-image.ts'
import { drafts } from '../fields/drafts.ts'
import { metaFields } from '../fields/meta.ts'
import { publishDate } from '../fields/publish-date.ts'
import { richTextFields } from '../fields/rich-text.ts'
import { slugField } from '../fields/slug.ts'
import { translations } from '../fields/translations.ts'
import { hungarianFirst } from '../hooks/hungarian-first.ts'
import { refuseHeldPictures } from '../hooks/refuse-held-pictures.ts'

export const Articles: CollectionConfig = {
  slug: 'articles',
  labels: { singular: bilingual('Hír', 'Article'), plural: bilingual('Hírek', 'Articles') },
  admin: {
    group: bilingual('Tartalom', 'Content'),
    hidden: hiddenWithout('editor', 'child_protection'),
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'publish_date', 'highlight'],
    listSearchableFields: ['title', 'lead', 'slug'],
    pagination: { defaultLimit: 25 },
  },
  access: contentAccess,
  versions: drafts,
  hooks: {
    beforeChange: [hungarianFirst('title'), refuseHeldPictures({ picture: 'cover_image', text: 'body' })],
  },
  defaultSort: '-publish_date',
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
            {
              name: 'lead',
              type: 'textarea',
              localized: true,
              maxLength: 600,
              label: bilingual('Bevezető', 'Lead'),
              admin: {
                description: bilingual(
                  'Egy-két mondat, amely a listákon is látszik (250, illetve 80 betűig).',
                  'A sentence or two; lists show it too (up to 250 or 80 characters).',
                ),
              },
            },
            coverImage,
            ...richTextFields('body'),
          ],
        },
        {
          label: bilingual('Kapcsolódó', 'Related'),
          fields: [
            {
              name: 'related_articles',
              type: 'relationship',
              relationTo: 'articles',
              hasMany: true,
              maxRows: 4,
              label: bilingual('Kapcsolódó hírek', 'Related articles'),
              filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
              admin: { description: bilingual('Legfeljebb négy jelenik meg.', 'At most four are shown.') },
            },
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
    publishDate,
    {
      name: 'highlight',
      type: 'select',
      required: true,
      defaultValue: 'no',
      index: true,
      label: bilingual('Hely a kezdőlapon', 'Place on the home page'),
      options: [
        { value: 'no', label: bilingual('A legfrissebbek között', 'Among the latest') },
        { value: 'highlight', label: bilingual('Kiemelt doboz', 'Highlighted box') },
        { value: 'slider', label: bilingual('Nagy képes lapozó', 'Picture slider') },
      ],
      admin: { position: 'sidebar' },
    },
    categories,
    tags,
    slugField('title', 'articles'),
  ],
}
