import { NavigationType } from 'react-router'
import { describe, expect, test } from 'vitest'
import { buildHeader, fetchPageData, pageOfData } from './page-data.ts'

const address = 'https://club.example/hirek.data?page=2&_routes=news-hu'
const navigation = { type: 'navigation', fetcherKey: null, navigationType: NavigationType.Push } as const
const own = { 'x-remix-response': 'yes', [buildHeader]: 'build-a' }

/** The response that the router gets, or where it sends the browser instead. */
async function outcomeOf(fetchData: typeof fetch, request = new Request(address)) {
  try {
    return (await fetchPageData('build-a', fetchData)(request, navigation)).status
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    const { headers } = thrown
    return { to: headers.get('location'), reload: headers.get('x-remix-reload-document') }
  }
}

const answering = (status: number, headers: Record<string, string>) => async () =>
  new Response('data', { status, headers })

const document = { to: 'https://club.example/hirek?page=2', reload: 'true' }

describe('R1: the data of the next page', () => {
  test.each([200, 202, 404])('made by the same build is drawn, with status %d', async (status) => {
    expect(await outcomeOf(answering(status, own))).toBe(status)
  })

  test('without a build, as in development, is drawn', async () => {
    expect(await outcomeOf(answering(200, { 'x-remix-response': 'yes' }))).toBe(200)
  })

  test.each([
    ['another build', answering(200, { ...own, [buildHeader]: 'build-b' })],
    ['a failing site', answering(500, own)],
    ['a failing site that says so', answering(503, own)],
    ['the edge, when every site is down', answering(502, { 'content-type': 'text/html' })],
    ['the edge, when there are too many requests', answering(429, { 'content-type': 'text/html' })],
    ['a cache without a copy', answering(404, { 'content-type': 'text/html' })],
    ['a page in between', answering(200, { 'content-type': 'text/html' })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('from %s is not: the browser loads the page', async (_, fetchData) => {
    expect(await outcomeOf(fetchData)).toEqual(document)
  })

  test('that the visitor no longer waits for loads nothing', async () => {
    const abort = new AbortController()
    const request = new Request(address, { signal: abort.signal })
    const aborted = () => {
      abort.abort()
      return Promise.reject(abort.signal.reason)
    }
    await expect(outcomeOf(aborted, request)).rejects.toThrow('aborted')
  })

  test('is not the answer to a form, which keeps what was typed', async () => {
    const form = new Request('https://club.example/csatlakozz.data', { method: 'POST', body: 'name=a' })
    expect(await outcomeOf(answering(502, {}), form)).toBe(502)
  })
})

test.each([
  ['https://club.example/hirek.data', 'https://club.example/hirek'],
  ['https://club.example/_.data', 'https://club.example/'],
  ['https://club.example/kereses/a.data?page=2&_routes=root', 'https://club.example/kereses/a?page=2'],
  ['https://club.example/kereses/a%2Edata.data', 'https://club.example/kereses/a%2Edata'],
])('the data of %s is of the page %s', (data, page) => expect(pageOfData(data)).toBe(page))
