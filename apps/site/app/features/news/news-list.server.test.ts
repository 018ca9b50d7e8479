import type { CallName } from '@palank/contract/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { outcomeOf } from '~/testing/run-loader.ts'
import { exampleArticle } from './news.examples.ts'
import { loadNewsList } from './news-list.server.ts'

type Call = { name: string; language: string; query: Record<string, unknown> }
let calls: Call[]
let failing: (call: Call) => boolean
let lastPage: number

const categories: Record<string, object[]> = {
  hu: [{ id: 3, lang: 'hu', name: 'Jegyek', slug: 'jegyek', highlighted: true }],
  en: [{ id: 3, lang: 'en', name: 'Tickets', slug: 'tickets', highlighted: true }],
}

let api: Api

beforeEach(() => {
  calls = []
  failing = () => false
  lastPage = 12
  const answerTo = async (name: CallName, language = '', args: { query?: Record<string, unknown> } = {}) => {
    const call = { name, language, query: args.query ?? {} }
    calls.push(call)
    if (failing(call)) throw new ApiError(502, name)
    if (name === 'article-category/list') return { data: categories[language] }
    const items = [exampleArticle, { ...exampleArticle, id: 8, slug: '..' }, null]
    const more = [20, 21, 22].map((id) => ({ ...exampleArticle, id }))
    const highlight = String(call.query['filters[highlight]'])
    const own = { slider: more.slice(0, 1), no: more.slice(0, 2) }[highlight]
    return { data: own ?? [...more, ...items], meta: { last_page: lastPage } }
  }
  api = fakeApi(answerTo)
})

const load = (query = '', language: 'hu' | 'en' = 'hu') =>
  loadNewsList(api.inLanguage(language), new URLSearchParams(query))
const lists = () => calls.filter(({ name }) => name === 'article/list').map(({ query }) => query)

async function thrown(loading: Promise<unknown>) {
  const { status, to } = await outcomeOf(() => loading)
  return to ? [status, to] : status
}

describe('F6, B3: the calls of the news list', () => {
  test('twelve stories, and on the first page also five leading and the latest eight', async () => {
    const view = await load()
    expect(lists()).toEqual([
      { page: 1, per_page: 12 },
      { 'filters[highlight]': 'slider', page: 1, per_page: 5 },
      { 'filters[highlight]': 'no', page: 1, per_page: 8 },
    ])
    expect(view).toMatchObject({ page: 1, count: 12, category: null, paths: { hu: '/hirek', en: '/news' } })
  })
  test('E3: each story is on the first page once, and none of its twelve is left out', async () => {
    const view = await load()
    const keys = [view.leading, view.latest, view.items].map((list) => list.map(({ key }) => key))
    expect(keys).toEqual([['news-20'], ['news-21'], ['news-22', 'news-7']])
    const all = ['news-20', 'news-21', 'news-22', 'news-7']
    for (const query of ['page=2', 'category=jegyek'])
      expect((await load(query)).items.map(({ key }) => key)).toEqual(all)
    failing = ({ query }) => 'filters[highlight]' in query
    expect((await load()).items.map(({ key }) => key)).toEqual(all)
  })
  test('E3: without leading stories all of them are tiles', async () => {
    failing = ({ query }) => query['filters[highlight]'] === 'slider'
    const view = await load()
    expect(view).toMatchObject({ leading: [], latest: [] })
    expect(view.items).toHaveLength(4)
  })
  test('any other page loads only its twelve', async () => {
    const view = await load('page=3')
    expect(lists()).toEqual([{ page: 3, per_page: 12 }])
    expect(view).toMatchObject({ page: 3, leading: [], latest: [], paths: { en: '/news?page=3' } })
  })
  test('a category and a page together', async () => {
    const view = await load('category=jegyek&page=2')
    expect(lists()).toEqual([{ page: 2, per_page: 12, 'filters[category]': 'jegyek' }])
    expect(view).toMatchObject({
      category: { name: 'Jegyek' },
      leading: [],
      paths: { hu: '/hirek?category=jegyek&page=2', en: '/news?category=tickets&page=2' },
    })
  })
})

describe('B14: missing pages and redirects', () => {
  test.each(['page=13', 'page=0', 'page=x', 'page=', 'category=nincs', 'category=nincs&page=1'])(
    '%s answers 404',
    async (query) => {
      expect(await thrown(load(query))).toBe(404)
    },
  )
  test.each([
    ['page=1', 'hu', '/hirek'],
    ['category=jegyek&page=1', 'hu', '/hirek?category=jegyek'],
    ['category=tickets&page=2', 'hu', '/hirek?category=jegyek&page=2'],
    ['category=jegyek', 'en', '/news?category=tickets'],
    ['category=', 'hu', '/hirek'],
    ['category=&page=4', 'hu', '/hirek?page=4'],
  ] as const)('%s in %s redirects permanently to %s', async (query, language, path) => {
    expect(await thrown(load(query, language))).toEqual([301, path])
  })
  test('an empty category is a page', async () => {
    lastPage = 1
    expect((await load('category=jegyek')).count).toBe(1)
  })
})

describe('optional parts of the list', () => {
  test('the categories, the leading stories and the latest may fail', async () => {
    failing = ({ name, query }) => name !== 'article/list' || 'filters[highlight]' in query
    expect(await load()).toMatchObject({
      categories: [],
      leading: [],
      latest: [],
      items: [{ key: 'news-20' }, {}, {}, { key: 'news-7' }],
    })
  })
  test('the stories and the category of the filter may not', async () => {
    failing = ({ name }) => name === 'article/list'
    await expect(load('page=2')).rejects.toThrow(ApiError)
    failing = ({ name, language }) => name === 'article-category/list' && language === 'hu'
    await expect(load('category=jegyek')).rejects.toThrow(ApiError)
  })
  test('a filtered page without the other language’s categories has no twin', async () => {
    failing = ({ name, language }) => name === 'article-category/list' && language === 'en'
    expect((await load('category=jegyek')).paths).toEqual({ hu: '/hirek?category=jegyek' })
  })
})
