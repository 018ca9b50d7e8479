import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'
import { slugField } from '../fields/slug.ts'

export const Tags: CollectionConfig = {
  slug: 'tags',
  labels: { singular: bilingual('Címke', 'Tag'), plural: bilingual('Címkék', 'Tags') },
  admin: {
    group: bilingual('Tartalom', 'Content'),
    hidden: hiddenWithout('editor'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug'],
    listSearchableFields: ['name'],
  },
  access: contentAccess,
  defaultSort: 'name',
  fields: [
    {
      name: 'name',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 60,
      label: bilingual('Név', 'Name'),
    },
    slugField('name', 'tags'),
  ],
}
