import type { CallName } from '@palank/contract/calls'
import { contentCalls } from '@palank/contract/content-calls'
import { sportCalls } from '@palank/contract/sport-calls'
import { describe, expect, test } from 'vitest'
import { servedCalls } from './server.ts'
import { type CallRequest, createTestApi, expectProblem } from './testing/api.ts'
import { api, useFilledApi } from './testing/use-filled-api.ts'

useFilledApi()

const served = { ...contentCalls, ...sportCalls }
const names = Object.keys(served) as (keyof typeof served)[]
const callRequests: Partial<Record<CallName, CallRequest>> = {
  'article/find': { params: { id: 1 } },
  'gallery/find': { params: { id: 1 } },
  'gallery/list-files': { params: { id: 1 } },
  'video/find': { params: { id: 1 } },
  'page/find': { params: { slug: 1 } },
  'search/find': { query: { keyword: 'hír' } },
  'schedule/find': { params: { id: 1 } },
  'schedule/live': { params: { id: 8 } },
  'competition/season/list': { params: { season: 2025 } },
  'competition/competition-team/list': { params: { id: 1 } },
  'standings/competition/all': { params: { id: 1 } },
  'competition-team/find': { params: { id: 1 } },
  'player/find': { params: { id: 1 } },
}
const requestFor = (name: CallName, query: CallRequest['query'] = {}): CallRequest => ({
  ...callRequests[name],
  query: { ...callRequests[name]?.query, ...query },
})
const pagedCalls = names.filter((name) => 'per_page' in served[name].query.shape)

describe('F5, F7: every call', () => {
  test('is served', () => {
    for (const name of names) expect(servedCalls).toContain(name)
  })

  test.each(
    names.flatMap(
      (name) =>
        [
          [name, 'hu'],
          [name, 'en'],
        ] as const,
    ),
  )('%s in %s follows the contract, without extra keys', async (name, lang) => {
    const body = await api.get(name, requestFor(name, { lang }))
    expect(Object.keys(body).length).toBeGreaterThan(0)
  })

  test.each(['article/find', 'page/find', 'video/find', 'gallery/find'] as const)(
    '%s returns an item with the fewest fields too',
    async (name) => {
      const params = name === 'page/find' ? { slug: 2 } : { id: 2 }
      for (const lang of ['hu', 'en']) await api.get(name, { params, query: { lang } })
    },
  )

  test('an article has every stored field, in the stored order', async () => {
    const { data } = await api.get('article/find', { params: { id: 1 } })
    expect(data).toMatchObject({
      lang: 'hu',
      title: 'Teljes hír',
      lead: 'Bevezető',
      slugs: { hu: 'teljes-hir', en: 'whole-news' },
      publish_date: '2025-01-01T10:00:00+00:00',
      cover_image: {
        public_url: '/files/media/full-abc.jpg',
        alt: 'Kosárra dobás',
        focal: { x: 30, y: 0 },
        thumbnails: { small: '/files/media/full-400.webp', large: '/files/media/full-1600.webp' },
        sources: [{ width: 400, height: 300 }, { width: 800 }, { width: 1600 }],
        avif: [{ public_url: '/files/media/full-768.avif', width: 768, height: 576 }],
        share: '/files/media/full-share-30-0.jpg',
      },
      meta_title: 'Teljes hír meta',
      og_description: 'Teljes hír og leírás',
    })
    expect(data.categories.map(({ slug }) => slug)).toEqual(['utanpotlas', 'merkozes'])
    expect(data.tags.map(({ slug }) => slug)).toEqual(['kupa', 'tabor'])
    expect(data.documents).toEqual([
      {
        name: 'Szabályzat',
        store_path: '/files/documents/szabalyzat.pdf',
        mime_type: 'application/pdf',
        size: 1234,
      },
      { name: 'Csak magyarul', store_path: '/files/documents/csak.pdf', mime_type: null, size: null },
    ])
    expect(data.related_articles.map(({ id }) => id)).toEqual([5, 2, 6, 7])
  })

  test('media addresses start with MEDIA_BASE', async () => {
    const { MEDIA_BASE, ...env } = { ...(await import('./testing/api.ts')).testEnv() }
    expect(MEDIA_BASE).toBe('/files')
    const elsewhere = createTestApi({ ...env, MEDIA_BASE: 'https://media.example/klub' })
    const { data } = await elsewhere.get('video/find', { params: { id: 1 } })
    expect(data.cover_image?.public_url).toBe('https://media.example/klub/media/full-abc.jpg')
    await elsewhere.close()
  })
})

describe('F1: the language', () => {
  const langOf = async (request: CallRequest) =>
    (await api.get('article/find', { params: { id: 1 }, ...request })).data.lang

  test('is Hungarian by default', async () => {
    expect(await langOf({})).toBe('hu')
    expect(await langOf({ headers: { 'x-localization': '' } })).toBe('hu')
  })

  test.each(['en', 'en_GB', 'en-GB'])('%s by parameter or by X-Localization', async (lang) => {
    expect(await langOf({ query: { lang } })).toBe('en')
    expect(await langOf({ headers: { 'x-localization': lang } })).toBe('en')
  })

  test('by parameter wins over the header', async () => {
    expect(await langOf({ query: { lang: 'hu' }, headers: { 'x-localization': 'en' } })).toBe('hu')
  })

  test.each(names)('%s rejects an unknown language', async (name) => {
    for (const lang of ['de', '', 'HU', 'hu,en', '__proto__'])
      expectProblem(await api.call(name, requestFor(name, { lang })), 400)
    expectProblem(await api.call(name, { ...requestFor(name), headers: { 'x-localization': 'de' } }), 400)
  })

  test('falls back to Hungarian and reports it', async () => {
    const query = { lang: 'en' }
    const article = (await api.get('article/find', { params: { id: 2 }, query })).data
    expect(article).toMatchObject({
      lang: 'hu',
      title: 'Puszta',
      slug: 'puszta',
      slugs: { hu: 'puszta', en: null },
    })
    const page = (await api.get('page/find', { params: { slug: 2 }, query })).data
    expect(page).toMatchObject({ lang: 'hu', title: 'Házirend', slugs: { hu: 'hazirend', en: null } })
    expect((await api.get('gallery/find', { params: { id: 2 }, query })).data).toMatchObject({
      lang: 'hu',
      name: 'Üres galéria',
    })
    expect((await api.get('video/find', { params: { id: 2 }, query })).data).toMatchObject({
      lang: 'hu',
      name: 'Csupasz videó',
    })
    const categories = (await api.get('article-category/list', { query })).data
    expect(categories.map(({ lang, slug }) => `${lang} ${slug}`)).toEqual([
      'hu utanpotlas',
      'en jobs',
      'en match',
    ])
  })
})

describe('F1: the client secret', () => {
  test.each(names)('%s is rejected without it', async (name) => {
    for (const authorization of ['', 'na', 'x'.repeat(32), `Bearer ${process.env.CLIENT_SECRET}`])
      expectProblem(await api.call(name, { ...requestFor(name), headers: { authorization } }), 401)
  })

  test('a request without an Authorization header is rejected', async () => {
    const response = await api.app.inject('/api/v1/menu/list')
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: 'The client secret is missing or wrong',
      status: 401,
    })
  })
})

describe('F6: paging', () => {
  const invalid = ['0', '-1', 'abc', '1e3', '1.5', ' 1', '', '0x10', '99999999999', '１']

  test.each(pagedCalls)('%s rejects an invalid page or size', async (name) => {
    for (const value of [...invalid, '100001'])
      expectProblem(await api.call(name, requestFor(name, { page: value })), 400)
    for (const value of [...invalid, '101'])
      expectProblem(await api.call(name, requestFor(name, { per_page: value })), 400)
    for (const key of ['page', 'per_page', 'lang'])
      expectProblem(await api.call(name, requestFor(name, { [key]: ['1', '2'] })), 400)
  })

  test('the problem names the parameter', async () => {
    const { body } = await api.call('article/list', { query: { per_page: '101' } })
    expect(body.errors).toEqual([{ path: 'per_page', message: expect.any(String) }])
  })

  test.each(pagedCalls.filter((name) => !/find|files/.test(name)))(
    '%s beyond its last page is empty, with the right meta',
    async (name) => {
      const all = (await api.get(name, requestFor(name, { per_page: 100 }))) as {
        data: unknown[]
        meta: { total: number }
      }
      expect(all.data.length).toBe(all.meta.total)
      const beyond = await api.get(name, requestFor(name, { page: 100_000, per_page: 1 }))
      const last_page = Math.max(1, all.meta.total)
      expect(beyond).toEqual({
        data: [],
        meta: { current_page: 100_000, per_page: 1, last_page, total: all.meta.total },
      })
    },
  )

  test('the pages together hold every article once, newest first', async () => {
    const ids: number[] = []
    for (let page = 1; page <= 4; page++)
      ids.push(...(await api.get('article/list', { query: { page, per_page: 2 } })).data.map(({ id }) => id))
    expect(ids).toEqual([6, 5, 2, 1, 9, 7, 8])
  })

  test.each([
    ['article/list', 12],
    ['gallery/list', 12],
    ['gallery/list-latest', 3],
    ['video/list', 15],
    ['menu/list', 100],
  ] as const)('%s returns %i per page by default', async (name, perPage) => {
    expect((await api.get(name)).meta.per_page).toBe(perPage)
  })
})
