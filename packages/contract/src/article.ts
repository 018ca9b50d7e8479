import { z } from 'zod'
import { document } from './document.ts'
import { textLanguage } from './language.ts'
import { media, timestamp } from './media.ts'
import { metadata, slugs } from './metadata.ts'
import { always, listed, maybe, stricter } from './optional.ts'
import { id } from './paging.ts'
import { category, tag } from './taxonomy.ts'
import { bodyHtml, name, slug, text } from './text.ts'

export const articleItem = z
  .object({
    // An article without an id is identified by its slug.
    id: always(id),
    type: z.literal('news').default('news'),
    lang: always(textLanguage),
    title: name,
    slug,
    slugs: slugs.prefault({}),
    lead: maybe(text),
    cover_image: maybe(media),
    publish_date: always(timestamp),
    categories: listed(category),
  })
  .meta({ id: 'ArticleItem' })
export type ArticleItem = z.infer<typeof articleItem>

export const article = articleItem
  .extend({
    body: text.default('').describe(bodyHtml),
    related_articles: stricter(listed(articleItem), z.array(articleItem).max(4)),
    documents: listed(document),
    tags: listed(tag),
    ...metadata,
  })
  .meta({ id: 'Article' })
export type Article = z.infer<typeof article>

export const highlightFilter = z.enum(['highlight', 'slider', 'no'])
