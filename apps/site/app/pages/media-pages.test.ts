import { describe, expect, test } from 'vitest'
import { idAsked, itemPaths, listPaths, pagePath } from './media-pages.ts'
import { sharedImage } from './site-meta.ts'

describe('the addresses of galleries and videos', () => {
  test.each(['', '0', '01', '-1', '1.5', '1e3', 'abc', '2147483648', '99999999999', ' 1'])(
    'B14: %j is no id',
    (text) => {
      expect(idAsked(text)).toBeUndefined()
    },
  )
  test('B4, B10: an id is a whole number that the portal can hold', () => {
    expect(['1', '42', '2147483647'].map(idAsked)).toEqual([1, 42, 2147483647])
  })
  test('B4, B10: the first page has the bare address', () => {
    expect([1, 2].map((page) => pagePath('/galeria', page))).toEqual(['/galeria', '/galeria?page=2'])
  })
  test('A7: the twin of a page is the same page, of an item the same id', () => {
    expect(listPaths('videos', 2)).toEqual({ hu: '/media?page=2', en: '/video?page=2' })
    expect(listPaths('galleries', 1)).toEqual({ hu: '/galeria', en: '/gallery' })
    expect(itemPaths('gallery', { id: 7 }, 3)).toEqual({ hu: '/galeria/7?page=3', en: '/gallery/7?page=3' })
    expect(itemPaths('video', { id: 7 })).toEqual({ hu: '/media/7', en: '/video/7' })
  })
  test('F3: a picture with no address is not shared', () => {
    const picture = {
      coverImage: '/files/a.webp',
      coverImageAlt: 'a',
      coverImageTitle: '',
      thumbnails: { small: null, medium: null },
      srcSet: '',
      width: 1600,
      height: 900,
      focus: '',
    }
    expect(sharedImage(picture)).toEqual({
      image: { src: '/files/a.webp', width: 1600, height: 900, alt: 'a' },
    })
    expect(sharedImage({ ...picture, coverImage: 'http://[' })).toEqual({})
    expect(sharedImage(null)).toEqual({})
  })
})
