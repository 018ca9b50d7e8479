import type { ArticleItem } from '@palank/contract/article'
import type { Paging } from '@palank/contract/paging'
import { defaultLanguage, type Language, languages } from '@palank/routes'
import { allMatches } from '~/api/all-matches.server.ts'
import {
  articleList,
  competitionTeamFind,
  competitionTeamList,
  configuration,
  galleryList,
  pageList,
  videoList,
} from '~/api/calls.server.ts'
import {
  articleEntries,
  filesFor,
  hasSlugs,
  itemsPerFile,
  matchEntries,
  numberedEntries,
  pageEntries,
  playerEntries,
  type SitemapEntry,
  type SitemapKind,
  screenEntries,
  sitemapKinds,
  teamEntries,
} from './sitemap.ts'

/** The most that a list gives at once. */
const perCall = 100
const callsPerFile = itemsPerFile / perCall

type Page<Item> = { data: Item[]; meta: Paging }
type List<Item> = (language: Language, query: { page: number; per_page: number }) => Promise<Page<Item>>

const lists = { pages: pageList, articles: articleList, galleries: galleryList, videos: videoList }

/** The items of one file, a hundred at a time and one call after the other: no reader waits for it. */
async function itemsOf<Item>(list: List<Item>, language: Language, number: number): Promise<Item[]> {
  const items: Item[] = []
  const first = (number - 1) * callsPerFile + 1
  for (let page = first; page < first + callsPerFile; page += 1) {
    const { data, meta } = await list(language, { page, per_page: perCall })
    items.push(...data)
    if (page >= meta.last_page) break
  }
  return items
}

/** What does not say where it stands in the other language is listed there by that language's own list. */
async function sluggedEntries<Item extends Pick<ArticleItem, 'slugs'>>(
  list: List<Item>,
  entriesOf: (items: readonly Item[], listedIn: Language) => SitemapEntry[],
  number: number,
): Promise<SitemapEntry[]> {
  const items = await itemsOf(list, defaultLanguage, number)
  const entries = entriesOf(items, defaultLanguage)
  if (items.every(hasSlugs)) return entries
  for (const other of languages.filter((language) => language !== defaultLanguage)) {
    const untold = (await itemsOf(list, other, number)).filter((item) => !hasSlugs(item))
    entries.push(...entriesOf(untold, other))
  }
  return entries
}

/** The club's teams of the current season. */
async function teams(): Promise<SitemapEntry[]> {
  const { data } = await competitionTeamList(defaultLanguage)
  return teamEntries(data)
}

async function players(): Promise<SitemapEntry[]> {
  const { data } = await competitionTeamList(defaultLanguage)
  const found = await Promise.all(data.map(({ id }) => competitionTeamFind(defaultLanguage, id)))
  return playerEntries(found.map((answer) => answer.data))
}

/** The club's matches of the current season. */
async function matches(): Promise<SitemapEntry[]> {
  return matchEntries(await allMatches(defaultLanguage, { season: configuration().current_season }))
}

/** A season's few teams, players and matches are read whole. */
const whole = { teams, players, matches }

const readers: Record<SitemapKind, (number: number) => Promise<SitemapEntry[]>> = {
  screens: async (number) => (number === 1 ? screenEntries() : []),
  pages: (number) => sluggedEntries(lists.pages, pageEntries, number),
  articles: (number) => sluggedEntries(lists.articles, articleEntries, number),
  galleries: async (number) =>
    numberedEntries('gallery', await itemsOf(lists.galleries, defaultLanguage, number)),
  videos: async (number) => numberedEntries('video', await itemsOf(lists.videos, defaultLanguage, number)),
  teams: async (number) => (number === 1 ? teams() : []),
  players: async (number) => (number === 1 ? players() : []),
  matches: async (number) => (number === 1 ? matches() : []),
}

export const loadSitemap = (kind: SitemapKind, number: number): Promise<SitemapEntry[]> =>
  readers[kind](number)

/** The files that hold anything. */
export async function loadSitemapFiles(): Promise<string[]> {
  const files = await Promise.all(
    sitemapKinds.map(async (kind) => {
      if (kind === 'screens') return filesFor(kind, 1)
      if (kind === 'teams' || kind === 'players' || kind === 'matches')
        return filesFor(kind, Math.min(1, (await whole[kind]()).length))
      const { meta } = await lists[kind](defaultLanguage, { page: 1, per_page: perCall })
      // Who tells no total has at most as many as fill the pages.
      return filesFor(kind, meta.total ?? meta.last_page * perCall)
    }),
  )
  return files.flat()
}
