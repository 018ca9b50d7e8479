import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsOf } from './search.ts'

describe('E7: the words of a keyword', () => {
  test.each([
    ['Győzelem', ['győzelem']],
    ['  két   szó ', ['két', 'szó']],
    ['ÁRVÍZTŰRŐ', ['árvíztűrő']],
    ['gyo\u030bztes', ['győztes']],
    ['87–79', ['87', '79']],
    ['U18-as', ['u18', 'as']],
    ['szó Szó SZÓ', ['szó']],
    ["a'b\\c:*d&e|f!(g)", ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
    ['a\0b', ['a', 'b']],
    ['', []],
    ['!?… – „” 😀', []],
    ['\ud83d', []],
  ])('%j: %j', (keyword, words) => expect(wordsOf(keyword)).toEqual(words))

  test('stop at the 100th character', () => {
    expect(wordsOf(`${'x'.repeat(96)} ab cd`)).toEqual(['x'.repeat(96), 'ab'])
    expect(wordsOf(`${' '.repeat(100)}szó`)).toEqual([])
  })

  test('are at most twelve', () => {
    expect(wordsOf('a b c d e f g h i j k l m n')).toHaveLength(12)
  })

  test('contain letters and digits only, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (keyword) => {
        const words = wordsOf(keyword)
        expect(words.length).toBeLessThanOrEqual(12)
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{Nd}]+$/u)
      }),
    )
  })
})
