import { expect, test } from 'vitest'
import { differenceOf } from './compare-bodies.ts'

test.each([
  ['<h1>Hírek</h1>', '<h1>Hírek</h1>'],
  ['{"now":"2026-11-16T09:50:37.123Z"}', '{"now":"2026-11-16T10:00:00.001Z"}'],
  ['"now",1794822637123', '"now",1794822699999'],
  [
    '<input type="hidden" name="formToken" value="abc"/>',
    '<input type="hidden" name="formToken" value="xyz"/>',
  ],
])('what every render makes anew does not count: %s', (good, body) => {
  expect(differenceOf(good, body)).toBeUndefined()
})

test.each([
  ['<h1>Hírek</h1>', '<h1>Hiba</h1>'],
  ['<time datetime="2026-11-16T18:00:00Z">', '<time datetime="2026-11-16T19:00:00Z">'],
  ['<main>12.5</main>', '<main></main>'],
  ['whole', 'whole and more'],
  ['whole', 'who'],
])('%s is not %s', (good, body) => {
  expect(differenceOf(good, body)).toMatch(/^at \d+: /)
})

test('says where the difference is', () => {
  expect(differenceOf('<p>82 : 79</p>', '<p>82 : 97</p>')).toBe(
    'at 8: "<p>82 : 79</p>" became "<p>82 : 97</p>"',
  )
})
