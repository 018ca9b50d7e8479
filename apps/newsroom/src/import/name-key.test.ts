import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameKey, plainText, rotatedKeys, roundKey } from './name-key.ts'

const same = [
  [
    'Révész Ádám',
    'RéVéSZ Ádám',
    'REVESZ ADAM',
    'revesz  adam',
    'R&eacute;v&eacute;sz Ádám',
    'Ré\u00ADvész Ádám',
  ],
  ['Kovács-Nagy Béla', 'Kovacs-Nagy  Bela', 'KOVÁCS–NAGY BÉLA', 'Kovács Nagy Béla'],
  ['Nagy Ádám', 'NAGY ÁDÁM', ' nagy\u00A0ádám ', '<b>Nagy</b> Ádám', 'Nagy A\u0301da\u0301m'],
  ['Erdős Győző', 'Erdõs Gyõzõ', 'Erdös Gyözö', 'Erd&#337;s Gy&#x151;z&odblac;'],
  ['Szűcs Dénes', 'Szûcs Dénes', 'Szücs Dénes', 'SZUCS DENES'],
  ["O'Neal Shaun", 'O’Neal Shaun', 'O´NEAL SHAUN', 'ONeal Shaun'],
  ['Đorđević Łukasz', 'Dordevic Lukasz'],
]

describe('nameKey', () => {
  test.each(same)('%s has the same key however it is written', (name, ...others) => {
    for (const other of others) expect(nameKey(other)).toBe(nameKey(name))
  })

  test('keeps different people apart', () => {
    const names = ['Nagy Ádám', 'Nagy Adél', 'Nagy-Ádám Béla', 'Nagyádám']
    expect(new Set(names.map(nameKey)).size).toBe(names.length)
  })

  test('the key of any character of the basic plane is its own key', () => {
    const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code))
    expect(characters.filter((character) => nameKey(nameKey(character)) !== nameKey(character))).toEqual([])
  })

  test('a key is its own key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => nameKey(nameKey(text)) === nameKey(text)),
    )
  })

  test('upper case, accents, spaces and soft hyphens change nothing', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz'),
      minLength: 1,
    })
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1 }), (words) => {
        const name = words.join(' ')
        const key = nameKey(name)
        expect(nameKey(name.toUpperCase())).toBe(key)
        expect(nameKey(name.normalize('NFD'))).toBe(key)
        expect(nameKey(name.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(key)
        expect(nameKey(`  ${words.join('  ')}\u00AD `)).toBe(key)
        expect(nameKey(name.replaceAll('ő', 'õ').replaceAll('ű', 'û'))).toBe(key)
      }),
    )
  })
})

test('plainText decodes entities to accented letters', () => {
  expect(plainText(' R&eacute;v&eacute;sz&nbsp;&Aacute;d&aacute;m ')).toBe('Révész Ádám')
  expect(plainText('Sz&#369;cs &amp; Társa')).toBe('Szűcs & Társa')
})

test('rotatedKeys puts each tail of the name first', () => {
  expect(rotatedKeys('adam revesz')).toEqual(['revesz adam'])
  expect(rotatedKeys('a b c')).toEqual(['b c a', 'c a b'])
  expect(rotatedKeys('a')).toEqual([])
})

test('a round is the same with or without the word', () => {
  expect(new Set(['8', '8.', '8. forduló', 'Round 8'].map(roundKey))).toEqual(new Set(['8']))
  expect(roundKey('Elődöntő')).not.toBe(roundKey('Döntő'))
})
