import { expect, test } from 'vitest'
import { shippedPicture } from './shipped-picture.ts'

const addresses = {
  './a/error-1600.webp': '/assets/error-1600-x.webp',
  './a/error-800.webp': '/assets/error-800-y.webp',
  './a/error-768.avif': '/assets/error-768-z.avif',
  './a/join-1600.webp': '/assets/join-1600-j.webp',
  './b/error-1600.webp': '/assets/error-1600-b.webp',
}

test('a picture has its own sizes, smallest first, and the largest WebP for every browser', () => {
  expect(shippedPicture(addresses, './a/error')).toEqual({
    avif: '/assets/error-768-z.avif 768w',
    image: {
      src: '/assets/error-1600-x.webp',
      srcSet: '/assets/error-800-y.webp 800w, /assets/error-1600-x.webp 1600w',
      width: 1600,
      height: 900,
    },
  })
})
