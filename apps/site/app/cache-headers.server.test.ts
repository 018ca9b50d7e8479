import { redirect } from 'react-router'
import { describe, expect, test } from 'vitest'
import { addCacheHeaders, cacheControlOf, cacheTagOf } from './cache-headers.server.ts'
import { type PageFacts, requestContext } from './context.server.ts'
import { routeArgs } from './testing/run-loader.ts'

const factsWith = (changes: Partial<PageFacts> = {}): PageFacts => ({
  tags: new Set(),
  partial: false,
  isMatchDay: false,
  isPastSeason: false,
  requestId: 'test',
  ...changes,
})

const kept = (fresh: number, stale: number) =>
  `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=86400`

describe('S5, S10: how long a cache keeps an answer', () => {
  const get = { method: 'GET', status: 200, facts: factsWith() }

  test.each([
    ['/kezdo', 60, 540],
    ['/hirek', 60, 540],
    ['/merkozesek', 60, 540],
    ['/search', 60, 540],
    ['/feed/hu.xml', 60, 540],
    ['/shell/en.json', 60, 540],
    ['/hirek/gyozelem', 300, 300],
    ['/galeria/1', 300, 300],
    ['/csapat/2/jatekos/3', 300, 300],
    ['/merkozesek/75', 300, 300],
    ['/gyermekvedelem', 300, 300],
    ['/calendar/team-1.hu.ics', 300, 300],
    ['/sitemap.xml', 300, 300],
    ['/kereses/varga', 30, 0],
  ])('%s: fresh for %d s, and then served stale for %d s', (pathname, fresh, stale) => {
    expect(cacheControlOf({ ...get, pathname })).toBe(kept(fresh, stale))
  })

  test.each<[string, Partial<PageFacts>, number, number]>([
    ['the home page on a match day', { isMatchDay: true }, 5, 45],
    ['a past season', { isPastSeason: true }, 86_400, 0],
    ['a page without one of its parts', { partial: true, isPastSeason: true }, 5, 0],
  ])('%s', (_, changes, fresh, stale) => {
    expect(cacheControlOf({ ...get, pathname: '/kezdo', facts: factsWith(changes) })).toBe(kept(fresh, stale))
  })

  test('no copy is served stale after ten minutes', () => {
    for (const pathname of ['/kezdo', '/hirek/a', '/kereses/a']) {
      const [, fresh, stale] = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(
        cacheControlOf({ ...get, pathname }),
      ) ?? ['', '0', '0']
      expect(Number(fresh) + Number(stale)).toBeLessThanOrEqual(600)
    }
  })

  test.each([
    [301, 60],
    [302, 60],
    [400, 10],
    [404, 10],
    [410, 10],
  ])('B14: an answer of status %d is kept for %d s', (status, fresh) => {
    expect(cacheControlOf({ ...get, pathname: '/hirek/a', status })).toBe(kept(fresh, 0))
  })

  test('A4: a redirect to the join page is kept, although the page is not', () => {
    expect(cacheControlOf({ ...get, pathname: '/JOIN-US', status: 301 })).toBe(kept(60, 0))
  })

  test('an unchanged page is kept like a changed one', () => {
    expect(cacheControlOf({ ...get, pathname: '/hirek/a', status: 304 })).toBe(kept(300, 300))
  })

  test.each([
    ['an error', { pathname: '/kezdo', status: 500 }],
    ['an overloaded site', { pathname: '/kezdo', status: 503 }],
    ['too many requests', { pathname: '/kezdo', status: 429 }],
    ['the join page, whose token is made per visit', { pathname: '/csatlakozz' }],
    ['a misspelt join page', { pathname: '/join-us', status: 404 }],
    ['the answer to a form', { pathname: '/csatlakozz', method: 'POST' }],
    ['a form sent to another page', { pathname: '/kezdo', method: 'POST', status: 405 }],
  ])('G4: %s is not kept', (_, changes) => {
    expect(cacheControlOf({ ...get, ...changes })).toBe('no-store')
  })
})

describe('the tags of a page', () => {
  test('are comma-separated', () => {
    expect(cacheTagOf(new Set(['articles:7', 'menus', 'articles']))).toBe('articles,articles:7,menus')
    expect(cacheTagOf(new Set())).toBe('')
  })

  test('of search results are not those of the frame around them', () => {
    expect(cacheTagOf(new Set(['menus', 'search', 'popups:5']))).toBe('search')
  })
})

describe('the headers of an answer', () => {
  async function headersOf(
    path: string,
    response: Response,
    { facts = {}, address = path }: { facts?: Partial<PageFacts>; address?: string } = {},
  ) {
    const { context, url } = routeArgs(path)
    Object.assign(context.get(requestContext).facts, facts)
    const request = new Request(new URL(address, url))
    return (await addCacheHeaders({ context, request, url }, async () => response)).headers
  }

  test('tell how long it is kept, and what it was made of', async () => {
    const headers = await headersOf('/hirek', new Response(), { facts: { tags: new Set(['articles']) } })
    expect(headers.get('cache-control')).toBe(kept(60, 540))
    expect(headers.get('cache-tag')).toBe('articles')
    expect(headers.has('x-partial')).toBe(false)
    expect(headers.has('x-palank-build')).toBe(false)
  })

  test('a redirect has them too', async () => {
    const headers = await headersOf('/hirek/regi', redirect('/hirek/uj', 301), {
      facts: { tags: new Set(['articles:7']) },
    })
    expect(headers.get('cache-control')).toBe(kept(60, 0))
    expect(headers.get('cache-tag')).toBe('articles:7')
  })

  test('a missing page has no tags: a purge must not fetch every address that somebody has tried', async () => {
    const headers = await headersOf('/nincs', new Response(null, { status: 404 }), {
      facts: { tags: new Set(['menus']) },
    })
    expect(headers.get('cache-control')).toBe(kept(10, 0))
    expect(headers.has('cache-tag')).toBe(false)
  })

  test('the data of a page is kept like the page, and names its build', async () => {
    const headers = await headersOf('/hirek/a', new Response(), { address: '/hirek/a.data' })
    expect(headers.get('cache-control')).toBe(kept(300, 300))
    expect(headers.get('x-palank-build')).toBe('build-a')
  })

  test('a page without one of its parts says so', async () => {
    const headers = await headersOf('/hirek/a', new Response(), { facts: { partial: true } })
    expect(headers.get('x-partial')).toBe('1')
  })

  test('A6: an answer that states its own is left as it is, without tags', async () => {
    const own = new Response(null, { headers: { 'cache-control': 'no-store' } })
    const headers = await headersOf('/', own, { facts: { tags: new Set(['menus']) } })
    expect(Object.fromEntries(headers)).toEqual({ 'cache-control': 'no-store' })
  })
})
