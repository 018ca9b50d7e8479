import { describe, expect, test } from 'vitest'
import { isConcerned, mostRefreshed, planPurge } from './plan.ts'

const entry = (key: string, ...tags: string[]) => ({
  key,
  tags,
  isMissing: false,
  file: `/cache/${key}`,
  mtimeMs: 1,
})
const keys = (entries: { key: string }[]) => entries.map(({ key }) => key)

const article = [
  entry('/feed/hu.xml', 'articles'),
  entry('/hirek?page=2', 'articles', 'articles:12'),
  entry('/hirek', 'articles', 'articles:12'),
  entry('/hirek.data?_routes=news', 'articles'),
  entry('/hirek/masik', 'articles:7'),
  entry('/hirek/egyik', 'articles:12', 'page:articles:12'),
  entry('/hirek/egyik.data', 'articles:12', 'page:articles:12'),
  entry('/hirek/utana', 'articles:12', 'articles:13', 'page:articles:13'),
  entry('/sitemaps/articles.xml', 'articles'),
  entry('/home', 'articles', 'matches'),
  entry('/kezdo', 'articles', 'articles:12', 'matches'),
]

describe('S10: a changed article', () => {
  const { removed, refreshed } = planPurge(article, ['articles:12', 'articles'], false)

  test('refreshes its pages and the home pages first, then lists, their further pages, and others that show it', () => {
    expect(keys(refreshed)).toEqual([
      '/hirek/egyik',
      '/hirek/egyik.data',
      '/home',
      '/kezdo',
      '/hirek',
      '/feed/hu.xml',
      '/hirek.data?_routes=news',
      '/hirek?page=2',
      '/hirek/utana',
    ])
  })

  test('removes nothing', () => expect(removed).toEqual([]))
})

test('S10: however many articles show a changed one, its own page, home and lists are refreshed', () => {
  const others = Array.from({ length: 100 }, (_, index) =>
    entry(`/hirek/a-${index}`, 'articles:12', `page:articles:${100 + index}`),
  )
  const { refreshed } = planPurge([...others, ...article], ['articles:12', 'articles'], false)
  expect(keys(refreshed)).toEqual(
    expect.arrayContaining([
      '/hirek/egyik',
      '/hirek/egyik.data',
      '/home',
      '/kezdo',
      '/hirek',
      '/feed/hu.xml',
    ]),
  )
})

test('S10: a deleted article removes its own pages, no others that show it', () => {
  const report = entry('/merkozesek/5', 'articles:12', 'matches:5')
  const { removed, refreshed } = planPurge([report, ...article], ['articles:12', 'articles'], true)
  expect(keys(removed)).toEqual(['/hirek/egyik', '/hirek/egyik.data'])
  expect(keys(refreshed)).toEqual(expect.arrayContaining(['/hirek/egyik', '/merkozesek/5']))
})

test('S10: a changed menu refreshes home and lists, and leaves the rest to their next visitors', () => {
  const entries = article.map((page) => ({ ...page, tags: [...page.tags, 'menus'] }))
  const { refreshed } = planPurge(entries, ['menus'], false)
  expect(keys(refreshed).slice(0, 3)).toEqual(['/home', '/kezdo', '/hirek'])
  expect(keys(refreshed)).not.toContain('/hirek/egyik')
})

test('S5: a purge refreshes a limited number of pages', () => {
  const entries = Array.from({ length: 1000 }, (_, index) => entry(`/csapat/${index + 1}`, 'teams:1'))
  expect(planPurge(entries, ['teams:1'], false).refreshed).toHaveLength(mostRefreshed)
})

test('S10: a purge concerns what has its tags, and missing pages that may exist now', () => {
  const purged = new Set(['articles:12', 'articles'])
  const missing = (key: string) => ({ ...entry(key), isMissing: true })
  expect(isConcerned(entry('/hirek', 'articles'), purged)).toBe(true)
  expect(isConcerned(entry('/hirek/masik', 'articles:7'), purged)).toBe(false)
  expect(isConcerned(missing('/hirek/uj'), purged)).toBe(true)
  expect(isConcerned(missing('/news/new.data'), purged)).toBe(true)
  expect(isConcerned(missing('/galeria/7'), purged)).toBe(false)
  expect(isConcerned(missing('/ismeretlen'), purged)).toBe(false)
})
