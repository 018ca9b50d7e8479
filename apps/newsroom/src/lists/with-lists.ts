import type { CollectionConfig, GlobalConfig, UIField } from 'payload'
import { keepLock, rememberLock } from './keep-locks.ts'
import { understandLists } from './understand-lists.ts'

/** Lists with quick filters, pictures and words of their own where they are empty. */
const ownLists = new Set([
  'articles',
  'pages',
  'galleries',
  'videos',
  'players',
  'join-registrations',
  'consents',
])

/** Says who else edits the document. */
const editingNow: UIField = {
  name: 'editing_now',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/components/lists/EditingNow.tsx#EditingNow' },
  },
}

const listView = { list: { Component: '/components/lists/ListView.tsx#ListView' } }

/** Gives a collection the newsroom's list, and its documents a word on who else edits them. */
export const withLists = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [editingNow, ...collection.fields],
  admin: ownLists.has(collection.slug)
    ? {
        ...collection.admin,
        components: {
          ...collection.admin?.components,
          views: { ...collection.admin?.components?.views, ...listView },
        },
      }
    : (collection.admin ?? {}),
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), understandLists, rememberLock],
    afterOperation: [...(collection.hooks?.afterOperation ?? []), keepLock],
  },
})

/** A global is edited by one person at a time as well. */
export const withEditingNow = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [editingNow, ...global.fields],
})
