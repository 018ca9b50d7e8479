import type { Media } from '@palank/contract/media'
import { describe, expect, test } from 'vitest'
import { pictureOf } from './picture.ts'

const media: Media = {
  public_url: '/files/a.jpg',
  alt: 'Kosár',
  name: 'Döntő',
  width: 1600,
  height: 900,
  focal: { x: 30, y: 65 },
  thumbnails: { small: '/files/a-small.jpg', medium: '/files/a-medium.jpg', large: null },
  sources: [
    { public_url: '/files/a-800.webp', width: 800, height: 450 },
    { public_url: '/files/a-400.webp', width: 400, height: 225 },
  ],
  avif: [],
}
const avif = [
  { public_url: '/files/a-768.avif', width: 768, height: 432 },
  { public_url: '/files/a-480.avif', width: 480, height: 270 },
]

describe('a picture', () => {
  test('F7: has the field names of the news item', () => {
    expect(pictureOf(media)).toMatchObject({
      coverImage: '/files/a.jpg',
      coverImageAlt: 'Kosár',
      coverImageTitle: 'Döntő',
      thumbnails: { small: '/files/a-small.jpg', medium: '/files/a-medium.jpg' },
      width: 1600,
      height: 900,
    })
  })

  test('has every size, narrowest first, the original last', () => {
    expect(pictureOf(media).srcSet).toBe('/files/a-400.webp 400w, /files/a-800.webp 800w, /files/a.jpg 1600w')
  })

  test('has each width once', () => {
    const sources = [{ public_url: '/files/a-1600.webp', width: 1600, height: 900 }]
    expect(pictureOf({ ...media, sources }).srcSet).toBe('/files/a-1600.webp 1600w')
  })

  test('has its AVIF sizes, narrowest first', () => {
    expect(pictureOf(media).avif).toBe('')
    expect(pictureOf({ ...media, avif }).avif).toBe('/files/a-480.avif 480w, /files/a-768.avif 768w')
  })

  test('beside AVIF has only the medium and the widest of its other sizes', () => {
    const sources = [480, 960, 1920].map((width) => ({
      public_url: `/files/a-${width}.webp`,
      width,
      height: width / 2,
    }))
    const thumbnails = {
      small: '/files/a-480.webp',
      medium: '/files/a-960.webp',
      large: '/files/a-1920.webp',
    }
    const picture = { ...media, sources, thumbnails }
    expect(pictureOf({ ...picture, avif }).srcSet).toBe('/files/a-960.webp 960w, /files/a-1920.webp 1920w')
    expect(pictureOf({ ...picture, sources: [], avif }).srcSet).toBe('/files/a.jpg 1600w')
  })

  test('has its focal point as position', () => {
    expect(pictureOf(media).focus).toBe('30% 65%')
  })

  test('has a default size and no sources when they are unknown', () => {
    const unknown = pictureOf({ ...media, alt: null, width: null, height: null, sources: [] })
    expect(unknown).toMatchObject({ coverImageAlt: '', srcSet: '', width: 1600, height: 900 })
  })

  test('does not change its source', () => {
    pictureOf(Object.freeze({ ...media, sources: Object.freeze([...media.sources]) as Media['sources'] }))
    expect(media.sources.map(({ width }) => width)).toEqual([800, 400])
  })
})
