import type { Language } from '@palank/routes'
import { describe, expect, test } from 'vitest'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { textByName, textOf } from './text.ts'

const placeholders = (message: string) => [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe('messages', () => {
  test('A9: a key that comes from data and that nobody knows shows itself', () => {
    expect(textByName('hu', 'menu.nothing')).toBe('Undefined resource: [menu.nothing]')
    expect(textByName('en', 'toString')).toBe('Undefined resource: [toString]')
    expect(textByName('en', '')).toBe('Undefined resource: []')
  })

  test('A9: a known key shows its message', () => {
    expect(textByName('hu', 'language.name')).toBe('Magyar')
    expect(textByName('en', 'language.name')).toBe('English')
  })

  test('values stand where the message names them, and one that is missing stays to be seen', () => {
    const text = textOf('hu')
    expect(text('carousel.slide', { number: 2, count: 5 })).toBe('2 / 5')
    expect(text('carousel.slide', { number: 0 })).toBe('0 / {count}')
    expect(text('shell.home', { club: '{club} $& $1' })).toBe('{club} $& $1, kezdőlap')
  })

  test('A7: an unavailable locale throws', () => {
    expect(() => textOf('de' as Language)).toThrow(new RangeError('Unknown locale: de'))
    expect(() => textOf('' as Language)).toThrow(RangeError)
  })

  test('A9: both languages have the same keys, each with a message', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(hu).sort())
    for (const messages of [hu, en]) {
      expect(Object.entries(messages).filter(([, message]) => message.trim() === '')).toEqual([])
    }
  })

  test.each(Object.entries(hu))('A9: %s has the same placeholders in both languages', (key, message) => {
    expect(placeholders(en[key as keyof typeof en])).toEqual(placeholders(message))
  })
})
