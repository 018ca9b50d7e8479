import { expect, test } from 'vitest'
import { countWords, readingMinutes, videoIdsIn } from './rich-text.ts'

test.each([
  [0, 1],
  [3, 1],
  [299, 1],
  [300, 2],
  [500, 3],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})

test('words are separated by white space of any kind', () => {
  expect(countWords('')).toBe(0)
  expect(countWords(' egy\nkét  há\t')).toBe(3)
})

test('each video of a text is listed once', () => {
  const video = (id: number) => ({ kind: 'video', id, href: `/media/${id}` }) as const
  expect(videoIdsIn([video(12), { kind: 'html', html: '' }, video(12), video(4)])).toEqual([12, 4])
})
