import type { ArticleItem } from '@palank/contract/article'
import type { PageItem } from '@palank/contract/page'
import type { Schedule } from '@palank/contract/schedule'
import type { ClubTeam, ClubTeamDetail } from '@palank/contract/team'
import { type Language, languages, type PageId, pathFor, systemPaths } from '@palank/routes'
import { bcp47 } from '~/i18n/format.ts'
import { isDate, isId, list } from '~/ui/wire.ts'
import { element, escapeXml, xmlDocument } from './xml.ts'

export const sitemapKinds = [
  'screens',
  'pages',
  'articles',
  'galleries',
  'videos',
  'teams',
  'players',
  'matches',
] as const
export type SitemapKind = (typeof sitemapKinds)[number]

/** The screens that stand by themselves and may be listed. */
export const listedScreens = [
  'home',
  'news',
  'galleries',
  'videos',
  'information',
  'teams',
  'players',
  'schedules',
  'joinUs',
] as const satisfies PageId[]

/** One thing in all the languages it is written in. */
export type SitemapEntry = { paths: Partial<Record<Language, string>>; changed?: string | undefined }

/** Two addresses each at most, so a file stays far below the 50,000 that a sitemap may hold. */
export const itemsPerFile = 5_000

/** The first file of a kind bears its name alone. */
export const fileName = (kind: SitemapKind, number: number): string =>
  number === 1 ? `${kind}.xml` : `${kind}-${number}.xml`

export function fileOf(name: string): { kind: SitemapKind; number: number } | undefined {
  const [, word = '', digits = '1'] = /^([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/.exec(name) ?? []
  const kind = sitemapKinds.find((known) => known === word)
  const number = Number(digits)
  return kind && fileName(kind, number) === name ? { kind, number } : undefined
}

export const filesFor = (kind: SitemapKind, total: number): string[] =>
  Array.from({ length: Math.ceil(total / itemsPerFile) }, (_, index) => fileName(kind, index + 1))

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function pathOr(make: () => string): string | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

type Slugged = { slugs?: Partial<Record<Language, unknown>> | null; publish_date?: unknown }

function sluggedEntry(page: 'article' | 'page', item: Slugged | null): SitemapEntry[] {
  const paths: SitemapEntry['paths'] = {}
  for (const language of languages) {
    const slug = item?.slugs?.[language]
    const path = isText(slug) ? pathOr(() => pathFor(page, language, { slug })) : undefined
    if (path) paths[language] = path
  }
  const changed = item?.publish_date
  if (Object.keys(paths).length === 0) return []
  return [{ paths, ...(isDate(changed) ? { changed } : {}) }]
}

/** Only the languages an article or page is really written in; a text that stands in for another is not listed. */
export const articleEntries = (items: readonly ArticleItem[]): SitemapEntry[] =>
  items.flatMap((item) => sluggedEntry('article', item))

export const pageEntries = (items: readonly PageItem[]): SitemapEntry[] =>
  items.filter((item) => item?.slugs?.hu !== 'footer').flatMap((item) => sluggedEntry('page', item))

type Numbered = { id: number; publish_date: string }

/** An id has no language: what is written in one of them is read in the other too, with a note. */
export const numberedEntries = (page: 'gallery' | 'video', items: readonly Numbered[]): SitemapEntry[] =>
  items.flatMap((item) =>
    Number.isInteger(item?.id)
      ? [
          {
            paths: { hu: pathFor(page, 'hu', { id: item.id }), en: pathFor(page, 'en', { id: item.id }) },
            changed: isDate(item.publish_date) ? item.publish_date : undefined,
          },
        ]
      : [],
  )

/** Names have no language, so a team and a player are in every one. */
export const teamEntries = (teams: readonly Pick<ClubTeam, 'id'>[]): SitemapEntry[] =>
  list(teams).flatMap(({ id }) =>
    isId(id)
      ? [{ paths: { hu: pathFor('team', 'hu', { teamId: id }), en: pathFor('team', 'en', { teamId: id }) } }]
      : [],
  )

export const playerEntries = (teams: readonly Pick<ClubTeamDetail, 'id' | 'players'>[]): SitemapEntry[] =>
  list(teams).flatMap(({ id: teamId, players }) =>
    list(players).flatMap(({ id: playerId }) => {
      if (!isId(teamId) || !isId(playerId)) return []
      const ids = { teamId, playerId }
      return [{ paths: { hu: pathFor('player', 'hu', ids), en: pathFor('player', 'en', ids) } }]
    }),
  )

/** A match has a page in both languages, whatever its words are written in. */
export const matchEntries = (matches: readonly Schedule[] | null | undefined): SitemapEntry[] =>
  list(matches).flatMap(({ id, updated_at: changed }) =>
    isId(id)
      ? [
          {
            paths: {
              hu: pathFor('match', 'hu', { scheduleId: id }),
              en: pathFor('match', 'en', { scheduleId: id }),
            },
            // The database leaves off zeros at the end of a second's parts, which no sitemap may.
            changed: isDate(changed) ? new Date(changed).toISOString() : undefined,
          },
        ]
      : [],
  )

export const screenEntries = (): SitemapEntry[] =>
  listedScreens.map((page) => ({ paths: { hu: pathFor(page, 'hu'), en: pathFor(page, 'en') } }))

function urlsOf({ paths, changed }: SitemapEntry, origin: string): string[] {
  const known = languages.flatMap((language) => {
    const path = paths[language]
    return path ? [{ hreflang: bcp47[language], href: new URL(path, origin).href }] : []
  })
  const [first] = known
  const standard = first && { hreflang: 'x-default', href: first.href }
  const twins = (known.length > 1 && standard ? [...known, standard] : []).map((twin) =>
    element('xhtml:link', { rel: 'alternate', ...twin }),
  )
  return known.map(({ href }) =>
    element(
      'url',
      {},
      element('loc', {}, escapeXml(href)),
      ...(changed ? [element('lastmod', {}, escapeXml(changed))] : []),
      ...twins,
    ),
  )
}

const sitemapSchema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const sitemapFile = (origin: string, entries: readonly SitemapEntry[]): string =>
  xmlDocument(
    element(
      'urlset',
      { xmlns: sitemapSchema, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' },
      ...entries.flatMap((entry) => urlsOf(entry, origin)),
    ),
  )

export const sitemapIndex = (origin: string, files: readonly string[]): string =>
  xmlDocument(
    element(
      'sitemapindex',
      { xmlns: sitemapSchema },
      ...files.map((file) =>
        element(
          'sitemap',
          {},
          element('loc', {}, escapeXml(new URL(`${systemPaths.sitemaps}${file}`, origin).href)),
        ),
      ),
    ),
  )
