import { matchPath, type PageId, pageIds, pathFor, searchPath, systemPaths } from '@palank/routes'
import { type APIRequestContext, request } from '@playwright/test'

export type Screen = {
  name: string
  path: string
  /** Lighthouse's audits that it fails on purpose. */
  skipAudits?: string[]
}

const noindex = ['is-crawlable']

const fixed: Screen[] = [
  { name: 'home', path: pathFor('home', 'hu') },
  { name: 'news', path: pathFor('news', 'hu') },
  { name: 'galleries', path: pathFor('galleries', 'hu') },
  { name: 'videos', path: pathFor('videos', 'hu') },
  { name: 'teams', path: pathFor('teams', 'hu') },
  { name: 'players', path: pathFor('players', 'hu') },
  { name: 'schedules', path: pathFor('schedules', 'hu') },
  { name: 'standings', path: `${pathFor('schedules', 'hu')}?view=standings` },
  { name: 'information', path: pathFor('information', 'hu') },
  { name: 'safeguarding', path: pathFor('safeguarding', 'hu') },
  { name: 'joinUs', path: pathFor('joinUs', 'hu') },
  { name: 'search', path: pathFor('search', 'hu'), skipAudits: noindex },
  { name: 'searchResults', path: searchPath('hu', 'csapat'), skipAudits: noindex },
  {
    name: 'notFound',
    path: `${pathFor('news', 'hu')}/nincs-ilyen-cikk`,
    // The browser itself logs a document that answers 404.
    skipAudits: [...noindex, 'http-status-code', 'errors-in-console'],
  },
]
const ofItems: PageId[] = ['article', 'gallery', 'video', 'team', 'player', 'match', 'page']
const candidates = 12

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))

/** How much there is to read on a page, whatever its markup. */
const textLength = (html: string) =>
  html.replace(/<(script|style|template)[\s\S]*?<\/\1>|<[^>]+>/g, ' ').replace(/\s+/g, ' ').length

async function longest(site: APIRequestContext, paths: string[]): Promise<string | undefined> {
  const pages: { path: string; length: number }[] = []
  for (const path of paths) pages.push({ path, length: textLength(await (await site.get(path)).text()) })
  return pages.toSorted((a, b) => b.length - a.length)[0]?.path
}

/** Every screen of the site in Hungarian; of articles, players and the like the one with the most text among some. */
export async function screensOf(origin: string): Promise<Screen[]> {
  const site = await request.newContext({ baseURL: origin, ignoreHTTPSErrors: true })
  try {
    const read = async (path: string) => (await site.get(path)).text()
    const sitemaps = locations(await read(systemPaths.sitemap))
    const addresses = (await Promise.all(sitemaps.map(({ pathname }) => read(pathname)))).flatMap(locations)
    const items = await Promise.all(
      ofItems.map(async (page) => {
        const paths = addresses
          .map(({ pathname }) => pathname)
          .filter((path) => {
            const match = matchPath(path)
            return match?.page === page && match.language === 'hu'
          })
        const path = await longest(site, paths.slice(0, candidates))
        if (!path) throw new Error(`the sitemap of ${origin} has no address of ${page}`)
        return { name: page, path }
      }),
    )
    const order = [...pageIds, 'standings', 'notFound']
    return [...fixed, ...items].toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  } finally {
    await site.dispose()
  }
}
