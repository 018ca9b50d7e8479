import type { ArticleItem } from '@palank/contract/article'
import type { PageItem } from '@palank/contract/page'
import type { Schedule } from '@palank/contract/schedule'
import type { ClubTeam, ClubTeamDetail } from '@palank/contract/team'
import { type Language, languages, type PageId, pathFor, systemPaths } from '@palank/routes'
import { type ClubLanguages, everyLanguage } from '~/i18n/club-languages.ts'
import { bcp47 } from '~/i18n/format.ts'
import { hasPage } from '~/model/roster.ts'
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

/** Pages without parameters that may be listed. */
export const listedScreens = [
  'home',
  'news',
  'galleries',
  'videos',
  'information',
  'teams',
  'players',
  'schedules',
  'safeguarding',
  'joinUs',
] as const satisfies PageId[]

/** A page in all languages that have it. */
export type SitemapEntry = { paths: Partial<Record<Language, string>>; changed?: string | undefined }

/** At most two addresses each, so a file stays far below the limit of 50,000. */
export const itemsPerFile = 5_000

/** The first file of a kind has no number. */
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

/** Whether the slugs of any language are known. */
export const hasSlugs = ({ slugs }: Pick<ArticleItem, 'slugs'>): boolean =>
  languages.some((language) => slugs[language] !== null)

type Slugged = Pick<ArticleItem, 'slug' | 'slugs'> & Partial<Pick<ArticleItem, 'publish_date'>>

/** Only the languages a text is written in; without slugs, the one it was listed in. */
function sluggedEntry(page: 'article' | 'page', item: Slugged, listedIn: Language): SitemapEntry {
  const { slug, slugs, publish_date: changed } = item
  const slugsKnown = hasSlugs(item)
  const paths: SitemapEntry['paths'] = {}
  for (const language of languages) {
    const own = slugsKnown ? slugs[language] : language === listedIn ? slug : null
    if (own) paths[language] = pathFor(page, language, { slug: own })
  }
  return { paths, changed: changed ?? undefined }
}

export const articleEntries = (items: readonly ArticleItem[], listedIn: Language): SitemapEntry[] =>
  items.map((item) => sluggedEntry('article', item, listedIn))

export const pageEntries = (items: readonly PageItem[], listedIn: Language): SitemapEntry[] =>
  items
    .filter(({ slug, slugs }) => (slugs.hu ?? slug) !== 'footer')
    .map((item) => sluggedEntry('page', item, listedIn))

const inBothLanguages = (path: (language: Language) => string): SitemapEntry['paths'] => ({
  hu: path('hu'),
  en: path('en'),
})

type Numbered = { id: number; publish_date: string | null }

/** In both languages: a page without a translation shows the other one with a note. */
export const numberedEntries = (page: 'gallery' | 'video', items: readonly Numbered[]): SitemapEntry[] =>
  items.map(({ id, publish_date: changed }) => ({
    paths: inBothLanguages((language) => pathFor(page, language, { id })),
    changed: changed ?? undefined,
  }))

/** Teams, players and matches have pages in both languages. */
export const teamEntries = (teams: readonly Pick<ClubTeam, 'id'>[]): SitemapEntry[] =>
  teams.map(({ id: teamId }) => ({
    paths: inBothLanguages((language) => pathFor('team', language, { teamId })),
  }))

export const playerEntries = (teams: readonly Pick<ClubTeamDetail, 'id' | 'players'>[]): SitemapEntry[] =>
  teams.flatMap(({ id: teamId, players }) =>
    players
      .filter(({ player }) => hasPage(player) && !player.noindex)
      .map(({ id: playerId }) => ({
        paths: inBothLanguages((language) => pathFor('player', language, { teamId, playerId })),
      })),
  )

export const matchEntries = (matches: readonly Schedule[]): SitemapEntry[] =>
  matches.map(({ id: scheduleId, updated_at: changed }) => ({
    paths: inBothLanguages((language) => pathFor('match', language, { scheduleId })),
    // The database omits trailing zeros of the fraction, which is invalid in a sitemap.
    changed: changed ? new Date(changed).toISOString() : undefined,
  }))

export const screenEntries = (): SitemapEntry[] =>
  listedScreens.map((page) => ({ paths: { hu: pathFor(page, 'hu'), en: pathFor(page, 'en') } }))

function urlsOf({ paths, changed }: SitemapEntry, origin: string, club: ClubLanguages): string[] {
  const known = club.flatMap((language) => {
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

/** With the alternates of the club's languages, and the first as x-default. */
export const sitemapFile = (
  origin: string,
  entries: readonly SitemapEntry[],
  club: ClubLanguages = everyLanguage,
): string =>
  xmlDocument(
    element(
      'urlset',
      { xmlns: sitemapSchema, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' },
      ...entries.flatMap((entry) => urlsOf(entry, origin, club)),
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
