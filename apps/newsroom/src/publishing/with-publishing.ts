import type { CollectionConfig, Field } from 'payload'
import { bilingual } from '../bilingual.ts'

/** Merged by Payload with its own field of this name. */
const statusField = {
  name: '_status',
  type: 'select',
  label: bilingual('Állapot', 'State'),
  admin: { components: { Cell: '/components/publishing/StateCell.tsx#StateCell' } },
} as unknown as Field

/** Gives documents with drafts one clock: the publish button with its time, and states that follow it. */
export const withPublishing = (collection: CollectionConfig): CollectionConfig =>
  typeof collection.versions === 'object' && collection.versions.drafts
    ? {
        ...collection,
        fields: [...collection.fields, statusField],
        admin: {
          ...collection.admin,
          components: {
            ...collection.admin?.components,
            edit: {
              ...collection.admin?.components?.edit,
              PublishButton: '/components/publishing/PublishButton.tsx#PublishButton',
              Status: '/components/publishing/DocumentState.tsx#DocumentState',
            },
          },
        },
      }
    : collection
