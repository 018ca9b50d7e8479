import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { both } from '../both.ts'
import { slugField } from '../fields/slug.ts'

export const Categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: both('Kategória', 'Category'), plural: both('Kategóriák', 'Categories') },
  admin: {
    group: both('Tartalom', 'Content'),
    hidden: hiddenWithout('editor'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'highlighted', 'order'],
    listSearchableFields: ['name'],
  },
  access: contentAccess,
  defaultSort: 'order',
  fields: [
    {
      name: 'name',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 60,
      label: both('Név', 'Name'),
    },
    {
      name: 'highlighted',
      type: 'checkbox',
      defaultValue: false,
      label: both('Kiemelt', 'Highlighted'),
      admin: {
        description: both(
          'A kiemelt kategória neve a hírlistákon is látszik.',
          'A highlighted category shows on news lists too.',
        ),
      },
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      label: both('Sorrend', 'Order'),
      admin: {
        position: 'sidebar',
        description: both('A kisebb szám áll előbb.', 'The smaller number comes first.'),
      },
    },
    slugField('name', 'categories'),
  ],
}
