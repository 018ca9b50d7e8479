import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '~/api/api-error.ts'
import type { Client } from '~/api/client.server.ts'
import { fakeClient } from '~/api/testing/fake-client.ts'
import { requestContext } from '~/context.server.ts'
import { examplePage, examplePages } from '~/features/pages/pages.examples.ts'
import { exampleOfficerSettings } from '~/features/safeguarding/safeguarding.examples.ts'
import { exampleResult } from '~/features/search/search.examples.ts'
import { outcomeOf, routeArgs, runLoader } from '~/testing/run-loader.ts'
import { loader as information } from './information.tsx'
import { loader as page } from './page.tsx'
import { loader as safeguarding } from './safeguarding.tsx'
import { loader as search } from './search.tsx'
import { loader as results } from './search-results.tsx'

type Args = { params?: { slug?: string }; query?: Record<string, unknown> }
let answers: Record<string, (args: Args) => unknown>
let calls: { name: string; args: Args }[]

const nothing = { data: [], meta: { last_page: 1, total: 0 } }
const none = {
  articles: nothing,
  galleries: nothing,
  videoGalleries: nothing,
  players: [],
  results: 0,
  more: false,
}

let client: Client

beforeEach(() => {
  calls = []
  answers = {
    'page/find': () => ({ data: examplePage }),
    'page/list': () => ({ data: examplePages, meta: { last_page: 1, total: examplePages.length } }),
    'search/find': () => ({ data: exampleResult }),
    'article/list': () => ({ data: exampleResult.articles.data }),
  }
  const answerTo = async (name: string, _: unknown, args: Args = {}) => {
    calls.push({ name, args })
    return answers[name]?.(args)
  }
  client = fakeClient(answerTo)
})

const answerOf = <Data>(
  loader: (args: never) => Promise<Data>,
  path: string,
  params: Record<string, string> = {},
) => runLoader(loader, path, { params, site: { client } })

const fails = (status: number) => () => {
  throw new ApiError(status, 'no')
}

test('the safeguarding page is purged with the settings, and whole without them', async () => {
  answers['setting/list'] = () => ({ data: exampleOfficerSettings })
  const args = routeArgs('/gyermekvedelem', { site: { client } })
  const { data } = await outcomeOf(() => safeguarding(args as never))
  expect(data).toMatchObject({
    page: { title: 'Gyermekvédelem', paths: { hu: '/gyermekvedelem', en: '/safeguarding' } },
    view: { value: { contact: { email: 'gyermekvedelem@klub.example' } } },
  })
  expect([...args.context.get(requestContext).facts.tags]).toEqual(['settings'])
  answers['setting/list'] = fails(502)
  expect(await answerOf(safeguarding, '/safeguarding')).toMatchObject({ data: { page: { language: 'en' } } })
})

describe('a static page by path', () => {
  test('B9: is shown by its current slug, with its twin', async () => {
    const { data } = await answerOf(page, '/oldalak/x', { slug: 'tagdijfizetesi-szabalyzat' })
    expect(data).toMatchObject({
      page: { language: 'hu', paths: { en: '/page/membership-fee-rules' } },
    })
  })

  test.each([
    ['a former slug', '/oldalak/x', 'regi-szabalyzat', '/oldalak/tagdijfizetesi-szabalyzat'],
    ['an id', '/oldalak/x', '2', '/oldalak/tagdijfizetesi-szabalyzat'],
    ['the other language’s slug', '/page/x', 'tagdijfizetesi-szabalyzat', '/page/membership-fee-rules'],
  ])('B14: %s redirects permanently to the current one', async (_, path, slug, to) => {
    expect(await answerOf(page, path, { slug })).toEqual({ status: 301, to })
  })

  test('B14, C5: is 404 for the footer page, and when the api answers 404 or 400', async () => {
    expect(await answerOf(page, '/oldalak/footer', { slug: 'footer' })).toEqual({ status: 404 })
    expect(calls).toEqual([])
    for (const status of [404, 400]) {
      answers['page/find'] = fails(status)
      expect(await answerOf(page, '/oldalak/x', { slug: 'x' })).toEqual({ status: 404 })
    }
  })

  test('C9: fails when the api fails', async () => {
    answers['page/find'] = fails(502)
    await expect(answerOf(page, '/oldalak/x', { slug: 'x' })).rejects.toThrow(ApiError)
  })
})

describe('the information page', () => {
  test('B5, F5: loads the whole list of pages', async () => {
    answers['page/list'] = ({ query }) => ({
      data: query?.page === 1 ? examplePages : [],
      meta: { last_page: 2, total: 101 },
    })
    const { data } = await answerOf(information, '/informacio')
    expect(data?.links.value).toHaveLength(5)
    expect(calls.map(({ args }) => args.query?.page)).toEqual([1, 2])
  })
})

describe('the search pages', () => {
  test('C3: a keyword in the query becomes part of the path', async () => {
    expect(await answerOf(search, '/kereses?keyword=a%2Fb')).toEqual({ status: 302, to: '/kereses/a%2Fb' })
    expect(await answerOf(search, '/search?keyword=%20x%20')).toEqual({ status: 302, to: '/search/x' })
  })

  test('B2, C3: without a keyword the page has a search box and the latest news', async () => {
    for (const query of ['', '?keyword=', '?keyword=%20', '?keyword=..']) {
      const { data } = await answerOf(search, `/kereses${query}`)
      expect(data?.latest.value).toHaveLength(2)
    }
    answers['article/list'] = fails(502)
    expect((await answerOf(search, '/kereses')).data).toMatchObject({ latest: { value: [] } })
  })

  test('B2, E7: the page of the keyword is loaded', async () => {
    const { data } = await answerOf(results, '/kereses/foo%2Edata?page=2')
    expect(calls[0]).toEqual({
      name: 'search/find',
      args: { query: { 'clubs[0]': 1, keyword: 'foo.data', page: 2, per_page: 12 } },
    })
    expect(data).toMatchObject({ latest: null, page: { paths: { en: '/search/foo%2Edata' } } })
  })

  test('E7: no results is a page with suggestions, a page after the last is 404', async () => {
    answers['search/find'] = () => ({ data: none })
    expect((await answerOf(results, '/search/xyz')).data).toMatchObject({
      latest: { key: expect.any(String) },
    })
    for (const page of ['2', '0', 'x', '1e3']) {
      expect(await answerOf(results, `/search/xyz?page=${page}`)).toEqual({ status: 404 })
    }
    expect(await answerOf(results, '/search/%20')).toEqual({ status: 302, to: '/search' })
  })

  test('E7, C9: a failed search fails the page', async () => {
    answers['search/find'] = fails(504)
    await expect(answerOf(results, '/search/xyz')).rejects.toThrow(ApiError)
  })
})
