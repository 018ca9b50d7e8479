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

  /** What is sent for a value, by nginx's rules: exact, then regular expressions, then the default. */
  function sent(name: string, value: string): string {
    const body = new RegExp(`map \\$arg_${name} \\$query_${name} \\{\n([\\s\\S]*?)\n\\}`).exec(
      queryMaps(),
    )?.[1]
    const [, pattern = '', passed = ''] = /"~(.*)" "(.*)";/.exec(body ?? '') ?? []
    if (value === '') return ''
    if (new RegExp(pattern).test(value)) return passed.replace(`$arg_${name}`, value)
    return /default "(.*)";/.exec(body ?? '')?.[1] ?? 'no default'
  }

  test.each([
    ['next', ['1', '2147483647'], ['0', '01', '-1', '1e3', '9999999999', '12345678901', 'x', '%31'], ''],
    ['team', ['42'], ['4 2', '4.2', ''], ''],
    ['page', ['1', '2', '99999'], ['0', '02', '100000', 'ketto', '1;'], '&page=0'],
    ['season', ['1999', '2025'], ['1899', '2100', '20255', 'x'], '&season=0'],
    ['category', ['ifi', 'u18-fiuk'], ['x'.repeat(101), 'A', 'a%20b', '../a', '$x'], '&category=-'],
    ['view', ['standings'], ['standing', 'standings2', 'list'], ''],
    ['type', ['next', 'prev'], ['both'], ''],
    ['sort', ['teamName', 'last5'], ['name', 'teamname'], ''],
    ['dir', ['asc', 'desc'], ['up'], ''],
    ['keyword', ['Varga', 'a%2Fb', '..'], [], ''],
    [
      '_routes',
      [
        'root%2Cnews-en',
        'news-hu',
        'root',
        'root%2Cin-hu%2Cplayer-hu',
        'in-en%2Cteam-en',
        'pages%2Fnot-found',
      ],
      ['x', 'news-de', 'news-hu%2Cnews-hu', 'news-hu%2Croot', 'root%2C../x'],
      '',
    ],
  ])('R4: valid values of %s are sent, all others as one address', (name, valid, invalid, otherwise) => {
    for (const value of valid) expect(sent(name, value), value).toBe(`&${name}=${value}`)
    for (const value of invalid) expect(sent(name, value), value).toBe(value === '' ? '' : otherwise)
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
