import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hidden-without.ts'
import { sportAccess } from '../access/sport.ts'
import { both } from '../both.ts'

export const Arenas: CollectionConfig = {
  slug: 'arenas',
  labels: { singular: both('Csarnok', 'Arena'), plural: both('Csarnokok', 'Arenas') },
  admin: {
    group: both('Sport', 'Sport'),
    hidden: hiddenWithout('statistician'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'city'],
    listSearchableFields: ['name', 'city'],
  },
  access: sportAccess,
  disableDuplicate: true,
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 120, label: both('Név', 'Name') },
    { name: 'city', type: 'text', maxLength: 80, label: both('Település', 'City') },
    { name: 'address', type: 'text', maxLength: 200, label: both('Cím', 'Address') },
  ],
}
