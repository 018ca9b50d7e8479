import type { CallName } from '@palank/contract/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { exampleArticle, exampleGallery, exampleVideo } from './news.examples.ts'
import { loadHighlighted, loadMixed, loadSlider } from './news.server.ts'

let calls: { name: string; language: unknown; query: unknown }[]
let failing: string[]
const answers: Record<string, unknown[]> = {
  'article/list': [exampleArticle, { ...exampleArticle, id: 8, slug: '..' }],
  'gallery/list-latest': [exampleGallery],
  'video/list': [exampleVideo],
}

let api: Api

beforeEach(() => {
  calls = []
  failing = []
  const answerTo = async (name: CallName, language: unknown, args?: { query?: unknown }) => {
    calls.push({ name, language, query: args?.query })
    if (failing.includes(name)) throw new ApiError(502, name)
    return { data: answers[name] }
  }
  api = fakeApi(answerTo)
})

describe('the calls of the home page', () => {
  test('D1, F6: two articles for the slider', async () => {
    const items = await loadSlider(api.inLanguage('en'))
    expect(calls).toEqual([
      {
        name: 'article/list',
        language: 'en',
        query: { 'filters[highlight]': 'slider', page: 1, per_page: 2 },
      },
    ])
    expect(items.map(({ key }) => key)).toEqual(['news-7'])
  })
  test('D2, F6: two highlighted articles', async () => {
    await loadHighlighted(api)
    expect(calls[0]?.query).toEqual({ 'filters[highlight]': 'highlight', page: 1, per_page: 2 })
  })
  test('D7, F6: five latest articles, three galleries and three videos, newest first', async () => {
    const items = await loadMixed(api)
    expect(calls.map(({ name, query }) => [name, query])).toEqual([
      ['article/list', { 'filters[highlight]': 'no', page: 1, per_page: 5 }],
      ['gallery/list-latest', { page: 1, per_page: 3 }],
      ['video/list', { page: 1, per_page: 3 }],
    ])
    expect(items.map(({ key }) => key)).toEqual(['news-7', 'video-3', 'gallery-12'])
  })
  test('galleries and videos may fail, articles may not', async () => {
    failing = ['gallery/list-latest', 'video/list']
    expect((await loadMixed(api)).map(({ key }) => key)).toEqual(['news-7'])
    failing = ['article/list']
    await expect(loadMixed(api)).rejects.toThrow(ApiError)
    await expect(loadSlider(api)).rejects.toThrow(ApiError)
    await expect(loadHighlighted(api)).rejects.toThrow(ApiError)
  })
})
