import { z } from 'zod'
import { document } from './document.ts'
import { delivered } from './language.ts'
import { media, timestamp } from './media.ts'
import { metadata, slugs } from './metadata.ts'
import { id } from './paging.ts'
import { category, tag } from './taxonomy.ts'

export const articleItem = z
  .object({
    id,
    type: z.literal('news'),
    lang: delivered,
    title: z.string().min(1),
    slug: z.string().min(1),
    slugs,
    lead: z.string().nullable(),
    cover_image: media.nullable(),
    publish_date: timestamp,
    categories: z.array(category),
  })
  .meta({ id: 'ArticleItem' })
export type ArticleItem = z.infer<typeof articleItem>

export const article = articleItem
  .extend({
    body: z.string().describe('HTML.'),
    related_articles: z.array(articleItem).max(4),
    documents: z.array(document),
    tags: z.array(tag),
    ...metadata,
  })
  .meta({ id: 'Article' })
export type Article = z.infer<typeof article>

export const highlightFilter = z.enum(['highlight', 'slider', 'no'])
