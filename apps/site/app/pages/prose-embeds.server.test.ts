import { beforeEach, expect, test } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { exampleFiles, exampleGallery } from '~/features/galleries/galleries.examples.ts'
import { exampleVideo } from '~/features/news/news.examples.ts'
import { exampleWon } from '~/model/match.examples.ts'
import { type EmbedKind, noEmbeds, type RichTextPart } from '~/model/rich-text.ts'
import { loadEmbeds } from './prose-embeds.server.ts'

let calls: [string, number][]

let api: Api

beforeEach(() => {
  calls = []
  const answerTo = async (name: string, _: string, { params: { id } }: { params: { id: number } }) => {
    calls.push([name, id])
    if (id === 5) throw new ApiError(404, 'nincs')
    if (id === 6) throw new ApiError(503, 'nem megy')
    const video_url = id === 8 ? 'https://vimeo.com/1' : exampleVideo.video_url
    const answers: Record<string, unknown> = {
      'video/find': { ...exampleVideo, id, video_url, tags: [], related_videos: [] },
      'gallery/find': { ...exampleGallery, id },
      'gallery/list-files': { files: id === 9 ? [] : exampleFiles, allfile: [] },
      'schedule/find': { ...exampleWon, id },
    }
    return { data: answers[name] }
  }
  api = fakeApi(answerTo)
})

const embed = (kind: EmbedKind, id: number): RichTextPart => ({ kind, id, href: `/media/${id}` })
const paragraph: RichTextPart = { kind: 'html', html: '<p>a</p>' }
const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)

test('F4: the videos of a text are loaded for their player', async () => {
  const { videos } = await loadEmbeds(api.inLanguage('en'), [paragraph, embed('video', 3)])
  expect(videos).toEqual([
    { id: 3, title: exampleVideo.name, youtubeId: 'aB3-_xYz019', picture: null, lang: 'hu' },
  ])
})

test('a gallery is loaded with four pictures, a match with its score', async () => {
  const { galleries, matches } = await loadEmbeds(api, [embed('gallery', 3), embed('match', 4)])
  expect(galleries).toMatchObject([{ id: 3, name: exampleGallery.name, count: exampleGallery.file_count }])
  expect(galleries[0]?.pictures).toHaveLength(4)
  expect(matches).toMatchObject([{ id: 4, teamA: { teamName: 'Dunai Sünök' }, state: 'finished' }])
  expect(matches[0]?.dateTexts?.date).toMatch(/^2025\. /)
})

test('F3: a video that is missing or cannot be embedded is left out', async () => {
  const { videos } = await loadEmbeds(
    api,
    [5, 6, 8, 7, 7].map((id) => embed('video', id)),
  )
  expect(calls.map(([, id]) => id)).toEqual([5, 6, 8, 7])
  expect(idsOf(videos)).toEqual([7])
})

test('an item that does not exist, or has nothing to show, is gone; one that failed is not', async () => {
  const parts = [
    embed('video', 5),
    embed('match', 5),
    embed('match', 6),
    embed('gallery', 9),
    embed('video', 8),
  ]
  const { gone, ...loaded } = await loadEmbeds(api, parts)
  expect(gone.toSorted()).toEqual(['gallery-9', 'match-5', 'video-5'])
  expect(Object.values(loaded).flat()).toEqual([])
})

test('a text without items makes no call, one with a hundred makes ten', async () => {
  expect(await loadEmbeds(api, [paragraph])).toEqual(noEmbeds)
  expect(calls).toEqual([])
  await loadEmbeds(
    api,
    Array.from({ length: 100 }, (_, index) => embed('video', index + 10)),
  )
  expect(calls).toHaveLength(10)
})
