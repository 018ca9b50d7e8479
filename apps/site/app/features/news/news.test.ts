import { articleItem } from '@palank/contract/article'
import { dropMalformed } from '@palank/contract/drop-malformed'
import { gallery as gallerySchema } from '@palank/contract/gallery'
import { videoItem } from '@palank/contract/video'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { highlightedCategory } from '~/model/media.ts'
import { mediaItemOfArticle, mediaItemOfGallery, mediaItemOfVideo } from '~/model/media-items.ts'
import { exampleArticle, exampleGallery, exampleMedia, exampleVideo } from './news.examples.ts'
import { mixNews } from './news.ts'

describe('F7: the view of a story', () => {
  test('has the fields of an article as named in the specification', () => {
    expect(mediaItemOfArticle(exampleArticle, 'hu')).toMatchObject({
      key: 'news-7',
      type: 'news',
      title: exampleArticle.title,
      description: exampleArticle.lead,
      coverImage: '/files/zsakolas.webp',
      coverImageAlt: 'Zsákolás a hazai palánkra',
      coverImageTitle: 'zsakolas.webp',
      thumbnails: { small: '/files/zsakolas-480.webp', medium: '/files/zsakolas-960.webp' },
      link: '/hirek/negyven-perc-egy-rendszer',
      publishDate: '2025-11-14T17:30:00.000Z',
      imagesCount: 0,
      lang: undefined,
    })
  })
  test('has the number of a gallery’s pictures and prefers its own thumbnails', () => {
    const thumbnails = { small: '/files/s.webp', medium: '/files/m.webp', large: null }
    const item = mediaItemOfGallery({ ...exampleGallery, cover_image: exampleMedia, thumbnails }, 'en')
    expect(item).toMatchObject({
      type: 'gallery',
      title: exampleGallery.name,
      link: '/gallery/12',
      imagesCount: 46,
      coverImage: '/files/zsakolas.webp',
      thumbnails: { small: '/files/s.webp', medium: '/files/m.webp' },
      picture: { thumbnails: { medium: '/files/m.webp' }, focus: '72% 38%' },
    })
  })
  test('uses the thumbnails of a story without a cover, and no picture without either', () => {
    const thumbnails = { small: '/files/s.webp', medium: null, large: null }
    expect(mediaItemOfVideo({ ...exampleVideo, thumbnails }, 'hu')).toMatchObject({
      coverImage: '/files/s.webp',
      picture: { coverImage: '/files/s.webp', width: 1600, height: 900 },
    })
    expect(mediaItemOfVideo(exampleVideo, 'hu')).toMatchObject({ coverImage: null, picture: null })
  })
  test('has the title and text of a video from its name and description', () => {
    expect(mediaItemOfVideo(exampleVideo, 'hu')).toMatchObject({
      type: 'video',
      title: 'A hónap öt legszebb indítása',
      description: '',
      link: '/media/3',
    })
  })
  test('B13: links with paths of the page’s language, and marks a text in another', () => {
    expect(mediaItemOfArticle(exampleArticle, 'en')).toMatchObject({
      link: '/news/negyven-perc-egy-rendszer',
      lang: 'hu',
    })
    expect(mediaItemOfVideo(exampleVideo, 'en')).toMatchObject({ link: '/video/3', lang: 'hu' })
  })
})

describe('F3: malformed stories are dropped', () => {
  const articlesOf = (...answer: unknown[]) =>
    dropMalformed(z.array(articleItem), answer).value.map((wire) => mediaItemOfArticle(wire, 'hu'))
  const galleriesOf = (...answer: unknown[]) =>
    dropMalformed(z.array(gallerySchema), answer).value.map((wire) => mediaItemOfGallery(wire, 'hu'))
  const videosOf = (...answer: unknown[]) =>
    dropMalformed(z.array(videoItem), answer).value.map((wire) => mediaItemOfVideo(wire, 'hu'))

  test.each([
    ['no title', { ...exampleArticle, title: '' }],
    ['a blank title', { ...exampleArticle, title: '  ' }],
    ['a title that is missing', { ...exampleArticle, title: undefined }],
    ['no slug', { ...exampleArticle, slug: '' }],
    ['a slug that no path can hold', { ...exampleArticle, slug: '..' }],
  ])('article with %s', (_, article) => {
    expect(articlesOf(article, exampleArticle).map(({ key }) => key)).toEqual(['news-7'])
  })
  test('gallery and video without an id or a name', () => {
    const { id: _, ...gallery } = exampleGallery
    const { id: __, ...video } = exampleVideo
    expect(galleriesOf(gallery, { ...exampleGallery, name: '' }, null)).toEqual([])
    expect(videosOf(video, { ...exampleVideo, name: ' ' }, 'video')).toEqual([])
  })
  test('a category without a name and a slug', () => {
    const categories = [
      { name: '', slug: 'a', highlighted: true },
      { name: 'Kupa', slug: '', highlighted: true },
      { name: 'Jegyek', slug: 'jegyek', highlighted: false },
    ]
    expect(articlesOf({ ...exampleArticle, categories })[0]?.categories).toEqual([
      { name: 'Jegyek', slug: 'jegyek', highlighted: false },
    ])
  })
  test('a story without a date, an id or any other field is kept', () => {
    const bare = { title: 'Cím', slug: 'cim', publish_date: 'tegnap', cover_image: { public_url: 'kep.jpg' } }
    expect(articlesOf(bare)).toEqual([
      {
        key: 'news-cim',
        type: 'news',
        title: 'Cím',
        description: '',
        link: '/hirek/cim',
        coverImage: null,
        coverImageAlt: '',
        coverImageTitle: '',
        picture: null,
        drawn: { ground: 'tint', figure: '' },
        thumbnails: { small: null, medium: null },
        publishDate: null,
        publishText: null,
        categories: [],
        imagesCount: 0,
        lang: undefined,
      },
    ])
    const [gallery] = galleriesOf({ id: 12, name: 'Öltöző', file_count: 'sok' })
    expect(gallery).toMatchObject({ key: 'gallery-12', publishDate: null, imagesCount: 0 })
    expect(videosOf({ id: 3, name: 'Videó' })[0]).toMatchObject({ key: 'video-3', publishDate: null })
  })
})

test('E3: a tile shows the first highlighted category', () => {
  const item = mediaItemOfArticle(exampleArticle, 'hu')
  expect(highlightedCategory(item)?.name).toBe('Felnőtt férfi')
  expect(highlightedCategory({ ...item, categories: [] })).toBeUndefined()
})

test('D7: articles, galleries and videos are one list, newest first, across time zones', () => {
  const article = mediaItemOfArticle({ ...exampleArticle, publish_date: '2025-11-14T18:30:00+01:00' }, 'hu')
  const gallery = mediaItemOfGallery({ ...exampleGallery, publish_date: '2025-11-14T17:31:00Z' }, 'hu')
  const video = mediaItemOfVideo({ ...exampleVideo, publish_date: '2025-11-14T18:00:00Z' }, 'hu')
  const mixed = mixNews([article], [gallery], [video])
  expect(mixed.map(({ type }) => type)).toEqual(['video', 'gallery', 'news'])
  const dateless = mediaItemOfArticle({ ...exampleArticle, id: 9, publish_date: null }, 'hu')
  expect(mixNews([dateless, article], [gallery]).at(-1)?.key).toBe('news-9')
})
