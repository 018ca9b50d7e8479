import { languages, pageIds, pages, searchPath } from '@palank/routes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redirectToCanonicalPath } from './canonical-path.server.ts'

const origin = 'https://club.example'

function redirectOf(address: string, method = 'GET'): Response | undefined {
  const url = new URL(address, origin)
  try {
    redirectToCanonicalPath({ request: new Request(url, { method }), url })
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
  return undefined
}

describe('A4: a page has one canonical path', () => {
  test.each([
    ['/Home', '/home'],
    ['/NEWS?page=2&category=a', '/news?page=2&category=a'],
    ['/SEARCH/Varga', '/search/Varga'],
    ['/csatlakozz/', '/csatlakozz'],
  ])('%s redirects to %s, with its query', (from, to) => {
    const answer = redirectOf(from)
    expect(answer?.status).toBe(301)
    expect(answer?.headers.get('location')).toBe(to)
    expect(redirectOf(from, 'HEAD')?.status).toBe(301)
  })

  test.each(['/', '/home?x=1', '/feed/hu.xml', '/Nobody/', '/search/VARGA'])('%s is not redirected', (path) =>
    expect(redirectOf(path)).toBeUndefined(),
  )

  test('a form submission is not redirected', () => expect(redirectOf('/Join-Us/', 'POST')).toBeUndefined())
})

test('X3: a redirect stays on the origin, whatever the path', () => {
  const words = languages.flatMap((language) => pageIds.map((page) => pages[page][language].slice(1)))
  const signs = ['/', '\\', '.', '..', '%2f', '%5c', '%2e', '%09', '@', ':', '?', '#', 'evil.example', '//']
  const pieces = fc.array(fc.constantFrom(...words, ...words.map((word) => word.toUpperCase()), ...signs))
  const staysHere = (location: string) => expect(new URL(location, origin).origin, location).toBe(origin)
  fc.assert(
    fc.property(pieces, fc.string({ unit: 'binary' }), (path, keyword) => {
      const address = `/${path.join('')}`
      // The edge and the server refuse two slashes.
      if (
        URL.parse(address, origin)?.origin === origin &&
        !new URL(address, origin).pathname.startsWith('//')
      ) {
        const location = redirectOf(address)?.headers.get('location')
        if (location) staysHere(location)
      }
      for (const language of languages) staysHere(searchPath(language, path.join('') + keyword))
    }),
    { numRuns: 2000 },
  )
})
