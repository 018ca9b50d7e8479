import type { CollectionConfig } from 'payload'

/** Drafts, the last fifty versions, and scheduled publishing by the worker. */
export const drafts: NonNullable<CollectionConfig['versions']> = {
  maxPerDoc: 50,
  drafts: { schedulePublish: true, validate: false },
}
