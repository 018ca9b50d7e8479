import { describe, expect, test } from 'vitest'
import { limitText } from './limit-text.ts'

const lead = 'Tizenhét ponttal nyerte a harmadik negyedet a csapat.'

describe('E8: the text limit', () => {
  test('is 25 characters when nothing else is said', () => {
    expect(limitText(lead)).toBe('Tizenhét ponttal nyerte a…')
    expect([...limitText('a'.repeat(60))]).toHaveLength(26)
  })
  test.each([
    ['', 25, ''],
    ['   ', 25, ''],
    ['  Rövid cím  ', 25, 'Rövid cím'],
    ['Ötven', 5, 'Ötven'],
    ['Ötvenegy', 5, 'Ötven…'],
    ['Egy, kettő', 4, 'Egy…'],
    ['Hajrá – mindörökké', 7, 'Hajrá…'],
  ])('cuts %j to %i characters: %j', (text, limit, expected) => {
    expect(limitText(text, limit)).toBe(expected)
  })
  test.each([
    ['Három válogatott', 9, 'Három…'],
    ['Három válogatott', 5, 'Három…'],
    ['Három válogatott', 6, 'Három…'],
    ['Három válogatott', 16, 'Három válogatott'],
    ['Legeslegmegszentségteleníthetetlenebb', 8, 'Legesleg…'],
  ])('cuts %j to %i characters at the end of a word: %j', (text, limit, expected) => {
    expect(limitText(text, limit, true)).toBe(expected)
  })
  test('counts what a reader counts, never half of a character', () => {
    expect(limitText('🏀🏀🏀🏀', 2)).toBe('🏀🏀…')
  })
  test.each(['a', ' ', 'a ', ',', '🏀', '\u0315\u0300'])(
    'X5: the time for 1 MB of %j grows with the length at most',
    (piece) => {
      const timeFor = (length: number) => {
        const text = `a${piece.repeat(length / piece.length)}b`
        const times = Array.from({ length: 5 }, () => {
          const start = performance.now()
          for (let round = 0; round < 10; round += 1) limitText(text, 200, true)
          return performance.now() - start
        })
        return Math.min(...times)
      }
      // Twice for a linear function, four times for a quadratic one; the rest is for the clock.
      expect(timeFor(1_000_000)).toBeLessThan(3 * timeFor(500_000) + 20)
      expect([...limitText(piece.repeat(500_000), 200)].length).toBeLessThanOrEqual(201)
    },
  )
})
