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

describe('the one spelling', () => {
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
  ])('A4: %s is %s', (typed, spelled) => expect(canonicalPath(typed)).toBe(spelled))

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
  ])('B14: %s is no page of the table, and stays', (path) => expect(canonicalPath(path)).toBe(path))

  test('A4: whatever the case of its words, a path leads to what pathFor makes', () => {
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
          const right = anyPath(page, language, params)
          const pattern = pages[page][language].split('/')
          const typed = right
            .split('/')
            .map((part, index) =>
              pattern[index]?.startsWith('{')
                ? part
                : part.replace(/./g, (letter) => (upper.next().value ? letter.toUpperCase() : letter)),
            )
            .join('/')
          expect(canonicalPath(slash ? `${typed}/` : typed)).toBe(right)
          expect(canonicalPath(right)).toBe(right)
          expect(matchPath(typed)).toEqual(matchPath(right))
        },
      ),
    )
  })

  test('A4: the spelling of a spelling is the same, and no path leads to another host', () => {
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
