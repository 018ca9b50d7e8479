import type { RelationshipField } from 'payload'
import { bilingual } from '../bilingual.ts'

export const categories: RelationshipField = {
  name: 'categories',
  type: 'relationship',
  relationTo: 'categories',
  hasMany: true,
  label: bilingual('Kategóriák', 'Categories'),
  admin: {
    position: 'sidebar',
    description: bilingual('Ezek szerint lehet szűrni a listákat.', 'The lists can be filtered by these.'),
  },
}

export const tags: RelationshipField = {
  name: 'tags',
  type: 'relationship',
  relationTo: 'tags',
  hasMany: true,
  label: bilingual('Címkék', 'Tags'),
  admin: { position: 'sidebar' },
}
