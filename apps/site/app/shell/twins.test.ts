import { expect, test } from 'vitest'
import { twinsOf } from './twins.ts'

test('A7: the twin is what the page’s data says', () => {
  const loaded = [{ shell: {} }, { twins: { hu: '/hirek/egy', en: '/news/one' } }]
  expect(twinsOf(loaded, '/hirek/egy', 'hu')).toEqual([{ language: 'en', href: '/news/one' }])
  expect(twinsOf(loaded, '/news/one', 'en')).toEqual([{ language: 'hu', href: '/hirek/egy' }])
  expect(twinsOf([{ twins: { hu: '/hirek/egy' } }], '/hirek/egy', 'hu')).toEqual([])
})

test('A7: a page that is one in both languages has a twin without saying so', () => {
  expect(twinsOf([null, undefined], '/hirek', 'hu')).toEqual([{ language: 'en', href: '/news' }])
  expect(twinsOf([], '/hirek/egy', 'hu')).toEqual([])
  expect(twinsOf([], '/ismeretlen', 'hu')).toEqual([])
})

test('A7: the home page has none, for its language’s link leads there', () => {
  expect(twinsOf([], '/kezdo', 'hu')).toEqual([])
  expect(twinsOf([{ twins: { hu: '/kezdo', en: '/home' } }], '/kezdo', 'hu')).toEqual([])
})
