import { z } from 'zod'
import { media } from './media.ts'
import { count, id } from './paging.ts'

export const competition = z
  .object({
    id,
    season: z.int(),
    name: z.string().min(1),
    prev_match_count: count,
    next_match_count: count,
    standings_visible: z.boolean(),
    logo: media.nullable(),
    ticket_url: z.string().nullable(),
  })
  .meta({ id: 'Competition' })
export type Competition = z.infer<typeof competition>
