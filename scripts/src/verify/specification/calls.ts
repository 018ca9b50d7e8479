import { bannersOf, menusOf, popupOf, serverConfig, settingsOf, sponsors } from './content/frame.ts'
import type { Language, Wire } from './content/language.ts'
import {
  articleOf,
  articlesOf,
  categoriesOf,
  galleriesOf,
  galleryFilesOf,
  highlightOf,
  pagesOf,
  videoOf,
  videosOf,
} from './content/reading.ts'
import {
  competitionsOf,
  foundPlayers,
  matchOf,
  playerOf,
  scheduleOf,
  season,
  standings,
  teams,
} from './content/sport.ts'

export type CallRequest = { language: Language; params: string[]; query: URLSearchParams; now: number }
/** Undefined for a 404. */
export type Answer = Wire | undefined

const number = (query: URLSearchParams, name: string): number | undefined => {
  const value = query.get(name)
  return value === null ? undefined : Number(value)
}

/** Section 3: meta has only last_page. */
function paged(items: Wire[], query: URLSearchParams, perPage: number): Answer {
  const size = number(query, 'per_page') ?? perPage
  const page = number(query, 'page') ?? 1
  return {
    data: items.slice((page - 1) * size, page * size),
    meta: { last_page: Math.max(1, Math.ceil(items.length / size)) },
  }
}

const one = (entity: Wire | undefined): Answer => entity && { data: entity }
const list = (items: Wire[]): Answer => ({ data: items })
const byId = (items: Wire[], id: string | undefined) => items.find((item) => item.id === Number(id))

function articleList({ language, query }: CallRequest): Answer {
  const category = query.get('filters[category]')
  const highlight = query.get('filters[highlight]')
  const selected = articlesOf(language).filter(
    (article, index) =>
      (!highlight || highlightOf(index) === highlight) &&
      (!category || (article.categories as Wire[]).some(({ slug }) => slug === category)),
  )
  return paged(selected, query, 12)
}

function galleryFiles({ params: [id], language, query }: CallRequest): Answer {
  if (!byId(galleriesOf(language), id)) return undefined
  const files = galleryFilesOf(Number(id))
  const { data, meta } = paged(files, query, 12) as { data: Wire[]; meta: Wire }
  return { data: { files: data, allfile: files }, meta }
}

function schedules({ language, query, now }: CallRequest): Answer {
  if ((number(query, 'season') ?? season) !== season) return list([])
  const type = query.get('type') ?? undefined
  const selection = {
    ...(type ? { type } : {}),
    ...(query.has('competitionId') ? { competitionId: Number(query.get('competitionId')) } : {}),
    ...(query.has('competitionTeamId') ? { competitionTeamId: Number(query.get('competitionTeamId')) } : {}),
  }
  const size = number(query, 'limit') ?? 8
  const page = number(query, 'page') ?? 1
  return list(scheduleOf(language, now, selection).slice((page - 1) * size, page * size))
}

const matchesKeyword = (item: Wire, keyword: string) =>
  [item.title, item.name].some((text) => String(text).toLowerCase().includes(keyword))

/** A page of the three kinds merged, newest first, then split into three lists again. */
function search({ language, query }: CallRequest): Answer {
  const keyword = (query.get('keyword') ?? '').toLowerCase()
  const size = number(query, 'per_page') ?? 12
  const page = number(query, 'page') ?? 1
  const all = { articles: articlesOf(language), galleries: galleriesOf(language), videos: videosOf(language) }
  const found = Object.entries(all).flatMap(([kind, items]) =>
    items.filter((item) => matchesKeyword(item, keyword)).map((item) => ({ kind, item })),
  )
  const shown = found
    .toSorted((a, b) => Date.parse(String(b.item.publish_date)) - Date.parse(String(a.item.publish_date)))
    .slice((page - 1) * size, page * size)
  const listOf = (name: string) => {
    const total = found.filter(({ kind }) => kind === name).length
    return {
      data: shown.filter(({ kind }) => kind === name).map(({ item }) => item),
      meta: { last_page: Math.max(1, Math.ceil(total / size)), total },
    }
  }
  const players = foundPlayers.filter(({ competition_team: team }) => matchesKeyword(team as Wire, keyword))
  return {
    data: {
      articles: listOf('articles'),
      galleries: listOf('galleries'),
      videoGalleries: listOf('videos'),
      players,
      results: found.length + players.length,
    },
  }
}

const competitions = ({ language, params: [year] }: CallRequest): Answer =>
  list(Number(year) === season ? competitionsOf(language) : [])

/** The calls of section 7 and those settled by F5; `{}` stands for a path parameter. */
export const calls: Record<string, (request: CallRequest) => Answer> = {
  'server-config': () => serverConfig,
  'menu/list': ({ language }) => list(menusOf(language)),
  'article/list': articleList,
  'article/find/{}': ({ language, params: [slug = ''] }) => one(articleOf(language, slug)),
  'article-category/list': ({ language }) => list(categoriesOf(language)),
  'gallery/list': ({ language, query }) => paged(galleriesOf(language), query, 12),
  'gallery/list-latest': ({ language, query }) => paged(galleriesOf(language), query, 3),
  'gallery/find/{}': ({ language, params: [id] }) => one(byId(galleriesOf(language), id)),
  'gallery/list-files/{}': galleryFiles,
  'video/list': ({ language, query }) => paged(videosOf(language), query, 15),
  'video/find/{}': ({ language, params: [id] }) => one(videoOf(language, Number(id))),
  'sponsor/list': () => list(sponsors),
  'schedule/highlighted': ({ language, now }) => list(scheduleOf(language, now)),
  'schedule/list': schedules,
  'schedule/find/{}': ({ language, now, params: [id] }) => one(matchOf(language, now, Number(id))),
  'competition/season/{}/list': competitions,
  'competition/competition-team/{}/list': ({ language, params: [id] }) =>
    list(byId(teams, id) ? competitionsOf(language) : []),
  'standings/competition/{}/all': ({ params: [id] }) => list(Number(id) === 1 ? standings : []),
  'competition-team/list': ({ query }) => list((number(query, 'season') ?? season) === season ? teams : []),
  'competition-team/find/{}': ({ params: [id] }) => one(byId(teams, id)),
  'player/find/{}': ({ params: [id] }) => one(playerOf(Number(id))),
  'page/find/{}': ({ language, params: [slug] }) => one(pagesOf(language).find((page) => page.slug === slug)),
  'page/list': ({ language }) => list(pagesOf(language).filter(({ slug }) => slug !== 'footer')),
  'search/find': search,
  'setting/list': ({ language }) => list(settingsOf(language)),
  'banner/list': ({ language }) => list(bannersOf(language)),
  'banner/popup': ({ language }) => one(popupOf(language)),
}
