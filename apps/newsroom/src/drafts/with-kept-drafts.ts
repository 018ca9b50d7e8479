import type { CollectionBeforeValidateHook, CollectionConfig, FieldHook, RelationshipField } from 'payload'
import { bilingual } from '../bilingual.ts'
import { restoreEndpoint } from './restore-endpoint.ts'
import { noteOpening, onlyTouched, untouched } from './untouched.ts'

const writerOf: FieldHook = ({ req }) => req.user?.id ?? null

/** Who saved this version; empty when code did, or when the account is gone. */
const updatedBy: RelationshipField = {
  name: 'updated_by',
  type: 'relationship',
  relationTo: 'users',
  label: bilingual('Mentette', 'Saved by'),
  maxDepth: 0,
  access: { create: () => false, update: () => false },
  hooks: { beforeChange: [writerOf] },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
}

/** What a published version demands, a draft made of it does not. */
const restoredAsDraft: CollectionBeforeValidateHook = ({ data, req }) =>
  req.context.isRestoringVersion ? { ...data, _status: 'draft' } : data

/** Autosaved documents: no list shows empty ones, versions say who saved them, and restoring one never publishes. */
export const withKeptDrafts = (collection: CollectionConfig): CollectionConfig =>
  typeof collection.versions === 'object' && collection.versions.drafts
    ? {
        ...collection,
        fields: [...collection.fields, updatedBy, untouched],
        hooks: {
          ...collection.hooks,
          beforeOperation: [...(collection.hooks?.beforeOperation ?? []), noteOpening],
          beforeValidate: [restoredAsDraft, ...(collection.hooks?.beforeValidate ?? [])],
        },
        endpoints: [...(collection.endpoints || []), restoreEndpoint],
        admin: {
          ...collection.admin,
          baseFilter: onlyTouched,
          components: {
            ...collection.admin?.components,
            views: {
              ...collection.admin?.components?.views,
              edit: { versions: { Component: '/components/versions/VersionsView.tsx#VersionsView' } },
            },
          },
        },
      }
    : collection
