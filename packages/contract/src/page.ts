import { z } from 'zod'
import { document } from './document.ts'
import { textLanguage } from './language.ts'
import { media } from './media.ts'
import { metadata, slugs } from './metadata.ts'
import { always, listed, maybe } from './optional.ts'
import { id } from './paging.ts'
import { bodyHtml, name, slug, text } from './text.ts'

export const pageItem = z
  .object({
    id: always(id),
    lang: always(textLanguage),
    title: name,
    slug,
    slugs: slugs.prefault({}),
    listed: z.boolean().default(true).describe('Shown on the information page.'),
  })
  .meta({ id: 'PageItem' })
export type PageItem = z.infer<typeof pageItem>

export const page = pageItem
  .extend({
    body: text.default('').describe(bodyHtml),
    cover_image: maybe(media),
    documents: listed(document),
    ...metadata,
  })
  .meta({ id: 'Page' })
export type Page = z.infer<typeof page>
