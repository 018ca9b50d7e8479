import type { SitePage } from './site-page.ts'

/** The saved document in Hungarian, of any collection with drafts. */
export type Saved = {
  deletedAt?: string | null
  _status?: string | null
  publish_date?: string | null
  title?: string | null
  name?: string | null
  video_url?: string | null
}

/** Why visitors do not see a document that the views leave out. */
export function whyNot(saved: Saved, now: Date): SitePage {
  if (saved.deletedAt) return { why: 'trashed' }
  if (saved._status === 'draft') return { why: 'draft' }
  if (saved.publish_date && new Date(saved.publish_date) > now)
    return { why: 'scheduled', from: saved.publish_date }
  if (!(saved.title || saved.name)) return { why: 'no_title' }
  return { why: 'video_url' in saved && !saved.video_url ? 'no_video' : 'hidden' }
}
