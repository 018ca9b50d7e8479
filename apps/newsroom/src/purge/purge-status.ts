import { z } from 'zod'

const states = ['none', 'scheduled', 'waiting', 'late', 'live', 'gone'] as const

/** How far the last save of a document is on its way to the site. */
export const purgeStatus = z.object({
  /** Of the newest row; grows with each save that the site shows. */
  id: z.coerce.number(),
  state: z.enum(states),
  /** From the save to the new pages. */
  seconds: z.coerce.number().nullable(),
  /** Saved within the last minute. */
  recent: z.boolean(),
})
export type PurgeStatus = z.infer<typeof purgeStatus>
