import { expect, test } from 'vitest'
import { everyLanguage } from '~/i18n/club-languages.ts'
import { twinsOf } from './twins.ts'

test('A7: the twin comes from the page’s data', () => {
  const loaded = [{ shell: {} }, { page: { paths: { hu: '/hirek/egy', en: '/news/one' } } }]
  expect(twinsOf(loaded, '/hirek/egy', 'hu', everyLanguage)).toEqual([{ language: 'en', href: '/news/one' }])
  expect(twinsOf(loaded, '/news/one', 'en', everyLanguage)).toEqual([{ language: 'hu', href: '/hirek/egy' }])
  expect(twinsOf([{ page: { paths: { hu: '/hirek/egy' } } }], '/hirek/egy', 'hu', everyLanguage)).toEqual([])
})

test('A7: a page with the same route in both languages has a twin without data', () => {
  expect(twinsOf([null, undefined], '/hirek', 'hu', everyLanguage)).toEqual([
    { language: 'en', href: '/news' },
  ])
  expect(twinsOf([], '/hirek/egy', 'hu', everyLanguage)).toEqual([])
  expect(twinsOf([], '/ismeretlen', 'hu', everyLanguage)).toEqual([])
})

test('A7: the home page has none, since the language link already goes there', () => {
  expect(twinsOf([], '/kezdo', 'hu', everyLanguage)).toEqual([])
  expect(
    twinsOf([{ page: { paths: { hu: '/kezdo', en: '/home' } } }], '/kezdo', 'hu', everyLanguage),
  ).toEqual([])
})

test('A4: a club of one language has none', () => {
  expect(
    twinsOf([{ page: { paths: { hu: '/hirek/egy', en: '/news/one' } } }], '/hirek/egy', 'hu', ['hu']),
  ).toEqual([])
  expect(twinsOf([], '/hirek', 'hu', ['hu'])).toEqual([])
})
