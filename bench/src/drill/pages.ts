import { type Language, languages, pathFor, searchPath, systemPaths } from '@palank/routes'
import { changesSoon } from './changes-soon.ts'
import { differenceOf } from './compare-bodies.ts'
import { fetchPage } from './load.ts'

/** As many as the figures before any remedy were measured with. */
const cachedCount = 36

export type Pages = {
  /** The good body of each cached page; undefined where it changes by itself. */
  cached: Map<string, string | undefined>
  /** Every address of the sitemaps. */
  sitemap: string[]
  /** For the load: pages that nobody has visited, and how its searches begin when they run out. */
  fresh: string[]
  word: string
  /** An address that nobody has visited, for checks beside the load. */
  nextFresh: () => string
  join: string
  /** Never visited by the load, and linked from no cached page: for the drills that open them first. */
  untouched: { page: string; article: string }
}

/** With more patience than a visitor: the system has just started. */
const openPage = (url: string) => fetchPage(url, { signal: AbortSignal.timeout(30_000) })

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

export async function sitemapOf(origin: string): Promise<string[]> {
  const read = async (path: string) => locationsIn((await openPage(origin + path)).body)
  const parts = await Promise.all((await read(systemPaths.sitemap)).map(read))
  const joins = new Set(languages.map((language) => pathFor('joinUs', language)))
  return [...new Set(parts.flat())].filter((path) => !joins.has(path))
}

const listsIn = (language: Language): string[] => [
  pathFor('home', language),
  pathFor('news', language),
  pathFor('galleries', language),
  pathFor('videos', language),
  pathFor('teams', language),
  pathFor('players', language),
  pathFor('schedules', language),
  `${pathFor('schedules', language)}?view=standings`,
]

/** Evenly spread over the list, so that every kind of page is among them. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count)
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor(index * step)],
  ).filter((item) => item !== undefined)
}

export const dataOf = (path: string) => `${path}.data`

/** Addresses that nobody has visited. The demo has some hundred pages; searches never end. */
export function freshAddresses(pages: readonly string[], word: string): () => string {
  const left = [...pages]
  let searches = 0
  return () => left.pop() ?? searchPath('hu', `${word}${++searches}`)
}

/** Chooses the pages, and visits those that the drills expect in the cache. */
export async function choosePages(origin: string, siteOrigin: string): Promise<Pages> {
  const sitemap = await sitemapOf(siteOrigin)
  const lists = languages.flatMap(listsIn)
  const items = spread(
    sitemap.filter((path) => !lists.includes(path)),
    cachedCount - lists.length,
  )
  const cached = new Map<string, string | undefined>()
  let bodies = ''
  for (const path of [...lists, ...items]) {
    const good = await openPage(origin + path)
    if (good.status !== 200) throw new Error(`${path} answered ${good.status} before any drill`)
    const again = await openPage(siteOrigin + path)
    const isFixed = !differenceOf(good.body, again.body) && !changesSoon(good.body, Date.now())
    cached.set(path, isFixed ? good.body : undefined)
    bodies += good.body
  }
  const isUntouched = (path: string) => !cached.has(path) && !bodies.includes(`"${path}"`)
  const articlePrefix = pathFor('article', 'hu', { slug: 'x' }).slice(0, -1)
  const [article] = sitemap.filter((path) => path.startsWith(articlePrefix) && isUntouched(path))
  const [page] = sitemap.filter((path) => path !== article && isUntouched(path))
  if (!article || !page) throw new Error('every page of the demo is linked from a cached page')
  const untouched = { page, article }
  const unvisited = sitemap.filter((path) => !cached.has(path) && path !== article && path !== page)
  const fresh = [...unvisited, ...[...unvisited, ...items].map(dataOf)].toSorted(() => Math.random() - 0.5)
  const run = Math.random().toString(36).slice(2, 8)
  return {
    cached,
    sitemap,
    join: pathFor('joinUs', 'hu'),
    untouched,
    fresh,
    word: `${run}a`,
    nextFresh: freshAddresses([], `${run}b`),
  }
}
