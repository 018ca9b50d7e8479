import type { Article } from '@palank/contract/article'
import { type Language, languages, pathFor } from '@palank/routes'
import { type DocumentView, documentsOf } from '~/ui/documents.ts'
import { type MediaCategory, type MediaItem, tileOf } from '~/ui/media-item.ts'
import { categoriesOf, foreign, mediaItemOfArticle, pictureOrNone } from '~/ui/media-of-wire.ts'
import type { PictureView } from '~/ui/picture.ts'
import { readingMinutes } from '~/ui/prose.ts'
import { attempt, isDate, list, words } from '~/ui/wire.ts'

const mostRelated = 4

export type ArticleView = {
  id: number
  title: string
  lead: string
  /** Cleaned HTML. */
  body: string
  /** The language the text is in. */
  language: Language
  picture: PictureView | null
  publishDate: string
  categories: MediaCategory[]
  tags: { name: string; slug: string }[]
  documents: DocumentView[]
  related: MediaItem[]
  /** How long it takes to read. */
  minutes: number
  meta: { title: string; description: string; ogTitle: string; ogDescription: string }
  /** Its address in the page's language, and in the other where it has been translated. */
  path: string
  paths: Partial<Record<Language, string>>
}

const articlePath = (language: Language, slug: unknown): string | undefined =>
  words(slug) ? attempt(() => pathFor('article', language, { slug: words(slug) })) : undefined

/** An article as its page shows it; nothing when it lacks what no article can be without. */
export function articleOf(wire: Article, language: Language): ArticleView | undefined {
  const title = words(wire?.title)
  const path = articlePath(language, wire?.slugs?.[language]) ?? articlePath(language, wire?.slug)
  if (!title || !path || !isDate(wire.publish_date)) return undefined
  const lead = words(wire.lead)
  const body = words(wire.body)
  const own = Object.fromEntries(
    languages.flatMap((other) => {
      const known = other === language ? path : articlePath(other, wire.slugs?.[other])
      return known ? [[other, known]] : []
    }),
  )
  return {
    id: wire.id,
    title,
    lead,
    body,
    language: foreign(wire.lang, language) ?? language,
    picture: pictureOrNone(wire.cover_image),
    publishDate: wire.publish_date,
    categories: categoriesOf(wire.categories),
    tags: list(wire.tags).flatMap(({ name, slug }) =>
      words(name) && words(slug) ? [{ name: words(name), slug: words(slug) }] : [],
    ),
    documents: documentsOf(wire.documents, language),
    related: list(wire.related_articles)
      .flatMap((article) => mediaItemOfArticle(article, language) ?? [])
      .slice(0, mostRelated)
      .map(tileOf),
    minutes: readingMinutes(lead, body),
    meta: {
      title: words(wire.meta_title) || title,
      description: words(wire.meta_description) || lead,
      ogTitle: words(wire.og_title) || words(wire.meta_title) || title,
      ogDescription: words(wire.og_description) || words(wire.meta_description) || lead,
    },
    path,
    paths: own,
  }
}
