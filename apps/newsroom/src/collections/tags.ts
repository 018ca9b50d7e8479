import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { both } from '../both.ts'
import { slugField } from '../fields/slug.ts'

export const Tags: CollectionConfig = {
  slug: 'tags',
  labels: { singular: both('Címke', 'Tag'), plural: both('Címkék', 'Tags') },
  admin: {
    group: both('Tartalom', 'Content'),
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
      label: both('Név', 'Name'),
    },
    slugField('name', 'tags'),
  ],
}
