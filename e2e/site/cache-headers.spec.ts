import { calendarPath, feedPath, pathFor, searchPath } from '@palank/routes'
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test'
import { site } from './site-test.ts'

/** The seconds that a cache may serve an answer, and then serve it stale; undefined if it may not store it. */
function keptBy(cacheControl = ''): [fresh: number, stale: number] | undefined {
  const [, fresh, stale] =
    /^public, max-age=0, s-maxage=(\d+), stale-while-revalidate=(\d+), stale-if-error=86400$/.exec(
      cacheControl,
    ) ?? []
  return fresh === undefined ? undefined : [Number(fresh), Number(stale)]
}

/** Tests beside these take the site's places for renders: what it does not answer now says nothing of the page. */
async function answerOf(request: APIRequestContext, path: string): Promise<APIResponse> {
  let response: APIResponse | undefined
  await expect(async () => {
    response = await request.get(site + path, { maxRedirects: 0 })
    expect([429, 503]).not.toContain(response.status())
  }).toPass({ timeout: 30_000 })
  if (!response) throw new Error(`${path} has no answer`)
  return response
}

const list: [number, number] = [60, 540]
const item: [number, number] = [300, 300]
const missing: [number, number] = [10, 0]

const news = pathFor('news', 'hu')
const kept: Record<string, [number, number]> = {
  [news]: list,
  [`${news}.data`]: list,
  [pathFor('galleries', 'en')]: list,
  [pathFor('schedules', 'hu')]: list,
  [feedPath('hu')]: list,
  [pathFor('catalogue', 'hu')]: item,
  '/sitemap.xml': item,
  '/robots.txt': item,
  [searchPath('hu', 'kupa')]: [30, 0],
  [news.toUpperCase()]: [60, 0],
  [pathFor('article', 'hu', { slug: 'nincs-ilyen-hir' })]: missing,
  [calendarPath('team', 2_147_483_648, 'hu')]: missing,
  '/nincs-ilyen-oldal': missing,
}

for (const [path, expected] of Object.entries(kept)) {
  test(`S5, S10: ${path} may be cached for ${expected[0]} s`, async ({ request }) => {
    const response = await answerOf(request, path)
    expect(keptBy(response.headers()['cache-control'])).toEqual(expected)
  })
}

test('S10: the home page is renewed sooner on a match day', async ({ request }) => {
  const response = await answerOf(request, pathFor('home', 'hu'))
  expect([list, [5, 45]]).toContainEqual(keptBy(response.headers()['cache-control']))
})

test('S10: a page names what it was made of, and its data the build that made it', async ({ request }) => {
  const page = (await answerOf(request, news)).headers()
  expect(page['cache-tag']?.split(',')).toContain('articles')
  const data = (await answerOf(request, `${news}.data`)).headers()
  expect(data['cache-tag']?.split(',')).toContain('articles')
  expect(data['x-palank-build']).toMatch(/^[\w-]+$/)
})

test('G4: neither the join page nor the answer to its form is cached', async ({ request }) => {
  const path = pathFor('joinUs', 'hu')
  const page = await answerOf(request, path)
  expect(page.headers()['cache-control']).toBe('no-store')
  const headers = { origin: site, 'content-type': 'text/plain' }
  const answer = await request.post(site + path, { headers, data: 'a' })
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([415, 'no-store'])
})
