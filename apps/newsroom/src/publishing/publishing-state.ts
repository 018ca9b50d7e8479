import { z } from 'zod'

/** What is stored of a document with drafts: enough to say in a list what visitors see of it. */
export const storedState = z.object({
  id: z.number(),
  /** Of the version visitors may see; null while there is none. */
  published: z.object({ publishDate: z.string().nullable() }).nullable(),
  /** The latest version is a draft of something published. */
  changed: z.boolean(),
  /** In the latest version; empty where a language has no title yet. */
  titles: z.object({ hu: z.string(), en: z.string() }),
})
export type StoredState = z.infer<typeof storedState>

export type PublishingState = 'draft' | 'scheduled' | 'public'

/** Pages have no date: they are public once they are published. */
export function publishingStateOf(published: StoredState['published'], now: number): PublishingState {
  if (!published) return 'draft'
  return published.publishDate && Date.parse(published.publishDate) > now ? 'scheduled' : 'public'
}
