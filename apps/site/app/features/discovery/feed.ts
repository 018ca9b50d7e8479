import type { ArticleItem } from '@palank/contract/article'
import { feedPath, type Language, pathFor } from '@palank/routes'
import { bcp47 } from '~/i18n/format.ts'
import { words } from '~/ui/wire.ts'
import { element, escapeXml, xmlDocument } from './xml.ts'

export type FeedEntry = {
  id: number
  title: string
  lead: string
  path: string
  /** The language of the text, which need not be the feed's. */
  language: Language
  published: string
  categories: { name: string; slug: string }[]
}

export type FeedSource = {
  origin: string
  language: Language
  club: string
  title: string
  icon: string
  entries: FeedEntry[]
}

/** The year from which the site's own names hold; a tag URI needs one, and it must never change. */
const namesSince = '2025'
const neverChanged = '1970-01-01T00:00:00Z'

function feedEntry(article: ArticleItem, language: Language): FeedEntry[] {
  try {
    const title = article.title.trim()
    const slug = words(article.slug)
    const path = pathFor('article', language, { slug })
    const published = new Date(article.publish_date).toISOString()
    if (!title || !slug || !Number.isInteger(article.id)) return []
    const categories = article.categories
      .filter(({ name, slug }) => typeof name === 'string' && typeof slug === 'string')
      .map(({ name, slug }) => ({ name, slug }))
    const lead = typeof article.lead === 'string' ? article.lead.trim() : ''
    const own = article.lang === 'hu' || article.lang === 'en' ? article.lang : language
    return [{ id: article.id, title, lead, path, language: own, published, categories }]
  } catch {
    return []
  }
}

/** What a feed can tell of the articles; one that lacks its title, address or date is left out. */
export const feedEntries = (articles: readonly ArticleItem[], language: Language): FeedEntry[] =>
  articles.flatMap((article) => feedEntry(article, language))

function entryOf(entry: FeedEntry, { origin, language }: FeedSource, tag: string): string {
  const href = new URL(entry.path, origin).href
  return element(
    'entry',
    { 'xml:lang': entry.language === language ? undefined : bcp47[entry.language] },
    element('id', {}, escapeXml(`${tag}article/${entry.id}`)),
    element('title', {}, escapeXml(entry.title)),
    element('updated', {}, entry.published),
    element('published', {}, entry.published),
    element('link', { rel: 'alternate', type: 'text/html', hreflang: bcp47[entry.language], href }),
    ...entry.categories.map(({ name, slug }) => element('category', { term: slug, label: name })),
    ...(entry.lead ? [element('summary', {}, escapeXml(entry.lead))] : []),
  )
}

/** The latest articles as an Atom feed (RFC 4287). */
export function atomFeed(source: FeedSource): string {
  const { origin, language, club, title, icon, entries } = source
  const tag = `tag:${new URL(origin).hostname},${namesSince}:${language}/`
  const absolute = (path: string) => new URL(path, origin).href
  const updated =
    entries
      .map(({ published }) => published)
      .sort()
      .at(-1) ?? neverChanged
  const own = absolute(feedPath(language))
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': bcp47[language] },
      element('id', {}, escapeXml(`${tag}feed`)),
      element('title', {}, escapeXml(title)),
      element('updated', {}, updated),
      element('author', {}, element('name', {}, escapeXml(club)), element('uri', {}, escapeXml(origin))),
      element('link', { rel: 'self', type: 'application/atom+xml', href: own }),
      element('link', { rel: 'alternate', type: 'text/html', href: absolute(pathFor('news', language)) }),
      element('icon', {}, escapeXml(absolute(icon))),
      ...entries.map((entry) => entryOf(entry, source, tag)),
    ),
  )
}
