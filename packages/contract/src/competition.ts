import { z } from 'zod'
import { media } from './media.ts'
import { always, maybe } from './optional.ts'
import { count, id } from './paging.ts'
import { name, text } from './text.ts'

export const season = z.int().min(1900).max(2100)

export const competition = z
  .object({
    id,
    season: always(season),
    name,
    prev_match_count: count.default(0),
    next_match_count: count.default(0),
    standings_visible: z.boolean().default(false),
    logo: maybe(media),
    ticket_url: maybe(text),
  })
  .meta({ id: 'Competition' })
export type Competition = z.infer<typeof competition>
