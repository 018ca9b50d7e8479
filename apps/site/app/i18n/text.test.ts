import type { Language } from '@palank/routes'
import { describe, expect, test } from 'vitest'
import type { Message } from './messages.ts'
import { en } from './messages-en.ts'
import { hu } from './messages-hu.ts'
import { textByName, textOf } from './text.ts'

const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message)
const placeholders = (message: string) => [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe('messages', () => {
  test('A9: an unknown key that comes from data shows itself', () => {
    expect(textByName('hu', 'menu.nothing')).toBe('Undefined resource: [menu.nothing]')
    expect(textByName('en', 'toString')).toBe('Undefined resource: [toString]')
    expect(textByName('en', '')).toBe('Undefined resource: []')
  })

  test('A9: a known key shows its message', () => {
    expect(textByName('hu', 'language.choose')).toBe('Nyelv')
    expect(textByName('en', 'language.choose')).toBe('Language')
  })

  test('values replace the placeholders, and a placeholder without a value stays', () => {
    const text = textOf('hu')
    expect(text('carousel.slide', { number: 2, count: 5 })).toBe('2 / 5')
    expect(textByName('hu', 'carousel.slide', { number: 0 })).toBe('0 / {count}')
    expect(textByName('en', 'search.results')).toBe('{count} results')
    expect(text('shell.home', { club: '{club} $& $1' })).toBe('{club} $& $1, kezdőlap')
  })

  test('missing, unknown and needless parameters do not compile', () => {
    const text = textOf('hu')
    const calls = () => [
      // @ts-expect-error: count is missing
      text('carousel.slide', { number: 2 }),
      // @ts-expect-error: all parameters are missing
      text('carousel.slide'),
      // @ts-expect-error: unknown placeholder
      text('shell.home', { club: 'a', name: 'b' }),
      // @ts-expect-error: the message has no placeholders
      text('shell.menu', { club: 'a' }),
      // @ts-expect-error: a plural needs a number
      text('search.results', { count: '2' }),
      // @ts-expect-error: one of the keys needs a name
      text(Math.random() > 2 ? 'shell.home' : 'shell.backTo', { club: 'a' }),
    ]
    expect(calls).toBeTypeOf('function')
  })

  test('plurals follow the rules of the language, and counts its number format', () => {
    const results = (language: Language, count: number) => textOf(language)('search.results', { count })
    expect([0, 1, 2, 1000].map((count) => results('en', count))).toEqual([
      '0 results',
      '1 result',
      '2 results',
      '1,000 results',
    ])
    expect([0, 1, 2, 12345].map((count) => results('hu', count))).toEqual([
      '0 találat',
      '1 találat',
      '2 találat',
      '12\u00a0345 találat',
    ])
    expect(textOf('hu')('standings.wins', { count: 1 })).toBe('1 győzelem')
    expect(textOf('hu')('standings.wins', { count: 3 })).toBe('3 győzelem egymás után')
  })

  test('A7: an unavailable locale throws', () => {
    expect(() => textOf('de' as Language)).toThrow(new RangeError('Unknown locale: de'))
    expect(() => textOf('' as Language)).toThrow(RangeError)
  })

  test('A9: both languages have the same keys, each with a message', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(hu).sort())
    for (const dictionary of [hu, en]) {
      const empty = Object.entries(dictionary).filter(([, message]) =>
        formsOf(message).some((form) => form.trim() === ''),
      )
      expect(empty).toEqual([])
    }
  })

  const english: Record<string, Message> = en
  test.each(Object.entries(hu))('A9: %s has the same placeholders in both languages', (key, message) => {
    const [first = '', ...others] = [...formsOf(message), ...formsOf(english[key] ?? '')]
    for (const form of others) expect(placeholders(form)).toEqual(placeholders(first))
  })

  test.each([
    ['hu', hu],
    ['en', en],
  ] as const)('A9: plurals have every form that %s needs', (language, dictionary) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    for (const message of Object.values<Message>(dictionary)) {
      if (typeof message === 'string') continue
      expect(Object.keys(message).sort()).toEqual([...pluralCategories].sort())
    }
  })
})
