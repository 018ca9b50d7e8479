import pino from 'pino'
import { expect, test } from 'vitest'
import { createApi } from './api.server.ts'
import { ApiError } from './api-error.ts'
import type { Collected } from './client.server.ts'
import { exampleConfig, fakeClient } from './testing/fake-client.ts'

const list = { data: [{ id: 7, title: 'Cikk', slug: 'cikk' }] }
const match = {
  id: 70,
  competitors: [1, 2].map((side) => ({ side, competition_team: { id: side, name: `Csapat ${side}` } })),
  status: 'scheduled',
}

function apiWith(answerTo: (name: string) => unknown) {
  const collected: Collected = { tags: new Set(), partial: false }
  const log = pino({ level: 'silent' })
  const api = createApi({ client: fakeClient(answerTo), config: exampleConfig, log }, 'hu', collected)
  return { api, collected }
}

function fail(status: number): never {
  throw new ApiError(status, 'no')
}

test('S10: the tags of every call of a request are collected, in every language', async () => {
  const { api, collected } = apiWith((name) => (name === 'video/list' ? { data: [] } : list))
  await Promise.all([
    api.articleList({ page: 1, per_page: 1 }),
    api.inLanguage('en').videoList({ page: 1, per_page: 1 }),
  ])
  expect([...collected.tags].toSorted()).toEqual(['articles', 'articles:7', 'videos'])
  expect(collected.partial).toBe(false)
})

test('R2: a page is partial if a block failed, not if the block does not exist', async () => {
  for (const [status, partial] of [
    [404, false],
    [400, false],
    [502, true],
  ] as const) {
    const { api, collected } = apiWith(() => fail(status))
    expect(await api.optional('page/find', api.inLanguage('en').pageFind('footer'), null)).toBeNull()
    expect([status, collected.partial]).toEqual([status, partial])
  }
})

test('R2: a page that does not know whose a team is, is partial', async () => {
  const { api, collected } = apiWith((name) => (name === 'schedule/find' ? { data: match } : fail(504)))
  await api.scheduleFind(70)
  expect(collected.partial).toBe(true)
})
