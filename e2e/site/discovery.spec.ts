import { Readable } from 'node:stream'
import type { ArticleItem, ClubTeamDetail } from '@palank/contract/own-api-types'
import { feedPath, type Language, pathFor, searchPath } from '@palank/routes'
import type { APIRequestContext } from '@playwright/test'
import { parseAtomFeed } from 'feedsmith'
import { ErrorLevel, type SitemapItem, XMLToSitemapIndexStream, XMLToSitemapItemStream } from 'sitemap'
import { callApi } from './call-api.ts'
import { type Head, readHeads } from './document-heads.ts'
import { linkedDataProblems, requiredFields } from './linked-data.ts'
import { expect, languages, site, test } from './site-test.ts'
import { startTamperedSite } from './tampering-proxy.ts'

const codes = { hu: 'hu-HU', en: 'en-GB' }
const locales = { hu: 'hu_HU', en: 'en_GB' }
const clubs = { hu: 'Dunai Sólymok', en: 'Danube Falcons' }

async function textAt(request: APIRequestContext, address: string, type: string): Promise<string> {
  const response = await request.get(address)
  expect([address, response.status()]).toEqual([address, 200])
  expect(response.headers()['content-type']).toBe(`${type}; charset=utf-8`)
  return response.text()
}

/** The third-party parsers throw on errors. */
const strict = { level: ErrorLevel.THROW, logger: false } as const
const filesIn = async (xml: string): Promise<string[]> =>
  (await Readable.from([xml]).pipe(new XMLToSitemapIndexStream(strict)).toArray()).map(({ url }) => url)
const itemsIn = (xml: string): Promise<SitemapItem[]> =>
  Readable.from([xml]).pipe(new XMLToSitemapItemStream(strict)).toArray()

async function sitemapOf(request: APIRequestContext, origin: string): Promise<SitemapItem[]> {
  const files = await filesIn(await textAt(request, `${origin}/sitemap.xml`, 'application/xml'))
  const texts = await Promise.all(
    files.map((file) => textAt(request, origin + new URL(file).pathname, 'application/xml')),
  )
  return (await Promise.all(texts.map(itemsIn))).flat()
}

/** Screens with noindex. */
const noindexPaths = languages.flatMap((language) => [
  pathFor('search', language),
  searchPath(language, 'a'),
  pathFor('catalogue', language),
])

/** Polls the sitemap until it is as new as the api: each cache on the way serves a stale copy once. */
async function freshSitemap(request: APIRequestContext): Promise<SitemapItem[]> {
  const { total } = (await callApi('gallery/list', 'hu', { per_page: 1 })).meta
  let items: SitemapItem[] = []
  const countGalleries = async () => {
    items = await sitemapOf(request, site)
    return languages.map(
      (language) =>
        items.filter(({ url }) => url.startsWith(`${site}${pathFor('galleries', language)}/`)).length,
    )
  }
  await expect.poll(countGalleries, { timeout: 90_000, intervals: [1_000, 5_000] }).toEqual([total, total])
  return items
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

test.describe('what search engines fetch', () => {
  // Every address is fetched once, for all of these tests.
  test.describe.configure({ mode: 'default' })
  let items: SitemapItem[] = []
  let heads: Head[] = []

  test.beforeAll(async ({ browser, playwright }) => {
    const request = await playwright.request.newContext()
    items = await freshSitemap(request)
    const page = await browser.newPage()
    heads = await readHeads(
      page,
      items.map(({ url }) => url),
    )
    await page.close()
    await request.dispose()
  })

  test('B1, B3–B12: the sitemap lists every screen and item in both languages, and nothing else', async () => {
    const [articles = 0, galleries = 0, videos = 0, pages = 0] = await Promise.all(
      ['article/list', 'gallery/list', 'video/list', 'page/list'].map(
        async (call) => (await callApi(call, 'hu', { per_page: 1 })).meta.total,
      ),
    )
    const urls = items.map(({ url }) => url)
    const { data: teams } = await callApi<{ id: number }[]>('competition-team/list', 'hu')
    const rosters = await Promise.all(
      teams.map(({ id }) => callApi<ClubTeamDetail>(`competition-team/find/${id}`, 'hu')),
    )
    const matches = (await callApi('schedule/list', 'hu', { limit: 1 })).meta.total
    const isListed = ({ player }: ClubTeamDetail['players'][number]) =>
      !player.without_page && !player.noindex
    const people = teams.length + rosters.flatMap(({ data }) => data.players.filter(isListed)).length
    const screens = [
      'home',
      'news',
      'galleries',
      'videos',
      'information',
      'schedules',
      'teams',
      'players',
      'safeguarding',
      'joinUs',
    ] as const
    for (const language of languages) {
      const under = (path: string) => urls.filter((url) => url.startsWith(`${site}${path}/`)).length
      expect(under(pathFor('news', language))).toBe(articles)
      expect(under(pathFor('galleries', language))).toBe(galleries)
      expect(under(pathFor('videos', language))).toBe(videos)
      expect(under(pathFor('teams', language))).toBe(people)
      expect(under(pathFor('schedules', language))).toBe(matches)
      // The footer is a page without an address.
      expect(under(pathFor('page', language, { slug: 'x' }).slice(0, -2))).toBe(pages - 1)
      expect(urls).toEqual(expect.arrayContaining(screens.map((screen) => site + pathFor(screen, language))))
    }
    expect(new Set(urls).size).toBe(
      2 * (screens.length + articles + galleries + videos + pages - 1 + matches + people),
    )
    expect(urls).toHaveLength(new Set(urls).size)
  })

  test('B13, B15: every address of the sitemap answers 200, is canonical, and its twins point back', () => {
    const byUrl = new Map(heads.map((head) => [head.url, head]))
    const byLanguage = (one: { lang: string }, other: { lang: string }) => one.lang.localeCompare(other.lang)
    const problems = items.flatMap(({ url, links = [], lastmod }, place) => {
      const head = heads[place] as Head
      const twins = head.twins.toSorted(byLanguage)
      const [english, hungarian, standard] = twins
      return [
        head.status !== 200 && `answers ${head.status}`,
        head.robots && `has robots ${head.robots}`,
        !isEqual(head.canonical, [url]) && `has the canonical address ${head.canonical}`,
        head.meta['og:url'] !== url && `has og:url ${head.meta['og:url']}`,
        !isEqual(twins, links.map(({ lang, url: twin }) => ({ lang, url: twin })).toSorted(byLanguage)) &&
          `has other twins in the sitemap: ${JSON.stringify(links)}`,
        !isEqual(
          twins.map(({ lang }) => lang),
          ['en-GB', 'hu-HU', 'x-default'],
        ) && `has the twins ${JSON.stringify(twins)}`,
        standard?.url !== hungarian?.url && `has x-default ${standard?.url}`,
        (head.lang === 'hu' ? hungarian : english)?.url !== url && `is not its own twin in ${head.lang}`,
        ...twins.map(
          (twin) => !isEqual(byUrl.get(twin.url)?.twins, head.twins) && `${twin.url} points elsewhere`,
        ),
        lastmod !== undefined && Number.isNaN(Date.parse(lastmod)) && `has lastmod ${lastmod}`,
      ]
        .filter(Boolean)
        .map((problem) => `${url} ${problem}`)
    })
    expect(problems).toEqual([])
    expect(heads.length).toBeGreaterThan(300)
  })

  test('B15: every screen has a unique title, a description and Open Graph tags', () => {
    const problems = heads.flatMap(({ url, lang, title, meta }) => {
      const language = lang as Language
      const club = clubs[language]
      return [
        title !== club && !title.endsWith(` | ${club}`) && `has the title ${title}`,
        (meta.description ?? '').length < 10 && `has the description ${meta.description}`,
        ...['og:title', 'og:description', 'og:type'].map((name) => !meta[name] && `lacks ${name}`),
        meta['og:site_name'] !== club && `has og:site_name ${meta['og:site_name']}`,
        meta['og:locale'] !== locales[language] && `has og:locale ${meta['og:locale']}`,
        ...Object.entries(meta).map(([name, content]) => content.includes('\n') && `has ${name} twice`),
      ]
        .filter(Boolean)
        .map((problem) => `${url} ${problem}`)
    })
    expect(problems).toEqual([])
    for (const language of languages) {
      const titles = heads.filter(({ lang }) => lang === language).map(({ title }) => title)
      expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
    }
  })

  test('B15: the og:image of every screen is absolute and a JPEG of 1200×630 and at most 300 kB', async ({
    page,
  }) => {
    const others = await readHeads(
      page,
      noindexPaths.map((path) => site + path),
    )
    const screens = [...heads, ...others]
    const declared = { 'og:image:width': '1200', 'og:image:height': '630', 'og:image:type': 'image/jpeg' }
    for (const { url, meta } of screens) {
      expect(meta['og:image'] ?? '', url).toMatch(new RegExp(`^${site}/.+\\.jpg$`))
      expect(meta, url).toMatchObject(declared)
    }
    const addresses = [...new Set(screens.map(({ meta }) => meta['og:image'] ?? ''))]
    const pictures = await page.evaluate(
      (images) =>
        Promise.all(
          images.map(async (image) => {
            const response = await fetch(image)
            const blob = await response.blob()
            const start = [...new Uint8Array(await blob.slice(0, 3).arrayBuffer())]
            const { width, height } = await createImageBitmap(blob)
            const isJpeg =
              start.join() === '255,216,255' && response.headers.get('content-type') === 'image/jpeg'
            return { image, isJpeg, width, height, bytes: blob.size }
          }),
        ),
      addresses,
    )
    const isWrong = ({ isJpeg, width, height, bytes }: (typeof pictures)[number]) =>
      !isJpeg || width !== 1200 || height !== 630 || bytes > 300_000
    expect(pictures.filter(isWrong)).toEqual([])
    expect(pictures.length).toBeGreaterThan(10)
    const largest = Math.max(...pictures.map(({ bytes }) => bytes))
    process.stdout.write(
      `og:image: ${screens.length} screens share ${pictures.length} JPEGs of 1200×630, the largest ${largest} bytes\n`,
    )
  })

  test('B15: the linked data of every screen has the required fields', () => {
    expect(heads.flatMap((head) => linkedDataProblems(head, clubs[head.lang as Language]))).toEqual([])
    const kinds = new Set(heads.flatMap(({ linked }) => linked.map((thing) => thing['@type'])))
    expect([...kinds].toSorted()).toEqual(Object.keys(requiredFields).toSorted())
  })

  test('B2, B6: robots.txt names the sitemap and does not block the noindex screens', async ({
    page,
    request,
  }) => {
    const lines = (await textAt(request, `${site}/robots.txt`, 'text/plain')).split('\n').filter(Boolean)
    const rules = lines.map((line) => /^([A-Za-z-]+):\s*(.*)$/.exec(line)?.slice(1) ?? [line])
    const valuesOf = (name: string) => rules.filter(([rule]) => rule === name).map(([, value]) => value ?? '')
    expect(valuesOf('Sitemap')).toEqual([`${site}/sitemap.xml`])
    expect(valuesOf('User-agent')).toEqual(['*'])
    expect(rules).toHaveLength(2 + valuesOf('Disallow').length)
    const disallowed = valuesOf('Disallow').filter(Boolean)
    const paths = [...items.map(({ url }) => new URL(url).pathname), ...noindexPaths]
    expect(paths.filter((path) => disallowed.some((start) => path.startsWith(start)))).toEqual([])
    const noindexHeads = await readHeads(
      page,
      noindexPaths.map((path) => site + path),
    )
    expect(noindexHeads.map(({ status, robots }) => [status, robots])).toEqual(
      noindexPaths.map(() => [200, 'noindex']),
    )
    expect(items.filter(({ url }) => noindexPaths.some((path) => url.startsWith(site + path)))).toEqual([])
  })
})

for (const language of languages) {
  test(`B3, F6 ${language}: the Atom feed has the latest articles of the api, and every screen links to it`, async ({
    page,
    request,
  }) => {
    const address = site + feedPath(language)
    // A cache on the way may have a copy from before the last change.
    const expectFeed = async () => {
      const feed = parseAtomFeed(await textAt(request, address, 'application/atom+xml'))
      const { data } = await callApi<ArticleItem[]>('article/list', language, { page: 1, per_page: 20 })
      expect(data.length).toBe(20)
      // Some are changes of matches.
      const entries = (feed.entries ?? []).filter(({ id }) => id?.includes('/article/'))
      expect(entries.length).toBeGreaterThan(10)
      expect(
        entries.map(({ title, links, updated, published, summary }) => [
          title?.value,
          links?.map(({ href, rel }) => [href, rel]),
          updated,
          published,
          summary?.value,
        ]),
      ).toEqual(
        data.slice(0, entries.length).map(({ title, slug, publish_date: date, lead }) => {
          const moment = new Date(date).toISOString()
          const href = site + pathFor('article', language, { slug })
          return [title, [[href, 'alternate']], moment, moment, lead ?? undefined]
        }),
      )
      expect(feed.entries).toHaveLength(20)
      const dates = (feed.entries ?? []).map(({ updated }) => String(updated))
      expect(dates).toEqual(dates.toSorted().toReversed())
      expect(String(feed.updated)).toBe(dates[0])
      const ids = [feed.id, ...(feed.entries ?? []).map(({ id }) => id)]
      expect(new Set(ids).size).toBe(21)
      for (const id of ids) expect(id).toMatch(/^tag:[\w.-]+,\d{4}:\S+$/)
      expect(feed.title?.value).toContain(clubs[language])
      expect(feed.authors?.map(({ name }) => name)).toEqual([clubs[language]])
      expect(feed.xml?.lang).toBe(codes[language])
      expect(feed.links?.map(({ rel, href }) => [rel, href])).toEqual([
        ['self', address],
        ['alternate', site + pathFor('news', language)],
      ])
      expect((await request.get(feed.icon ?? '')).status()).toBe(200)
    }
    await expect(expectFeed).toPass({ timeout: 90_000 })
    const screens = [pathFor('home', language), pathFor('information', language), searchPath(language, 'a')]
    const heads = await readHeads(
      page,
      screens.map((path) => site + path),
    )
    expect(heads.map(({ feeds }) => feeds)).toEqual(screens.map(() => [feedPath(language)]))
  })
}

test('B14: unknown feeds and sitemaps are 404', async ({ request }) => {
  const paths = [
    '/feed/de.xml',
    '/feed/hu',
    '/sitemaps/nincs.xml',
    '/sitemaps/articles-2.xml',
    '/sitemaps/screens-1.xml',
  ]
  const responses = await Promise.all(paths.map((path) => request.get(site + path)))
  expect(responses.map((response) => response.status())).toEqual(paths.map(() => 404))
})

test('B15: every published address starts with the public origin, whatever the Host header', async ({
  page,
  request,
}) => {
  const origin = 'https://www.solymok.example'
  const one = await startTamperedSite(undefined, { PUBLIC_ORIGIN: origin })
  try {
    await one.ready()
    const items = await sitemapOf(request, one.origin)
    const [article] = (await callApi<ArticleItem[]>('article/list', 'hu', { per_page: 1 })).data
    const path = pathFor('article', 'hu', { slug: article?.slug ?? '' })
    const feed = await textAt(request, one.origin + feedPath('hu'), 'application/atom+xml')
    const robots = await textAt(request, `${one.origin}/robots.txt`, 'text/plain')
    const heads = await readHeads(
      page,
      [path, pathFor('home', 'en')].map((at) => one.origin + at),
    )
    const output = JSON.stringify([items, feed, robots, heads.map(({ url: _, ...head }) => head)])
    expect(heads[0]?.canonical).toEqual([origin + path])
    expect(output).not.toContain('127.0.0.1')
    expect(output.split(origin).length).toBeGreaterThan(1_000)
  } finally {
    await one.stop()
  }
})
