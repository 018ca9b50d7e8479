import { beforeEach, expect, test } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { outcomeOf } from '~/testing/run-loader.ts'
import { exampleFullArticle } from './article.examples.ts'
import { loadArticle } from './article.server.ts'

let answer: unknown
let failure: ApiError | undefined
let calls: unknown[]

let api: Api

beforeEach(() => {
  answer = exampleFullArticle
  failure = undefined
  calls = []
  const answerTo = async (...call: unknown[]) => {
    calls.push(call)
    if (failure) throw failure
    return { data: answer }
  }
  api = fakeApi(answerTo)
})

async function thrown(loading: Promise<unknown>) {
  const { status, to } = await outcomeOf(() => loading)
  return to ? [status, to] : status
}

test('F5: loads the article by its slug in the page’s language', async () => {
  const article = await loadArticle(api, 'negyven-perc-egy-rendszer')
  expect(calls).toEqual([['article/find', 'hu', { params: { id: 'negyven-perc-egy-rendszer' } }]])
  expect(article.title).toBe(exampleFullArticle.title)
})

test.each([
  ['hu', 'regi-cim', '/hirek/negyven-perc-egy-rendszer'],
  ['hu', 'forty-minutes-one-system', '/hirek/negyven-perc-egy-rendszer'],
  ['en', 'negyven-perc-egy-rendszer', '/news/forty-minutes-one-system'],
  ['hu', '7', '/hirek/negyven-perc-egy-rendszer'],
] as const)('B14: in %s, %s redirects permanently to %s', async (language, slug, path) => {
  expect(await thrown(loadArticle(api.inLanguage(language), slug))).toEqual([301, path])
})

test('an article without a translation keeps the other language’s slug', async () => {
  answer = { ...exampleFullArticle, slug: 'a', slugs: { hu: 'a', en: null } }
  expect(await loadArticle(api.inLanguage('en'), 'a')).toMatchObject({ path: '/news/a', language: 'hu' })
})

test('B14: a missing article is 404', async () => {
  failure = new ApiError(404, 'nincs')
  expect(await thrown(loadArticle(api, 'a'))).toBe(404)
})

test('B14: an invalid slug is 404 without a call', async () => {
  expect(await thrown(loadArticle(api, 'a'.repeat(201)))).toBe(404)
  expect(await thrown(loadArticle(api, 'a\0b'))).toBe(404)
  expect(calls).toEqual([])
})

test('any other failure fails the page', async () => {
  failure = new ApiError(502, 'article/find')
  await expect(loadArticle(api, 'a')).rejects.toThrow(ApiError)
})
