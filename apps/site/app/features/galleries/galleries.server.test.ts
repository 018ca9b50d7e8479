import type { CallName } from '@palank/contract/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { exampleFiles, exampleGallery, exampleLightFiles } from './galleries.examples.ts'
import { loadGalleries, loadGallery } from './galleries.server.ts'

type Query = { page?: number; per_page?: number }
let calls: { name: string; query: Query | undefined }[]
let failing: (name: string, query: Query | undefined) => number | undefined
let lastPage: number
let total: number

let api: Api

beforeEach(() => {
  calls = []
  failing = () => undefined
  lastPage = 3
  total = 30
  const answerTo = async (name: CallName, _language: unknown, args?: { query?: object }) => {
    const query: Query | undefined = args?.query
    calls.push({ name, query })
    const status = failing(name, query)
    if (status) throw new ApiError(status, name)
    const meta = { current_page: query?.page ?? 1, per_page: 12, last_page: lastPage, total }
    if (name === 'gallery/find') return { data: exampleGallery }
    if (name === 'gallery/list') return { data: [exampleGallery, { ...exampleGallery, id: 0 }], meta }
    const files = query?.per_page === 12 ? exampleFiles.slice(0, 2) : exampleFiles
    return { data: { files, allfile: exampleLightFiles }, meta }
  }
  api = fakeApi(answerTo)
})

describe('the list of galleries', () => {
  test('B4, F6: twelve a page; F3: without malformed ones', async () => {
    const page = await loadGalleries(api, 2)
    expect(calls).toEqual([{ name: 'gallery/list', query: { page: 2, per_page: 12 } }])
    expect(page).toMatchObject({ page: 2, count: 3 })
    expect(page?.items.map(({ key }) => key)).toEqual(['gallery-12'])
  })
  test('B14: has no page after the last, and fails when its call fails', async () => {
    expect(await loadGalleries(api, 4)).toBeUndefined()
    failing = () => 502
    await expect(loadGalleries(api, 1)).rejects.toThrow(ApiError)
  })
})

describe('a page of a gallery', () => {
  test('B4, F6: loads the gallery and twelve files, and then what the lightbox needs', async () => {
    const page = await loadGallery(api, 12, 2)
    expect(calls).toEqual([
      { name: 'gallery/find', query: { page: 2, per_page: 12 } },
      { name: 'gallery/list-files', query: { page: 2, per_page: 12 } },
      { name: 'gallery/list-files', query: { page: 1, per_page: 100 } },
    ])
    expect(page?.pictures).toHaveLength(2)
    expect(page?.walk).toHaveLength(7)
    expect(page?.walk.every(({ thumb }) => thumb)).toBe(true)
    expect(page?.gallery.link).toBe('/galeria/12')
  })
  test('B4: a gallery of one page takes one call, and the calls for a huge one are limited', async () => {
    lastPage = 1
    await loadGallery(api, 12, 1)
    expect(calls).toHaveLength(2)
    calls = []
    lastPage = 300
    total = 3600
    await loadGallery(api, 12, 1)
    expect(calls).toHaveLength(2 + 5)
  })
  test('B4: the lightbox still has the whole gallery when only the light list was loaded', async () => {
    failing = (_, query) => (query?.per_page === 100 ? 502 : undefined)
    const page = await loadGallery(api, 12, 1)
    expect(page?.walk).toHaveLength(7)
    expect(page?.walk.filter(({ thumb }) => thumb)).toHaveLength(2)
  })
  test('B14: is 404 for a missing gallery or after the last page; any other failure is thrown', async () => {
    expect(await loadGallery(api, 12, 4)).toBeUndefined()
    failing = (name) => (name === 'gallery/find' ? 404 : undefined)
    expect(await loadGallery(api, 12, 1)).toBeUndefined()
    failing = (name) => (name === 'gallery/list-files' ? 502 : undefined)
    await expect(loadGallery(api, 12, 1)).rejects.toThrow(ApiError)
  })
})
