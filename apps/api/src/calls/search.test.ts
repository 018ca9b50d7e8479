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

  test.each([
    ['letters', 'x'],
    ['words', 'ab '],
    ['marks in the wrong order', '\u0315\u0300'],
    ['spaces', ' '],
  ])('X5: 1 MB of %s takes no longer than 2 KB do', (_, piece) => {
    const secondsFor = (length: number) => {
      const keyword = piece.repeat(length / piece.length)
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now()
        for (let round = 0; round < 20; round += 1) wordsOf(keyword)
        return performance.now() - start
      })
      return Math.min(...times)
    }
    // The clock is coarse, and a garbage collection may fall into either.
    expect(secondsFor(1_000_000)).toBeLessThan(10 * secondsFor(2_000) + 20)
    expect(wordsOf(piece.repeat(1_000_000 / piece.length)).join('').length).toBeLessThanOrEqual(100)
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
