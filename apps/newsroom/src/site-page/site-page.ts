import { z } from 'zod'

/** Why a document has no page on the site now. */
export const reasons = [
  'trashed',
  'draft',
  'scheduled',
  'no_title',
  'no_video',
  'no_team',
  'minor',
  'hidden',
] as const
export type Reason = (typeof reasons)[number]

/** A document's page on the site, or why it has none. */
export const sitePage = z.union([
  z.object({ address: z.url() }),
  z.object({ why: z.enum(reasons), from: z.string().optional() }),
])
export type SitePage = z.infer<typeof sitePage>
