import type { RelationshipField } from 'payload'
import { both } from '../both.ts'

export const categories: RelationshipField = {
  name: 'categories',
  type: 'relationship',
  relationTo: 'categories',
  hasMany: true,
  label: both('Kategóriák', 'Categories'),
  admin: {
    position: 'sidebar',
    description: both('Ezek szerint lehet szűrni a listákat.', 'The lists can be filtered by these.'),
  },
}

export const tags: RelationshipField = {
  name: 'tags',
  type: 'relationship',
  relationTo: 'tags',
  hasMany: true,
  label: both('Címkék', 'Tags'),
  admin: { position: 'sidebar' },
}
