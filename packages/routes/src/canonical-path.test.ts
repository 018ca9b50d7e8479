import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canonicalPath,
  type Language,
  languages,
  matchPath,
  type PageId,
  pageIds,
  pages,
  pathFor,
} from './routes.ts'

const paramNames = (pattern: string) => [...pattern.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
const anyPath = pathFor as (page: PageId, language: Language, params?: Record<string, string>) => string

describe('the canonical path', () => {
  test.each([
    ['/Home', '/home'],
    ['/NEWS', '/news'],
    ['/hirek/', '/hirek'],
    ['/Join-Us', '/join-us'],
    ['/CSATLAKOZZ/', '/csatlakozz'],
    ['/SEARCH/Varga', '/search/Varga'],
    ['/Kereses/V%C3%81RGA%2FB/', '/kereses/V%C3%81RGA%2FB'],
    ['/TEAM/2/PLAYER/1', '/team/2/player/1'],
    ['/csapat/2/Jatekos/1', '/csapat/2/jatekos/1'],
    ['/News/A-Slug-As-Typed', '/news/A-Slug-As-Typed'],
    ['/%6Eews', '/news'],
    ['/News//', '/news'],
  ])('A4: %s becomes %s', (typed, canonical) => expect(canonicalPath(typed)).toBe(canonical))

  test.each([
    ['/'],
    ['//'],
    ['/ismeretlen/'],
    ['/Calendar/team-1.hu.ics'],
    ['/sitemaps/pages.xml'],
    ['/GALERIA/1/2/3'],
    ['/news//'.repeat(2)],
    ['//evil.example/news/'],
    ['/hirek/%2e%2E/'],
  ])('B14: %s is no page, and stays unchanged', (path) => expect(canonicalPath(path)).toBe(path))

  test('A4: a path in any case becomes what pathFor returns', () => {
    const segment = fc
      .string({ unit: 'binary', minLength: 1 })
      .filter((text) => text !== '.' && text !== '..')
    fc.assert(
      fc.property(
        fc.constantFrom(...pageIds),
        fc.constantFrom(...languages),
        fc.array(segment, { minLength: 2, maxLength: 2 }),
        fc.infiniteStream(fc.boolean()),
        fc.boolean(),
        (page, language, values, upper, slash) => {
          const names = paramNames(pages[page][language])
          const params = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
          const canonical = anyPath(page, language, params)
          const pattern = pages[page][language].split('/')
          const typed = canonical
            .split('/')
            .map((part, index) =>
              pattern[index]?.startsWith('{')
                ? part
                : part.replace(/./g, (letter) => (upper.next().value ? letter.toUpperCase() : letter)),
            )
            .join('/')
          expect(canonicalPath(slash ? `${typed}/` : typed)).toBe(canonical)
          expect(canonicalPath(canonical)).toBe(canonical)
          expect(matchPath(typed)).toEqual(matchPath(canonical))
        },
      ),
    )
  })

  test('A4: it is idempotent, and never leads to another host', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = canonicalPath(path)
        expect(canonicalPath(once)).toBe(once)
        if (once !== path) expect(once).toMatch(/^\/[a-z]/)
      }),
    )
  })

  test('B14: no pathname makes canonicalPath throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (pathname) => {
        canonicalPath(pathname)
        canonicalPath(`/news/${pathname}`)
      }),
    )
  })
})
