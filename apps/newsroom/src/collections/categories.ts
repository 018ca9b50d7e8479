import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'
import { slugField } from '../fields/slug.ts'

export const Categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: bilingual('Kategória', 'Category'), plural: bilingual('Kategóriák', 'Categories') },
  admin: {
    group: bilingual('Tartalom', 'Content'),
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
      label: bilingual('Név', 'Name'),
    },
    {
      name: 'highlighted',
      type: 'checkbox',
      defaultValue: false,
      label: bilingual('Kiemelt', 'Highlighted'),
      admin: {
        description: bilingual(
          'A kiemelt kategória neve a hírlistákon is látszik.',
          'A highlighted category shows on news lists too.',
        ),
      },
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      label: bilingual('Sorrend', 'Order'),
      admin: {
        position: 'sidebar',
        description: bilingual('A kisebb szám áll előbb.', 'The smaller number comes first.'),
      },
    },
    slugField('name', 'categories'),
  ],
}
