import { describe, expect, test } from 'vitest'
import { clubLanguages, languageAt } from './club-languages.ts'

const config = (default_lang: string, ...available: string[]) => ({
  default_lang,
  available_lang_array: available.map((alpha2) => ({ alpha2 })),
})

describe('the languages of the configuration', () => {
  test('A4: the default comes first, whatever the order of the list', () => {
    expect(clubLanguages(config('hu', 'hu', 'en'))).toEqual(['hu', 'en'])
    expect(clubLanguages(config('hu', 'en', 'hu'))).toEqual(['hu', 'en'])
    expect(clubLanguages(config('en', 'hu', 'en'))).toEqual(['en', 'hu'])
    expect(clubLanguages(config('hu', 'hu'))).toEqual(['hu'])
  })

  test('A4: a language without messages is left out', () => {
    expect(clubLanguages(config('hu', 'de', 'hu'))).toEqual(['hu'])
  })

  test('A7: a default that is not available is an error', () => {
    expect(() => clubLanguages(config('en', 'hu'))).toThrow(RangeError)
    expect(() => clubLanguages(config('de', 'de'))).toThrow(RangeError)
  })
})

test('A4, B14: a page of a language that the club does not have is drawn in the default', () => {
  expect(languageAt('/news/x', ['hu', 'en'])).toBe('en')
  expect(languageAt('/news/x', ['hu'])).toBe('hu')
  expect(languageAt('/hirek', ['en'])).toBe('en')
  expect(languageAt('/ismeretlen', ['en'])).toBeUndefined()
})
