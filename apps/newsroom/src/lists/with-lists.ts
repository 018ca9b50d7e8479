import type { CollectionConfig } from 'payload'
import { understandLists } from './understand-lists.ts'

/** Gives a collection the newsroom's list. */
export const withLists = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), understandLists],
  },
})
