import type { ArticleItem } from '@palank/contract/article'
import type { Paging } from '@palank/contract/paging'
import { defaultLanguage, type Language, languages } from '@palank/routes'
import { allMatches } from '~/api/all-matches.server.ts'
import type { Api } from '~/api/api.server.ts'
import { unlessMissing } from '~/api/api-error.ts'
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

/** The api's limit per call. */
const perCall = 100
const callsPerFile = itemsPerFile / perCall

type Page<Item> = { data: Item[]; meta: Paging }
type List<Item> = (api: Api, query: { page: number; per_page: number }) => Promise<Page<Item>>

const lists = {
  pages: (api, query) => api.pageList(query),
  articles: (api, query) => api.articleList(query),
  galleries: (api, query) => api.galleryList(query),
  videos: (api, query) => api.videoList(query),
} satisfies Record<string, List<object>>

/** The items of one file, one call after the other: no reader waits for it. */
async function itemsOf<Item>(api: Api, list: List<Item>, number: number): Promise<Item[]> {
  const items: Item[] = []
  const first = (number - 1) * callsPerFile + 1
  for (let page = first; page < first + callsPerFile; page += 1) {
    const { data, meta } = await list(api, { page, per_page: perCall })
    items.push(...data)
    if (page >= meta.last_page) break
  }
  return items
}

/** Items that do not tell their slugs in the other languages are read from those languages' own lists. */
async function sluggedEntries<Item extends Pick<ArticleItem, 'slugs'>>(
  api: Api,
  list: List<Item>,
  entriesOf: (items: readonly Item[], listedIn: Language) => SitemapEntry[],
  number: number,
): Promise<SitemapEntry[]> {
  const items = await itemsOf(api, list, number)
  const entries = entriesOf(items, api.language)
  if (items.every(hasSlugs)) return entries
  for (const other of languages.filter((language) => language !== api.language)) {
    const others = await itemsOf(api.inLanguage(other), list, number)
    entries.push(
      ...entriesOf(
        others.filter((item) => !hasSlugs(item)),
        other,
      ),
    )
  }
  return entries
}

/** The club's teams of the current season. */
const teams = async (api: Api): Promise<SitemapEntry[]> => teamEntries((await api.competitionTeamList()).data)

async function players(api: Api): Promise<SitemapEntry[]> {
  const { data } = await api.competitionTeamList()
  const answers = await Promise.all(data.map(({ id }) => api.competitionTeamFind(id)))
  return playerEntries(answers.map((answer) => answer.data))
}

/** The club's matches of the current season. */
const matches = async (api: Api): Promise<SitemapEntry[]> =>
  matchEntries(await allMatches(api, { season: api.config.current_season }))

/** A season's teams, players and matches fit in one file. */
const singleFiles = { teams, players, matches }

type Reader = (api: Api, number: number) => Promise<SitemapEntry[]>

const readers: Record<SitemapKind, Reader> = {
  screens: async (_, number) => (number === 1 ? screenEntries() : []),
  pages: (api, number) => sluggedEntries(api, lists.pages, pageEntries, number),
  articles: (api, number) => sluggedEntries(api, lists.articles, articleEntries, number),
  galleries: async (api, number) => numberedEntries('gallery', await itemsOf(api, lists.galleries, number)),
  videos: async (api, number) => numberedEntries('video', await itemsOf(api, lists.videos, number)),
  teams: async (api, number) => (number === 1 ? teams(api) : []),
  players: async (api, number) => (number === 1 ? players(api) : []),
  matches: async (api, number) => (number === 1 ? matches(api) : []),
}

/** Empty if there is no such file; the api refuses pages beyond its limit. */
export const loadSitemap = async (api: Api, kind: SitemapKind, number: number): Promise<SitemapEntry[]> =>
  (await unlessMissing(readers[kind](api.inLanguage(defaultLanguage), number))) ?? []

/** The names of the files that are not empty. */
export async function loadSitemapFiles(api: Api): Promise<string[]> {
  const standard = api.inLanguage(defaultLanguage)
  const files = await Promise.all(
    sitemapKinds.map(async (kind) => {
      if (kind === 'screens') return filesFor(kind, 1)
      if (kind === 'teams' || kind === 'players' || kind === 'matches')
        return filesFor(kind, Math.min(1, (await singleFiles[kind](standard)).length))
      const { meta } = await lists[kind](standard, { page: 1, per_page: perCall })
      // Without a total, the number of full pages is the most there can be.
      return filesFor(kind, meta.total ?? meta.last_page * perCall)
    }),
  )
  return files.flat()
}
