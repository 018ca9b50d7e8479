import { describe, expect, test } from 'vitest'
import { highlightedCategory, type MediaItem } from '~/ui/media-item.ts'
import { mediaItemOfArticle, mediaItemOfGallery, mediaItemOfVideo } from '~/ui/media-of-wire.ts'
import { exampleArticle, exampleGallery, exampleMedia, exampleVideo } from './news.examples.ts'
import { mixNews } from './news.ts'

describe('F7: the view of a story', () => {
  test('carries the fields of an article by the names of the specification', () => {
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
  test('counts the pictures of a gallery and takes its own thumbnails first', () => {
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
  test('draws a story that has only thumbnails from these, and one that has none from nothing', () => {
    const thumbnails = { small: '/files/s.webp', medium: null, large: null }
    expect(mediaItemOfVideo({ ...exampleVideo, thumbnails }, 'hu')).toMatchObject({
      coverImage: '/files/s.webp',
      picture: { coverImage: '/files/s.webp', width: 1600, height: 900 },
    })
    expect(mediaItemOfVideo(exampleVideo, 'hu')).toMatchObject({ coverImage: null, picture: null })
  })
  test('has its title and text from a video’s name and description', () => {
    expect(mediaItemOfVideo(exampleVideo, 'hu')).toMatchObject({
      type: 'video',
      title: 'A hónap öt legszebb indítása',
      description: '',
      link: '/media/3',
    })
  })
  test('B13: links with the words of the page’s language, and says when the text is in another', () => {
    expect(mediaItemOfArticle(exampleArticle, 'en')).toMatchObject({
      link: '/news/negyven-perc-egy-rendszer',
      lang: 'hu',
    })
    expect(mediaItemOfVideo(exampleVideo, 'en')).toMatchObject({ link: '/video/3', lang: 'hu' })
  })
})

describe('F3: a story without a valid shape is dropped', () => {
  test.each([
    ['no title', { ...exampleArticle, title: '' }],
    ['a blank title', { ...exampleArticle, title: '  ' }],
    ['a title that is missing', { ...exampleArticle, title: undefined as never }],
    ['no slug', { ...exampleArticle, slug: '' }],
    ['a slug that no path can hold', { ...exampleArticle, slug: '..' }],
    ['a date that is none', { ...exampleArticle, publish_date: 'tegnap' }],
  ])('article with %s', (_, article) => {
    expect(mediaItemOfArticle(article, 'hu')).toBeUndefined()
  })
  test('gallery and video without an id or a name', () => {
    expect(mediaItemOfGallery({ ...exampleGallery, id: undefined as never }, 'hu')).toBeUndefined()
    expect(mediaItemOfGallery({ ...exampleGallery, name: '' }, 'hu')).toBeUndefined()
    expect(mediaItemOfVideo({ ...exampleVideo, id: undefined as never }, 'hu')).toBeUndefined()
    expect(mediaItemOfVideo({ ...exampleVideo, name: '' }, 'hu')).toBeUndefined()
  })
  test('and so is a category without name and slug', () => {
    const categories = [
      { name: '', slug: 'a', highlighted: true },
      { name: 'Kupa', slug: '', highlighted: true },
      { name: 'Jegyek', slug: 'jegyek', highlighted: false },
    ]
    const item = mediaItemOfArticle({ ...exampleArticle, categories }, 'hu')
    expect(item?.categories).toEqual([{ name: 'Jegyek', slug: 'jegyek', highlighted: false }])
  })
})

test('E3: the category a tile wears is the first highlighted one', () => {
  const item = mediaItemOfArticle(exampleArticle, 'hu') as MediaItem
  expect(highlightedCategory(item)?.name).toBe('Felnőtt férfi')
  expect(highlightedCategory({ ...item, categories: [] })).toBeUndefined()
})

test('D7: articles, galleries and videos are one list, newest first, whatever offset their dates have', () => {
  const article = mediaItemOfArticle({ ...exampleArticle, publish_date: '2025-11-14T18:30:00+01:00' }, 'hu')
  const gallery = mediaItemOfGallery({ ...exampleGallery, publish_date: '2025-11-14T17:31:00Z' }, 'hu')
  const video = mediaItemOfVideo({ ...exampleVideo, publish_date: '2025-11-14T18:00:00Z' }, 'hu')
  const mixed = mixNews([article as MediaItem], [gallery as MediaItem], [video as MediaItem])
  expect(mixed.map(({ type }) => type)).toEqual(['video', 'gallery', 'news'])
})
