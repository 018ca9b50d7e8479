import { cacheTagHeader } from '@palank/contract/cache-tags'
import { matchPath, type PageId, systemPaths } from '@palank/routes'
import type { RouterContextProvider } from 'react-router'
import { isDataRequest, type PageFacts, requestContext } from './context.server.ts'
import { buildHeader } from './document/page-data.ts'

type Kind = 'list' | 'item' | 'search' | 'form' | 'live'

const pageKinds: Record<PageId, Kind> = {
  home: 'list',
  search: 'list',
  searchResults: 'search',
  news: 'list',
  article: 'item',
  galleries: 'list',
  gallery: 'item',
  information: 'list',
  safeguarding: 'item',
  catalogue: 'item',
  teams: 'list',
  team: 'item',
  players: 'list',
  player: 'item',
  page: 'item',
  videos: 'list',
  video: 'item',
  schedules: 'list',
  match: 'item',
  joinUs: 'form',
}

const livePaths: readonly string[] = [systemPaths.live, systemPaths.liveNow]

/** Feeds and menus change as lists do; the other documents (calendars, sitemaps) as items do. */
function kindOf(pathname: string): Kind {
  const page = matchPath(pathname)?.page
  if (page) return pageKinds[page]
  if (livePaths.some((path) => pathname.startsWith(path))) return 'live'
  return [systemPaths.feed, systemPaths.shell].some((path) => pathname.startsWith(path)) ? 'list' : 'item'
}

/** Seconds that the cache in front serves a copy without asking. */
const fresh = {
  live: 2,
  matchDay: 5,
  list: 60,
  item: 300,
  pastSeason: 86_400,
  search: 30,
  redirect: 60,
  missing: 10,
  partial: 5,
} as const

/** Seconds after which a copy is no longer served while a new one is fetched. */
const longestAge = 600
const day = 86_400

type Freshness = { seconds: number; isServedStale: boolean }

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304

function freshnessOf(kind: Kind, status: number, facts: PageFacts): Freshness | undefined {
  if (isRedirect(status)) return { seconds: fresh.redirect, isServedStale: false }
  if (kind === 'form') return undefined
  if (kind === 'live') return { seconds: fresh.live, isServedStale: false }
  if (status >= 400) return { seconds: fresh.missing, isServedStale: false }
  if (facts.partial) return { seconds: fresh.partial, isServedStale: false }
  if (facts.isMatchDay) return { seconds: fresh.matchDay, isServedStale: true }
  if (facts.isPastSeason) return { seconds: fresh.pastSeason, isServedStale: false }
  // A search is not purged, so it must not show for long what has been taken down.
  return { seconds: fresh[kind], isServedStale: kind !== 'search' }
}

/** Ten times as long as it is fresh, and never longer than the longest age. */
const staleSeconds = ({ seconds, isServedStale }: Freshness): number =>
  isServedStale ? Math.max(0, Math.min(9 * seconds, longestAge - seconds)) : 0

type Answer = { method: string; pathname: string; status: number; facts: PageFacts }

/** The Cache-Control of any answer of the site, by the kind of its page. */
export function cacheControlOf({ method, pathname, status, facts }: Answer): string {
  const kind = kindOf(pathname)
  const isRead = method === 'GET' || method === 'HEAD'
  const isCacheable = isRead && status < 500 && status !== 429
  const freshness = isCacheable ? freshnessOf(kind, status, facts) : undefined
  if (!freshness) return 'no-store'
  const shared = `public, max-age=0, s-maxage=${freshness.seconds}`
  // An old score is waited for rather than shown; the page itself says how old what it has is.
  if (kind === 'live') return shared
  return `${shared}, stale-while-revalidate=${staleSeconds(freshness)}, stale-if-error=${day}`
}

/** Of a page that is never purged: there are as many as visitors have words. */
const searchTag = 'search'

/** Search results carry no tags of the frame around them. */
export const cacheTagOf = (tags: ReadonlySet<string>): string =>
  tags.has(searchTag) ? searchTag : cacheTagHeader(tags)

type MiddlewareArgs = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

/** The headers of every answer that a cache or the browser's router reads: pages, data, redirects, documents, errors. */
export async function addCacheHeaders(
  { context, request, url }: MiddlewareArgs,
  next: () => Promise<Response>,
): Promise<Response> {
  const response = await next()
  const { headers, status } = response
  const { facts, site } = context.get(requestContext)
  if (!headers.has('cache-control')) {
    const { method } = request
    headers.set('cache-control', cacheControlOf({ method, pathname: url.pathname, status, facts }))
  }
  if (headers.get('cache-control') !== 'no-store') {
    // There is no end of missing pages; their copies expire soon, as do those of a running score.
    const isPurged = status < 400 && kindOf(url.pathname) !== 'live'
    const tags = isPurged ? cacheTagOf(facts.tags) : ''
    if (tags) headers.set('cache-tag', tags)
    // The edge does not store such a page over a whole one.
    if (facts.partial) headers.set('x-partial', '1')
  }
  if (site.buildId && isDataRequest(request)) headers.set(buildHeader, site.buildId)
  return response
}
