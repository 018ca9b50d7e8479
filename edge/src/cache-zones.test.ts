import { languages, pageIds, pathFor, searchPath } from '@palank/routes'
import { expect, test } from 'vitest'
import { searchPaths, zoneMaps } from './cache-zones.ts'

const rowsOf = (result: string) =>
  (new RegExp(`\\${result} \\{\\n([\\s\\S]*?)\\n\\}`).exec(zoneMaps())?.[1] ?? '')
    .split('\n')
    .map((row) => /^ *"?(.*?)"? (\S+);$/.exec(row) ?? [])
    .map(([, source = '', zone = '']) => ({ source, zone }))

/** By nginx's rules: exact, then regular expressions, then the default. */
function lookUp(result: string, value: string): string {
  const rows = rowsOf(result)
  const exact = rows.find(({ source }) => source === value.toLowerCase())
  const matching = rows.find(
    ({ source }) => source.startsWith('~') && new RegExp(source.replace(/^~\*?/, ''), 'i').test(value),
  )
  return (exact ?? matching ?? rows.find(({ source }) => source === 'default'))?.zone ?? ''
}

function zoneOf(path: string, query = ''): string {
  const zone = lookUp('$path_zone', path)
  return lookUp('$cache_zone', zone + query).replace('$path_zone', zone)
}

const params = { slug: 'u18-gyozelem', id: 7, teamId: 2, playerId: 12, scheduleId: 3, keyword: 'Varga' }

test('R4: every page of the table is in the zone of pages, and search in its own', () => {
  const anyPath = pathFor as (
    page: string,
    language: string,
    values: Record<string, string | number>,
  ) => string
  for (const page of pageIds) {
    for (const language of languages) {
      const path = anyPath(page, language, params)
      for (const ending of ['', '/', '.data', '/_.data'])
        expect(zoneOf(path + ending), path + ending).toBe(page.startsWith('search') ? 'search' : 'pages')
    }
  }
})

test.each([
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/articles-1.xml',
  '/feed/hu.xml',
  '/shell/en.json',
  '/calendar/team-12.hu.ics',
  '/favicon.ico',
])('R4: %s is in the zone of pages', (path) => expect(zoneOf(path)).toBe('pages'))

test.each([
  '/nincs-ilyen',
  '/hirek/a/b',
  '/csapat/x',
  '/csapat/99999999999',
  '/calendar/team-x.hu.ics',
  `/hirek/${'x'.repeat(101)}`,
  '/assets/gone-abc.js',
])('R4: %s is unknown', (path) => expect(zoneOf(path)).toBe('unknown'))

test('R4: pages filtered by an id are apart from the others', () => {
  expect(zoneOf('/kezdo', '?next=3')).toBe('filtered')
  expect(zoneOf('/merkozesek', '?view=standings&competition=3')).toBe('filtered')
  expect(zoneOf('/merkozesek', '?view=standings')).toBe('pages')
  expect(zoneOf('/hirek', '?page=2')).toBe('pages')
})

test('X5: paths with a keyword are recognised, for the log', () => {
  for (const language of languages)
    expect(searchPath(language, 'Varga')).toMatch(new RegExp(`^${searchPaths()}/.`))
})
