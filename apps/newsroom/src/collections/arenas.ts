import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hidden-without.ts'
import { sportAccess } from '../access/sport.ts'
import { bilingual } from '../bilingual.ts'

export const Arenas: CollectionConfig = {
  slug: 'arenas',
  labels: { singular: bilingual('Csarnok', 'Arena'), plural: bilingual('Csarnokok', 'Arenas') },
  admin: {
    group: bilingual('Sport', 'Sport'),
    hidden: hiddenWithout('statistician'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'city'],
    listSearchableFields: ['name', 'city'],
  },
  access: sportAccess,
  disableDuplicate: true,
  defaultSort: 'name',
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 120,
      label: bilingual('Név', 'Name'),
    },
    { name: 'city', type: 'text', maxLength: 80, label: bilingual('Település', 'City') },
    { name: 'address', type: 'text', maxLength: 200, label: bilingual('Cím', 'Address') },
  ],
}
