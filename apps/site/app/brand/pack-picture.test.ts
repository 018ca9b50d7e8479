import { expect, test } from 'vitest'
import { packPicture } from './pack-picture.ts'

const addresses = {
  'error-1600.webp': '/assets/error-1600-x.webp',
  'error-800.webp': '/assets/error-800-y.webp',
  'error-768.avif': '/assets/error-768-z.avif',
  'join-1600.webp': '/assets/join-1600-j.webp',
}

test('a picture has its own sizes, smallest first, and the largest WebP for every browser', () => {
  expect(packPicture(addresses, 'error')).toEqual({
    avif: '/assets/error-768-z.avif 768w',
    image: {
      src: '/assets/error-1600-x.webp',
      srcSet: '/assets/error-800-y.webp 800w, /assets/error-1600-x.webp 1600w',
      width: 1600,
      height: 900,
    },
  })
})

test('a club without the picture has none', () => {
  expect(packPicture({ 'join-768.avif': '/assets/join-768-z.avif' }, 'join')).toBeUndefined()
})
