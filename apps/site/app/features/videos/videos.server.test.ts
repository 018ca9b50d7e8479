import { beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { exampleVideo } from './videos.examples.ts'
import { loadVideo, loadVideos } from './videos.server.ts'

type Query = { page: number; per_page: number }
let calls: unknown[]
let status: number | undefined
const total = 33

let api: Api

beforeEach(() => {
  calls = []
  status = undefined
  const answerTo = async (name: string, _language: unknown, args: { query?: Query; params?: unknown }) => {
    calls.push(args.query ?? args.params)
    if (status) throw new ApiError(status, name)
    if (name === 'video/find') return { data: exampleVideo }
    const { page, per_page } = args.query as Query
    const first = (page - 1) * per_page
    const data = Array.from({ length: Math.max(0, Math.min(per_page, total - first)) }, (_, index) => ({
      ...exampleVideo,
      id: first + index + 1,
    }))
    return { data, meta: { current_page: page, per_page, last_page: 3, total } }
  }
  api = fakeApi(answerTo)
})

describe('the list of videos', () => {
  test('B10, F6: fifteen, the newest first', async () => {
    const list = await loadVideos(api, 1)
    expect(calls).toEqual([{ page: 1, per_page: 15 }])
    expect(list?.first?.fullLink).toBe('/media/1')
    expect(list?.items).toHaveLength(14)
    expect(list).toMatchObject({ page: 1, count: 3, total: 33 })
  })
  test('B10: a later page shows everything up to it, in one order', async () => {
    const list = await loadVideos(api, 3)
    expect(list?.items.map(({ key }) => key)).toEqual(
      Array.from({ length: 32 }, (_, at) => `video-${at + 2}`),
    )
    expect(calls).toHaveLength(3)
  })
  test('B14: has no page after the last, and takes one call to find out', async () => {
    expect(await loadVideos(api, 99999)).toBeUndefined()
    expect(calls).toHaveLength(1)
  })
  test('fails when its call fails', async () => {
    status = 502
    await expect(loadVideos(api, 1)).rejects.toThrow(ApiError)
  })
})

describe('a video', () => {
  test('B10: is loaded by its id', async () => {
    expect((await loadVideo(api.inLanguage('en'), 3))?.fullLink).toBe('/video/3')
    expect(calls).toEqual([{ id: 3 }])
  })
  test('B14: is 404 when it is missing; any other failure is thrown', async () => {
    status = 404
    expect(await loadVideo(api.inLanguage('en'), 3)).toBeUndefined()
    status = 504
    await expect(loadVideo(api.inLanguage('en'), 3)).rejects.toThrow(ApiError)
  })
})
