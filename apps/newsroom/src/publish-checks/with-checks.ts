import type { CollectionConfig, UIField } from 'payload'
import { type Previewed, previewed } from '../page-preview/preview-of.ts'

const aside = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: component },
  },
})
const checks = aside('publish_checks', '/components/publish-checks/PublishChecks.tsx#PublishChecks')
const preview = aside('page_preview', '/components/page-preview/PagePreview.tsx#PagePreview')

/** Beside the form of everything with a page of its own: what to mend before publishing, and how a link to it looks. */
export const withChecks = (collection: CollectionConfig): CollectionConfig =>
  previewed.includes(collection.slug as Previewed)
    ? { ...collection, fields: [checks, ...collection.fields, preview] }
    : collection
