import type { CollectionConfig } from 'payload'

/** Drafts, fifty kept versions, and publishing at a set time by the worker. */
export const drafts: NonNullable<CollectionConfig['versions']> = {
  maxPerDoc: 50,
  drafts: { schedulePublish: true, validate: false },
}
