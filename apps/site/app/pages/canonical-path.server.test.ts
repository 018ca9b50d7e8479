import { describe, expect, test } from 'vitest'
import { redirectToCanonicalPath } from './canonical-path.server.ts'

function redirectOf(address: string, method = 'GET'): Response | undefined {
  const url = new URL(address, 'https://club.example')
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
