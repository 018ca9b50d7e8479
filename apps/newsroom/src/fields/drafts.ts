import type { CollectionConfig } from 'payload'

/** After the last keystroke; long enough not to save in the middle of a word. */
export const autosaveMs = 1500

/** Saved while typing, with the last fifty versions. Publishing at a time is the date of publishing, not a job. */
export const drafts: NonNullable<CollectionConfig['versions']> = {
  maxPerDoc: 50,
  drafts: { validate: false, autosave: { interval: autosaveMs } },
}
