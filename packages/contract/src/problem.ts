import { z } from 'zod'

/** RFC 9457. */
export const problem = z
  .object({
    type: z.string().default('about:blank'),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string().optional(),
    instance: z.string().optional(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof problem>
