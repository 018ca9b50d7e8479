import { expect, it } from 'vitest'
import { hungarianAddress } from './hungarian-address.ts'

it('a document opens in Hungarian unless its address names a language', () => {
  const articles = ['collections', 'articles']
  expect(hungarianAddress([...articles, 'create'], {})).toBe('/admin/collections/articles/create?locale=hu')
  expect(hungarianAddress([...articles, '7'], { depth: '1' })).toBe(
    '/admin/collections/articles/7?depth=1&locale=hu',
  )
  expect(hungarianAddress(['globals', 'settings'], {})).toBe('/admin/globals/settings?locale=hu')
  expect(hungarianAddress([...articles, '7'], { locale: 'en' })).toBeUndefined()
})

it('lists, versions and other pages stay as they are', () => {
  for (const segments of [
    undefined,
    ['scheduled'],
    ['collections', 'articles'],
    ['collections', 'articles', 'trash'],
    ['collections', 'articles', '7', 'versions'],
    ['globals', 'settings', 'versions'],
  ])
    expect(hungarianAddress(segments, {})).toBeUndefined()
})
