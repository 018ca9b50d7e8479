import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markWords } from './mark-words.ts'

/** The text with its marked pieces in brackets. */
const markedText = (text: string, keyword: string) =>
  markWords(text, keyword)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')

describe('marking the words of the search', () => {
  test.each([
    ['Podcast a védekezésről', 'védekezés', 'Podcast a [védekezés]ről'],
    ['VÉDEKEZÉS és támadás', 'vedekezes', '[VÉDEKEZÉS] és támadás'],
    ['Őrző Űr', 'ŐR ur', '[Őr]ző [Űr]'],
    ['Varga Ákos és Vargáné', 'varga', '[Varga] Ákos és [Vargá]né'],
    ['A csapat', 'pat', 'A csapat'],
    ['89–79 a Bikák ellen', '79', '89–[79] a Bikák ellen'],
    ['U23: vasárnap', 'u23 vasarnap', '[U23]: [vasárnap]'],
    ['Semmi', '', 'Semmi'],
    ['Semmi', '.*+?', 'Semmi'],
    ['', 'szó', ''],
  ])('E7: %s, searched for %s', (text, keyword, expected) => {
    expect(markedText(text, keyword)).toBe(expected)
  })

  test('E7: a combining accent is marked with its letter', () => {
    expect(markedText('ve\u0301dekeze\u0301s', 'védekezés')).toBe('[ve\u0301dekeze\u0301s]')
    expect(markedText('ve\u0301', 've')).toBe('[ve\u0301]')
  })

  test('E7: letters that expand when folded do not shift the marks', () => {
    expect(markedText('İstanbul ﬁ Kosár', 'kosar')).toBe('İstanbul ﬁ [Kosár]')
    expect(markedText('🏀 kosár', 'kosar')).toBe('🏀 [kosár]')
  })

  test('E7: the pieces together are the text, for any text and keyword', () => {
    const any = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string())
    fc.assert(
      fc.property(any, any, (text, keyword) => {
        const pieces = markWords(text, keyword)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        for (const { text: piece } of pieces) expect(piece).not.toBe('')
      }),
    )
  })
})
