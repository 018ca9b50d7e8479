import type { ArticleItem } from '@palank/contract/article'
import type { Schedule } from '@palank/contract/schedule'
import { feedPath, type Language, pathFor } from '@palank/routes'
import { bcp47 } from '~/i18n/format.ts'
import { changeText, matchChangeOf } from '~/model/match-change.ts'
import { element, escapeXml, xmlDocument } from './xml.ts'

export type FeedEntry = {
  /** Unique in the feed, and the same for ever. */
  key: string
  title: string
  lead: string
  path: string
  /** Of the text. */
  language: Language
  /** The epoch where there is no date. */
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

/** A tag URI needs the year since which the names are in use; it must never change. */
const namesSince = '2025'
const neverChanged = '1970-01-01T00:00:00Z'

export const feedEntries = (articles: readonly ArticleItem[], language: Language): FeedEntry[] =>
  articles.map(({ id, slug, title, lead, lang, publish_date: date, categories }) => ({
    key: `article/${encodeURIComponent(String(id ?? slug).toWellFormed())}`,
    title,
    lead: lead ?? '',
    path: pathFor('article', language, { slug }),
    language: lang ?? language,
    published: date ? new Date(date).toISOString() : neverChanged,
    categories,
  }))

/** A change that is corrected later keeps its key. */
export const changeEntries = (matches: readonly Schedule[], language: Language): FeedEntry[] =>
  matches.flatMap((match) => {
    const change = matchChangeOf(match, language)
    if (!change) return []
    return [
      {
        key: `match/${change.matchId}/change/${change.sequence}`,
        title: changeText(change, language),
        lead: '',
        path: change.link,
        language,
        published: new Date(change.announced.iso).toISOString(),
        categories: [],
      },
    ]
  })

/** Articles and changes, the latest first. */
export const newestFirst = (changes: FeedEntry[], articles: FeedEntry[]): FeedEntry[] =>
  [...changes, ...articles].toSorted((a, b) => Date.parse(b.published) - Date.parse(a.published))

function entryOf(entry: FeedEntry, { origin, language }: FeedSource, tag: string): string {
  const href = new URL(entry.path, origin).href
  return element(
    'entry',
    { 'xml:lang': entry.language === language ? undefined : bcp47[entry.language] },
    element('id', {}, escapeXml(tag + entry.key)),
    element('title', {}, escapeXml(entry.title)),
    element('updated', {}, entry.published),
    element('published', {}, entry.published),
    element('link', { rel: 'alternate', type: 'text/html', hreflang: bcp47[entry.language], href }),
    ...entry.categories.map(({ name, slug }) => element('category', { term: slug, label: name })),
    ...(entry.lead ? [element('summary', {}, escapeXml(entry.lead))] : []),
  )
}

/** The latest articles and changes of matches as an Atom feed (RFC 4287). */
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
