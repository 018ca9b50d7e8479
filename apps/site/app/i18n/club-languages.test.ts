import { describe, expect, test } from 'vitest'
import { clubLanguages, languageAt } from './club-languages.ts'

const configured = (default_lang: string, ...available: string[]) => ({
  default_lang,
  available_lang_array: available.map((alpha2) => ({ alpha2 })),
})

describe('the languages of the configuration', () => {
  test('A4: the default stands first, whatever the order of the list', () => {
    expect(clubLanguages(configured('hu', 'hu', 'en'))).toEqual(['hu', 'en'])
    expect(clubLanguages(configured('hu', 'en', 'hu'))).toEqual(['hu', 'en'])
    expect(clubLanguages(configured('en', 'hu', 'en'))).toEqual(['en', 'hu'])
    expect(clubLanguages(configured('hu', 'hu'))).toEqual(['hu'])
  })

  test('A4: one that this build does not speak is left out', () => {
    expect(clubLanguages(configured('hu', 'de', 'hu'))).toEqual(['hu'])
  })

  test('A7: a default that is not available is an error', () => {
    expect(() => clubLanguages(configured('en', 'hu'))).toThrow(RangeError)
    expect(() => clubLanguages(configured('de', 'de'))).toThrow(RangeError)
  })
})

test('A4, B14: a page of a language that the club does not have is drawn in the default', () => {
  expect(languageAt('/news/x', ['hu', 'en'])).toBe('en')
  expect(languageAt('/news/x', ['hu'])).toBe('hu')
  expect(languageAt('/hirek', ['en'])).toBe('en')
  expect(languageAt('/ismeretlen', ['en'])).toBeUndefined()
})
