import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EdgeProcess, page } from './testing/edge-process.ts'

const edge = new EdgeProcess()
const { site } = edge
beforeAll(async () => {
  edge.writeFile('files/media/photo-0123456789ab.webp', 'picture')
  edge.writeFile('secrets.json', 'secret')
  await edge.start()
})
afterAll(() => edge.remove())

/** Every page says what it was made for, so that a copy under another key shows. */
const madeFor = (url: string) => `made for GET ${url} at club.example from 127.0.0.1`
beforeEach(() => {
  site.reset()
  site.respond = (request, response) => {
    const { method, url, headers } = request
    page(`made for ${method} ${url} at ${headers.host} from ${headers['x-real-ip']}`)(request, response)
  }
})

/** Sends bytes as they are, and returns what comes back until the connection ends or falls silent. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(edge.port, '127.0.0.1')
  socket.setTimeout(300, () => socket.end())
  socket.write(bytes, 'latin1')
  return text(socket).catch(() => '')
}

/** What the site saw came through the edge: with its host, its address of the visitor, and nothing else. */
function expectNothingSmuggled(): void {
  for (const { url, headers } of site.requests) {
    expect(url).not.toMatch(/metrics|[\r\n]/)
    expect(headers).toMatchObject({ host: 'club.example', 'x-real-ip': '127.0.0.1' })
    expect(Object.keys(headers)).not.toContain('x-injected')
  }
}

/** Other visitors get their own pages, of the cache and of the site, on whatever connection to the site is open. */
async function expectOwnPages(...paths: string[]): Promise<void> {
  for (const path of [...paths, edge.newPath(), edge.newPath()]) {
    for (const round of [1, 2]) {
      const response = await edge.request(path)
      expect([path, round, response.status, response.text]).toEqual([path, round, 200, madeFor(path)])
      expect(response.headers).not.toHaveProperty('x-injected')
    }
  }
}

test.each([
  '/files/%252e%252e/secrets.json',
  '/files/..;/secrets.json',
  '/files/media/..%5c..%5csecrets.json',
  '/files/%c0%ae%c0%ae/secrets.json',
  '/files/media/photo-0123456789ab.webp/../../../secrets.json',
  '/assets/..%252f..%252fsecrets.json',
  '/assets/%2e%2e%2f%2e%2e%2fsecrets.json',
  '/files%2f..%2fsecrets.json',
  '/FILES/../secrets.json',
  'http://club.example/files/../secrets.json',
  'file:///etc/passwd',
])('X4: %s leads to no file outside its folder', async (target) => {
  const response = await sendRaw(`GET ${target} HTTP/1.1\r\nHost: club.example\r\nConnection: close\r\n\r\n`)
  expect(response).toMatch(/^HTTP\/1\.1 (200|400|404) /)
  expect(response).not.toMatch(/^secret$|root:/m)
  // What the edge passes on is a page of the site, under the address as it was sent.
  if (response.startsWith('HTTP/1.1 200')) expect(response).toContain(`made for GET ${target} `)
})

describe('X4: a line break', () => {
  test.each([
    '/hirek/a%0d%0aX-Injected:%201',
    '/hirek/a%0aX-Injected:%201',
    '/hirek/a%E5%98%8D%E5%98%8AX-Injected:%201',
    '/%0d%0aX-Injected:%201',
    '/?a=%0d%0aX-Injected:%201',
    '/kezdo?next=1%0d%0aX-Injected:%201',
    '/kereses?keyword=a%0d%0aX-Injected:%201',
    '/csatlakozz?a=%0d%0aX-Injected:%201',
    '/files/%0d%0aX-Injected:%201',
  ])('in %s adds no header', async (target) => {
    const response = await edge.request(target, {
      cookie: 'sportpress_user_language=en%0d%0aX-Injected:%201',
    })
    expect(response.headers).not.toHaveProperty('x-injected')
    expectNothingSmuggled()
    await expectOwnPages('/hirek/a', '/kezdo')
  })

  test.each([
    ['a bare CR in the address', 'GET /hirek/b\rX-Injected: 1 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a bare LF in the address', 'GET /hirek/b\nX-Injected: 1\nHost: a\r\n\r\n'],
    ['a bare CR in a header', 'GET /hirek/b HTTP/1.1\r\nHost: a\r\nCookie: a\rX-Injected: 1\r\n\r\n'],
    ['a folded header', 'GET /hirek/b HTTP/1.1\r\nHost: a\r\nCookie: a\r\n X-Injected: 1\r\n\r\n'],
    ['a NUL in a header', 'GET /hirek/b HTTP/1.1\r\nHost: a\r\nCookie: a\0X-Injected: 1\r\n\r\n'],
  ])('%s adds no header', async (_, request) => {
    expect(await sendRaw(request)).not.toMatch(/^x-injected/im)
    expectNothingSmuggled()
    await expectOwnPages('/hirek/b')
  })
})

describe('X4: request smuggling', () => {
  // The edge answers this by itself: the site sees it only as part of another request.
  const hidden = 'GET /metrics HTTP/1.1\r\nHost: evil.example\r\nX-Injected: 1\r\n\r\n'
  const chunked = `0\r\n\r\n${hidden}`
  const inChunk = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
  const all = (body: string) => `Content-Length: ${body.length}`
  const attacks: [name: string, headers: string[], body: string][] = [
    ['CL.TE', [all(chunked), 'Transfer-Encoding: chunked'], chunked],
    ['TE.CL', ['Transfer-Encoding: chunked', 'Content-Length: 4'], inChunk],
    ['two lengths', ['Content-Length: 0', all(hidden)], hidden],
    ['two lengths, the other way', [all(hidden), 'Content-Length: 0'], hidden],
    ['a list of lengths', [`Content-Length: 0, ${hidden.length}`], hidden],
    ['a signed length', [`Content-Length: +${hidden.length}`], hidden],
    ['a hexadecimal length', [`Content-Length: 0x${hidden.length.toString(16)}`], hidden],
    ['a negative length', ['Content-Length: -1'], hidden],
    ['a space before the colon of the length', [`Content-Length : ${hidden.length}`], hidden],
    ['no length', [], hidden],
    ['two encodings', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], chunked],
    ['an unknown encoding', [all(chunked), 'Transfer-Encoding: xchunked'], chunked],
    ['a list of encodings', [all(chunked), 'Transfer-Encoding: identity, chunked'], chunked],
    ['a space before the colon of the encoding', [all(chunked), 'Transfer-Encoding : chunked'], chunked],
    ['a tab before the encoding', [all(chunked), 'Transfer-Encoding:\tchunked'], chunked],
    ['a vertical tab before the encoding', [all(chunked), 'Transfer-Encoding:\x0bchunked'], chunked],
    ['a folded encoding', [all(chunked), 'Transfer-Encoding:\r\n chunked'], chunked],
    ['an underscore', [all(chunked), 'Transfer_Encoding: chunked'], chunked],
    ['a chunk that overflows', ['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${hidden}`],
    ['a chunk with bare line feeds', ['Transfer-Encoding: chunked'], `0\n\n${hidden}`],
    ['an upgrade to HTTP/2', ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', all(hidden)], hidden],
    ['a hop-by-hop length', ['Connection: close, Content-Length', all(hidden)], hidden],
  ]
  const requestLines = ['POST /csatlakozz', 'GET /csatlakozz', 'GET /hirek/c', 'POST /hirek/c']

  test.each(attacks)('by %s reaches neither the site nor another visitor', async (_, headers, body) => {
    const requests = requestLines.flatMap((line) =>
      ['1.1', '1.0'].map((version) => [`${line} HTTP/${version}`, 'Host: club.example', ...headers]),
    )
    await Promise.all(requests.map((head) => sendRaw(`${head.join('\r\n')}\r\n\r\n${body}`)))
    expectNothingSmuggled()
    await expectOwnPages('/hirek/c')
  })
})

describe('X4: cache poisoning', () => {
  const poison = {
    host: 'evil.example',
    forwarded: 'host=evil.example;proto=gopher;for=6.6.6.6',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-server': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-scheme': 'gopher',
    'x-forwarded-port': '1',
    'x-forwarded-prefix': '/evil',
    'x-forwarded-for': '6.6.6.6',
    'x-real-ip': '6.6.6.6',
    'x-host': 'evil.example',
    'x-original-url': '/evil',
    'x-rewrite-url': '/evil',
    'x-http-method-override': 'POST',
    'x-edge-cache': 'BYPASS',
    'x-accel-redirect': '/edge-healthz',
    'accept-language': 'evil',
    'accept-encoding': 'br;q=1, identity;q=0',
    accept: 'text/evil',
    'user-agent': 'evil',
    origin: 'https://evil.example',
    'content-type': 'text/evil',
    'sec-fetch-site': 'evil',
    cookie: 'sportpress_user_language=evil',
    authorization: 'evil',
    range: 'bytes=0-1',
    'if-none-match': '*',
    'if-range': 'evil',
    'cache-control': 'no-store, no-cache',
    pragma: 'no-cache',
  }

  test('the copy of a page depends on nothing that the visitor sends', async () => {
    site.respond = (request, response) => {
      const { method, body } = request
      const { 'x-request-id': _, ...headers } = request.headers
      page(JSON.stringify({ method, headers, body }))(request, response)
    }
    const [poisoned, clean] = [edge.newPath(), edge.newPath()]
    await edge.request(poisoned, poison)
    const copy = await edge.request(poisoned)
    expect(copy.headers['x-cache']).toBe('HIT')
    expect(copy.text).not.toContain('evil')
    expect(JSON.parse(copy.text)).toEqual(JSON.parse((await edge.request(clean)).text))
    expect(copy.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' })
  })

  test.each([
    ['HEAD', 'HEAD', {}],
    ['part of the page', 'GET', { range: 'bytes=0-3' }],
    ['a copy that the browser has', 'GET', { 'if-none-match': '*' }],
    ['a condition on the date', 'GET', { 'if-modified-since': 'Mon, 16 Nov 2099 10:00:00 GMT' }],
    ['another method in a header', 'GET', { 'x-http-method-override': 'DELETE' }],
  ])('a request for %s leaves the whole page for the next visitor', async (_, method, headers) => {
    const path = edge.newPath()
    await edge.request(path, headers, method)
    await expectOwnPages(path)
  })

  test.each([
    ['a whole address', 'GET http://evil.example/hirek/d HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
    ['two hosts', 'GET /hirek/d HTTP/1.1\r\nHost: club.example\r\nHost: evil.example\r\n\r\n'],
    ['no host', 'GET /hirek/d HTTP/1.1\r\n\r\n'],
    ['a host with a path', 'GET /hirek/d HTTP/1.1\r\nHost: club.example/evil\r\n\r\n'],
    ['a fragment', 'GET /hirek/d#evil HTTP/1.1\r\nHost: club.example\r\n\r\n'],
    ['HTTP/0.9', 'GET /hirek/d\r\n\r\n'],
  ])('%s', async (_, request) => {
    expect(await sendRaw(request)).not.toContain('evil')
    expectNothingSmuggled()
    await expectOwnPages('/hirek/d')
  })

  test('the names of two pages never share a copy', async () => {
    const names = [
      'e',
      'E',
      'e.css',
      'e;.css',
      'e%2f',
      'e%2F',
      'e%0a',
      'e%20',
      'e%2e',
      'e.',
      'e%3fa=1',
      'e%23',
      '%65',
    ]
    await expectOwnPages(...names.map((name) => `/hirek/${name}`))
  })
})

describe('X4: cache deception', () => {
  test.each([
    '/csatlakozz',
    '/csatlakozz/x.css',
    '/csatlakozz.css',
    '/csatlakozz;.css',
    '/csatlakozz;/x.css',
    '/csatlakozz%2fx.css',
    '/csatlakozz%0ax.css',
    '/csatlakozz%09.css',
    '/csatlakozz%00.css',
    '/csatlakozz%3f.css',
    '/csatlakozz%23.css',
    '/csatlakozz?x.css',
    '/CSATLAKOZZ/x.css',
    '/join-us/x.js',
    '/join-us.data/x.css',
    '/assets/..%2fcsatlakozz',
    '/assets/x/..;/..;/csatlakozz',
    '/files/..%2fcsatlakozz',
    '/hirek/x.css/..%2f..%2fcsatlakozz',
    '/robots.txt/csatlakozz',
  ])('%s keeps nothing of a page that may not be stored', async (path) => {
    let visitor = 0
    site.respond = (request, response) => {
      visitor += 1
      page(`for visitor ${visitor} only`, { 'cache-control': 'no-store' })(request, response)
    }
    const first = await edge.request(path)
    const second = await edge.request(path)
    expect(first.headers['x-cache']).not.toBe('HIT')
    expect(second.headers['x-cache']).not.toBe('HIT')
    expect([200, 400, 404]).toContain(second.status)
    expect(second.text).not.toContain('for visitor 1 only')
  })
})
