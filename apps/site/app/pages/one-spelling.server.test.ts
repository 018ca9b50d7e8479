import { describe, expect, test } from 'vitest'
import { oneSpelling } from './one-spelling.server.ts'

function asked(address: string, method = 'GET'): Response | undefined {
  const url = new URL(address, 'https://club.example')
  try {
    oneSpelling({ request: new Request(url, { method }), url })
  } catch (thrown) {
    return thrown as Response
  }
  return undefined
}

describe('A4: a page has one spelling', () => {
  test.each([
    ['/Home', '/home'],
    ['/NEWS?page=2&category=a', '/news?page=2&category=a'],
    ['/SEARCH/Varga', '/search/Varga'],
    ['/csatlakozz/', '/csatlakozz'],
  ])('%s moves to %s, with its query', (from, to) => {
    const answer = asked(from)
    expect(answer?.status).toBe(301)
    expect(answer?.headers.get('location')).toBe(to)
    expect(answer?.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(asked(from, 'HEAD')?.status).toBe(301)
  })

  test.each(['/', '/home?x=1', '/feed/hu.xml', '/Nobody/', '/search/VARGA'])('%s stays', (path) =>
    expect(asked(path)).toBeUndefined(),
  )

  test('what a form has sent is taken as it came', () => expect(asked('/Join-Us/', 'POST')).toBeUndefined())
})
