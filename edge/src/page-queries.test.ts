import { languages, pageIds, pages } from '@palank/routes'
import { describe, expect, test } from 'vitest'
import { queryMaps, uncachedPaths } from './page-queries.ts'

/** The rows of the map from paths to queries, in nginx's order. */
const rows = [
  ...(/\$page_query \{\n([\s\S]*?)\n\}/.exec(queryMaps())?.[1] ?? '').matchAll(/"(.*)" "(.*)";/g),
].map(([, path = '', query = '']) => ({ path, query }))
function queryOf(path: string): string {
  const exact = rows.find((row) => row.path === path.toLowerCase())
  const matching = rows.find(
    ({ path: row }) => row.startsWith('~*') && new RegExp(row.slice(2), 'i').test(path),
  )
  return (exact ?? matching)?.query ?? ''
}
const example = (pattern: string) => pattern.replace(/\{\w+\}/g, '12-a%2Fb')

describe('the query of a page', () => {
  test('R4: follows the page table, in both languages, for pages and for client navigation', () => {
    for (const page of pageIds) {
      const query = pages[page].query.map((name) => `$query_${name}`).join('')
      for (const language of languages) {
        const path = example(pages[page][language])
        for (const ending of ['', '/']) expect(queryOf(path + ending), path + ending).toBe(query)
        expect(queryOf(path.toUpperCase()), path.toUpperCase()).toBe(query)
        for (const ending of ['.data', '/_.data']) {
          expect(queryOf(path + ending), path + ending).toBe(`${query}$query__routes`)
        }
      }
    }
  })

  test('R4: is empty for an unknown path', () => {
    for (const path of ['/', '/robots.txt', '/hirek/a/b', '/calendar/1.ics', '/kezdok'])
      expect(queryOf(path)).toBe('')
  })

  test('C3: a keyword that ends in an encoded .data is a page, not a client navigation', () => {
    expect(queryOf('/kereses/x%2Edata')).toBe('$query_page')
    expect(queryOf('/kereses/x.DATA')).toBe('$query_page')
  })

  test('every parameter has its own map, and an empty one is dropped', () => {
    for (const name of new Set(pageIds.flatMap((page) => [...pages[page].query]))) {
      expect(queryMaps()).toContain(
        `map $arg_${name} $query_${name} {\n  "" "";\n  default "&${name}=$arg_${name}";\n}`,
      )
    }
  })
})

test.each([
  ['/csatlakozz', true],
  ['/join-us', true],
  ['/join-us/', true],
  ['/csatlakozz.data', true],
  ['/csatlakozz/_.data', true],
  ['/csatlakozzunk', false],
  ['/hirek/csatlakozz', false],
])('G1: %s is never cached: %s', (path, uncached) =>
  expect(new RegExp(uncachedPaths()).test(path)).toBe(uncached),
)
