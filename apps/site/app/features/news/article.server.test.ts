import pino from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '~/api/api-error.ts'
import { startCalls } from '~/api/calls.server.ts'
import { exampleConfig, fakeClient } from '~/api/testing/fake-client.ts'
import { exampleFullArticle } from './article.examples.ts'
import { loadArticle } from './article.server.ts'

let answer: unknown
let failure: ApiError | undefined
let asked: unknown[]

beforeEach(() => {
  answer = exampleFullArticle
  failure = undefined
  asked = []
  const ask = async (...call: unknown[]) => {
    asked.push(call)
    if (failure) throw failure
    return { data: answer }
  }
  startCalls(fakeClient(ask), exampleConfig, pino({ level: 'silent' }))
})

async function thrown(loading: Promise<unknown>) {
  const way = await loading.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (way instanceof Response) return [way.status, way.headers.get('location')]
  return (way as { init?: { status?: number } }).init?.status
}

test('F5: asks for the article of the slug in the page’s language', async () => {
  const article = await loadArticle('hu', 'negyven-perc-egy-rendszer')
  expect(asked).toEqual([['article/find', 'hu', { params: { id: 'negyven-perc-egy-rendszer' } }]])
  expect(article.title).toBe(exampleFullArticle.title)
})

test.each([
  ['hu', 'regi-cim', '/hirek/negyven-perc-egy-rendszer'],
  ['hu', 'forty-minutes-one-system', '/hirek/negyven-perc-egy-rendszer'],
  ['en', 'negyven-perc-egy-rendszer', '/news/forty-minutes-one-system'],
  ['hu', '7', '/hirek/negyven-perc-egy-rendszer'],
] as const)('B14: in %s %s leads to %s for good', async (language, slug, path) => {
  expect(await thrown(loadArticle(language, slug))).toEqual([301, path])
})

test('an article without a translation stays under the other language’s slug', async () => {
  answer = { ...exampleFullArticle, slug: 'a', slugs: { hu: 'a', en: null } }
  expect(await loadArticle('en', 'a')).toMatchObject({ path: '/news/a', language: 'hu' })
})

test('B14: one that is not there answers 404', async () => {
  failure = new ApiError(404, 'nincs')
  expect(await thrown(loadArticle('hu', 'a'))).toBe(404)
})

test('B14: what cannot be a slug is not even asked for', async () => {
  expect(await thrown(loadArticle('hu', 'a'.repeat(201)))).toBe(404)
  expect(await thrown(loadArticle('hu', 'a\0b'))).toBe(404)
  expect(asked).toEqual([])
})

test('any other failure is a failure of the page', async () => {
  failure = new ApiError(502, 'article/find')
  await expect(loadArticle('hu', 'a')).rejects.toThrow(ApiError)
})
