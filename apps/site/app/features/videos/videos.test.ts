import { dropMalformed } from '@palank/contract/drop-malformed'
import { video as videoSchema } from '@palank/contract/video'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { videoLd } from './video-ld.ts'
import { exampleVideo, exampleVideoItems, exampleVideoView } from './videos.examples.ts'
import { playedVideoOf, videoOf } from './videos.ts'

const origin = 'https://sunok.example'
/** After malformed data is dropped; undefined if the video itself is. */
const of = (fields: object, language: 'hu' | 'en' = 'hu') =>
  dropMalformed(z.array(videoSchema), [{ ...exampleVideo, ...fields }]).value.map((wire) =>
    videoOf(wire, language),
  )[0]

describe('a video', () => {
  test('F7, F4: has title, lead, date, pictures, youtubeId, categories, tags, related videos and its absolute URL', () => {
    expect(of({}, 'en')).toMatchObject({
      id: 3,
      title: 'Varga: „A rajt megvolt, a tartás a nehezebb”',
      lead: 'A kapitány a rangadó előtt a védekezésről, a fáradtságról és a hazai közönségről.',
      publishDate: '2025-11-12T17:00:00.000Z',
      coverImage: '/files/media/tempodobas.webp',
      thumbnails: { small: '/files/media/tempodobas-480.webp', medium: '/files/media/tempodobas-960.webp' },
      youtubeId: 'aB3-_xYz019',
      address: 'https://www.youtube.com/watch?v=aB3-_xYz019&t=42s',
      categories: [{ name: 'Interjú', slug: 'interju', highlighted: true }],
      tags: [
        { name: 'Varga Ákos', slug: 'varga-akos' },
        { name: 'rangadó', slug: 'rangado' },
      ],
      fullLink: '/video/3',
      lang: 'hu',
    })
    expect(of({})?.relatedVideos.map(({ link }) => link)).toEqual(
      [20, 21, 22, 23].map((id) => `/media/${id}`),
    )
  })
  test('F4: has a URL and no id if it is not on YouTube', () => {
    expect(of({ video_url: 'https://vimeo.example/7' })).toMatchObject({
      youtubeId: null,
      address: 'https://vimeo.example/7',
    })
  })
  test.each(['javascript:alert(1)', '', '/files/a.mp4', 'http://[', null, 7])(
    'F3: has no link for the URL %j, and is kept',
    (video_url) => {
      expect(of({ video_url })).toMatchObject({ id: 3, youtubeId: null, address: null })
    },
  )
  test('F3: malformed tags and related videos are dropped, and so is a relation to itself', () => {
    const [first] = exampleVideoItems
    const view = of({
      tags: [{ name: '', slug: 'a' }, { name: 'a' }, null, 'a', { name: 'Jó', slug: 'jo' }],
      related_videos: [null, { ...first, id: -1 }, { ...first, name: '' }, exampleVideo, first],
    })
    expect(view?.tags).toEqual([{ name: 'Jó', slug: 'jo' }])
    expect(view?.relatedVideos.map(({ key }) => key)).toEqual(['video-20'])
  })
  test('F3: is dropped without a name or an id, and kept without a date', () => {
    for (const malformed of [{ name: ' ' }, { name: null }, { id: 0 }, { id: '3' }]) {
      expect(of(malformed)).toBeUndefined()
    }
    expect(of({ publish_date: '' })).toMatchObject({ id: 3, publishDate: null })
  })
  test('F3: is complete with only an id and a name', () => {
    const view = playedVideoOf(videoSchema.parse({ id: 3, name: 'Interjú' }), 'hu')
    expect(view).toMatchObject({ title: 'Interjú', lead: '', publishDate: null, picture: null })
    expect(view).toMatchObject({ youtubeId: null, address: null, categories: [], fullLink: '/media/3' })
  })
  test('F3: no answer makes it throw', () => {
    const hostile = [undefined, null, '', 0, 1.5, true, [], {}, [null], 'javascript:alert(1)', 'http://[']
    const keys = Object.keys(exampleVideo)
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.constantFrom(...hostile), (key, value) => {
        const view = of({ [key]: value })
        if (view) videoLd(origin, view)
        of({ [key]: value, related_videos: [{ ...exampleVideo, [key]: value }] }, 'en')
      }),
      { numRuns: 300 },
    )
  })
})

describe('the structured data of a video', () => {
  test('B10, B15: is a VideoObject with every required property', () => {
    expect(videoLd(origin, exampleVideoView)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: 'Varga: „A rajt megvolt, a tartás a nehezebb”',
      description: 'A kapitány a rangadó előtt a védekezésről, a fáradtságról és a hazai közönségről.',
      thumbnailUrl: [
        'https://sunok.example/files/media/tempodobas.webp',
        'https://sunok.example/files/media/tempodobas-960.webp',
      ],
      uploadDate: '2025-11-12T17:00:00.000Z',
      url: 'https://sunok.example/media/3',
      embedUrl: 'https://www.youtube-nocookie.com/embed/aB3-_xYz019',
    })
  })
  test('B15: uses the title without a description, and is left out without a picture', () => {
    expect(videoLd(origin, { ...exampleVideoView, lead: '' })?.description).toBe(exampleVideoView.title)
    expect(videoLd(origin, { ...exampleVideoView, picture: null })).toBeUndefined()
    const elsewhere = { ...exampleVideoView, youtubeId: null, address: 'https://vimeo.example/7' }
    expect(videoLd(origin, elsewhere)).toMatchObject({ contentUrl: 'https://vimeo.example/7' })
    expect(videoLd(origin, elsewhere)).not.toHaveProperty('embedUrl')
    expect(videoLd(origin, { ...exampleVideoView, publishDate: null })).not.toHaveProperty('uploadDate')
  })
})
