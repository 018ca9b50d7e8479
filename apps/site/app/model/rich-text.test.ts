import { expect, test } from 'vitest'
import { exampleEmbeds } from './rich-text.examples.ts'
import { countWords, embeddedIn, needsScript, noEmbeds, readingMinutes } from './rich-text.ts'

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

test('each video of a text is listed once, and no item of another kind', () => {
  const video = (id: number) => ({ kind: 'video', id, href: `/media/${id}` }) as const
  const match = { kind: 'match', id: 9, href: '/merkozesek/9' } as const
  const parts = [video(12), { kind: 'html', html: '' } as const, video(12), match, video(4)]
  expect(embeddedIn(parts, 'video')).toEqual([12, 4])
  expect(embeddedIn(parts, 'match')).toEqual([9])
  expect(embeddedIn(parts, 'gallery')).toEqual([])
})

test('script is for players and for matches whose state changes with the time', () => {
  expect(needsScript([], noEmbeds)).toBe(false)
  expect(needsScript([], exampleEmbeds)).toBe(true)
  const { galleries } = exampleEmbeds
  const matches = exampleEmbeds.matches.filter(({ status }) => status === 'finished')
  expect(needsScript([], { ...noEmbeds, galleries, matches })).toBe(false)
  const live = matches.map((match) => ({ ...match, status: 'live' as const }))
  expect(needsScript([], { ...noEmbeds, matches: live })).toBe(true)
  const href = 'https://www.youtube.com/watch?v=aB3-_xYz019'
  expect(needsScript([{ kind: 'youtube', youtubeId: 'aB3-_xYz019', href, title: '' }], noEmbeds)).toBe(true)
})
