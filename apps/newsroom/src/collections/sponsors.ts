import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { both } from '../both.ts'
import { webAddress } from '../fields/web-address.ts'

export const Sponsors: CollectionConfig = {
  slug: 'sponsors',
  labels: { singular: both('Szponzor', 'Sponsor'), plural: both('Szponzorok', 'Sponsors') },
  admin: {
    group: both('Oldal', 'Site'),
    hidden: hiddenWithout('editor'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'url', 'order', 'active'],
    listSearchableFields: ['title', 'url'],
  },
  access: contentAccess,
  defaultSort: 'order',
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 100, label: both('Név', 'Name') },
    { name: 'url', type: 'text', maxLength: 500, label: both('Honlap', 'Web site'), validate: webAddress },
    {
      name: 'sponsor_logo',
      type: 'upload',
      relationTo: 'media',
      required: true,
      label: both('Logó', 'Logo'),
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
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      label: both('Látható', 'Visible'),
      admin: { position: 'sidebar' },
    },
  ],
}
