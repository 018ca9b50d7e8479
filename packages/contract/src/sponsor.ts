import { z } from 'zod'
import { media } from './media.ts'
import { id } from './paging.ts'

export const sponsor = z
  .object({
    id,
    title: z.string().min(1),
    url: z.string().nullable(),
    link: z.string().nullable().describe('The same value as url.'),
    sponsor_logo: media,
  })
  .meta({ id: 'Sponsor' })
export type Sponsor = z.infer<typeof sponsor>
