import pino from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '~/api/api-error.ts'
import { startCalls } from '~/api/calls.server.ts'
import { exampleConfig, fakeClient } from '~/api/testing/fake-client.ts'
import { exampleVideo } from '~/features/news/news.examples.ts'
import type { RichTextPart } from '~/model/rich-text.ts'
import { loadProseVideos } from './prose-videos.server.ts'

let requested: number[]

beforeEach(() => {
  requested = []
  const ask = async (_: string, __: string, { params: { id } }: { params: { id: number } }) => {
    requested.push(id)
    if (id === 5) throw new ApiError(404, 'nincs')
    const video_url = id === 6 ? 'https://vimeo.com/1' : exampleVideo.video_url
    return { data: { ...exampleVideo, id, video_url, tags: [], related_videos: [] } }
  }
  startCalls(fakeClient(ask), exampleConfig, pino({ level: 'silent' }))
})

const embed = (id: number): RichTextPart => ({ kind: 'video', id, href: `/media/${id}` })
const paragraph: RichTextPart = { kind: 'html', html: '<p>a</p>' }

test('F4: the videos of a text come with what their player needs', async () => {
  expect(await loadProseVideos('en', [paragraph, embed(3)])).toEqual([
    { id: 3, title: exampleVideo.name, youtubeId: 'aB3-_xYz019', picture: null, lang: 'hu' },
  ])
})

test('F3: one that is gone, or that cannot be played here, is left out', async () => {
  const found = await loadProseVideos('hu', [5, 6, 7, 7].map(embed))
  expect(requested).toEqual([5, 6, 7])
  expect(found.map(({ id }) => id)).toEqual([7])
})

test('a text without videos asks for none, one with a hundred for ten', async () => {
  expect(await loadProseVideos('hu', [paragraph])).toEqual([])
  expect(requested).toEqual([])
  await loadProseVideos(
    'hu',
    Array.from({ length: 100 }, (_, index) => embed(index + 10)),
  )
  expect(requested).toHaveLength(10)
})
