import { expect, test } from 'vitest'
import { isPlural, withArticle } from './hungarian-words.ts'

test.each([
  ['Vidrák', 'a\u00a0Vidrák'],
  ['Oroszlánok', 'az\u00a0Oroszlánok'],
  ['ŐZEK', 'az\u00a0ŐZEK'],
  ['NKC', 'az\u00a0NKC'],
  ['PKC', 'a\u00a0PKC'],
  ['Farkasok', 'a\u00a0Farkasok'],
])('the article of %s', (word, expected) => {
  expect(withArticle(word)).toBe(expected)
})

test('a plural is told from a singular and an abbreviation', () => {
  expect(['Vidrák', 'ŐZEK', 'Rókák'].filter(isPlural)).toHaveLength(3)
  expect(['Villám', 'Torony', 'NKC'].filter(isPlural)).toEqual([])
})
