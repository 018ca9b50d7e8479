import { expect, test } from 'vitest'
import { drawnCoverOf } from './drawn-cover.ts'

test('a story keeps its ground, and its neighbours have the other two', () => {
  const groundOf = (id: number) => drawnCoverOf(`news-${id}`, null, 'hu').ground
  expect(groundOf(7)).toBe(groundOf(7))
  for (const id of [7, 9, 98, 99]) {
    expect(new Set([id, id + 1, id + 2].map(groundOf))).toEqual(new Set(['ink', 'primary', 'tint']))
  }
})

test('A10: the figure is the day in Budapest, in both languages', () => {
  for (const language of ['hu', 'en'] as const) {
    expect(drawnCoverOf('news-1', '2025-11-12T23:10:00.000Z', language).figure).toBe('13')
    expect(drawnCoverOf('news-1', '2025-11-05T11:00:00.000Z', language).figure).toBe('5')
    expect(drawnCoverOf('news-1', null, language).figure).toBe('')
  }
})
