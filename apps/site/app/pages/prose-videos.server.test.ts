import { beforeEach, expect, test } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { exampleVideo } from '~/features/news/news.examples.ts'
import type { RichTextPart } from '~/model/rich-text.ts'
import { loadProseVideos } from './prose-videos.server.ts'

let calls: number[]

let api: Api

beforeEach(() => {
  calls = []
  const answerTo = async (_: string, __: string, { params: { id } }: { params: { id: number } }) => {
    calls.push(id)
    if (id === 5) throw new ApiError(404, 'nincs')
    const video_url = id === 6 ? 'https://vimeo.com/1' : exampleVideo.video_url
    return { data: { ...exampleVideo, id, video_url, tags: [], related_videos: [] } }
  }
  api = fakeApi(answerTo)
})

const embed = (id: number): RichTextPart => ({ kind: 'video', id, href: `/media/${id}` })
const paragraph: RichTextPart = { kind: 'html', html: '<p>a</p>' }

test('F4: the videos of a text are loaded for their player', async () => {
  expect(await loadProseVideos(api.inLanguage('en'), [paragraph, embed(3)])).toEqual([
    { id: 3, title: exampleVideo.name, youtubeId: 'aB3-_xYz019', picture: null, lang: 'hu' },
  ])
})

test('F3: a video that is missing or cannot be embedded is left out', async () => {
  const videos = await loadProseVideos(api, [5, 6, 7, 7].map(embed))
  expect(calls).toEqual([5, 6, 7])
  expect(videos.map(({ id }) => id)).toEqual([7])
})

test('a text without videos makes no call, one with a hundred makes ten', async () => {
  expect(await loadProseVideos(api, [paragraph])).toEqual([])
  expect(calls).toEqual([])
  await loadProseVideos(
    api,
    Array.from({ length: 100 }, (_, index) => embed(index + 10)),
  )
  expect(calls).toHaveLength(10)
})
