import { expect, test, vi } from 'vitest'
import { loader, middleware } from './in-language.ts'

const club = vi.hoisted(() => ({ languages: ['hu'] }))
vi.mock('~/site.server.ts', () => ({ site: () => club }))

function statusOf(pathname: string, method = 'GET'): number {
  const url = new URL(pathname, 'https://club.example')
  try {
    if (method === 'POST') for (const each of middleware) each({ url, request: new Request(url, { method }) })
    else loader({ url })
    return 200
  } catch (thrown) {
    return (thrown as { init: { status: number } }).init.status
  }
}

test('A4: the pages of a language that the club does not have are not there, not even for a form', () => {
  expect(['/hirek', '/csatlakozz', '/news', '/join-us'].map((path) => statusOf(path))).toEqual([
    200, 200, 404, 404,
  ])
  expect([statusOf('/csatlakozz', 'POST'), statusOf('/join-us', 'POST')]).toEqual([200, 404])
})
