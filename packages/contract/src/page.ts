import { z } from 'zod'
import { document } from './document.ts'
import { delivered } from './language.ts'
import { media } from './media.ts'
import { metadata, slugs } from './metadata.ts'
import { id } from './paging.ts'

export const pageItem = z
  .object({
    id,
    lang: delivered,
    title: z.string().min(1),
    slug: z.string().min(1),
    slugs,
    listed: z.boolean().describe('Stands on the information page.'),
  })
  .meta({ id: 'PageItem' })
export type PageItem = z.infer<typeof pageItem>

export const page = pageItem
  .extend({
    body: z.string().describe('HTML.'),
    cover_image: media.nullable(),
    documents: z.array(document),
    ...metadata,
  })
  .meta({ id: 'Page' })
export type Page = z.infer<typeof page>
