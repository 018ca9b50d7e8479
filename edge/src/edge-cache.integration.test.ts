import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EdgeProcess, page } from './testing/edge-process.ts'

const edge = new EdgeProcess()
const { site } = edge
beforeAll(() => edge.start({ trustedProxies: ['127.0.0.1'] }))
afterAll(() => edge.remove())
beforeEach(() => site.reset())

describe('the cache', () => {
  test('S5: answers a second visitor without a request to the site', async () => {
    const address = edge.newPath()
    expect((await edge.request(address)).headers['x-cache']).toBe('MISS')
    const second = await edge.request(address)
    expect(second.headers['x-cache']).toBe('HIT')
    expect(second.text).toBe('page')
    expect(site.requests).toHaveLength(1)
  })

  test('S6: many requests for an uncached page cause one render', async () => {
    site.respond = (request, response) => void setTimeout(() => page('late')(request, response), 100)
    const address = edge.newPath()
    const responses = await Promise.all(Array.from({ length: 100 }, () => edge.request(address)))
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 late']))
    expect(site.requests).toHaveLength(1)
  })

  test('R4: a parameter that the page does not read neither splits the cache nor reaches the site', async () => {
    await edge.request('/hirek?utm_source=letter')
    for (const query of ['', '?fbclid=1', '?season=2024&x', `?${'y'.repeat(2000)}`, '?_routes=x']) {
      expect((await edge.request(`/hirek${query}`)).headers['x-cache'], query).toBe('HIT')
    }
    expect(site.urls()).toEqual(['/hirek'])
  })

  test('R4: parameters that it reads do, in a fixed order', async () => {
    await edge.request('/hirek?category=ifi&page=2&utm=1')
    expect((await edge.request('/hirek?page=2&category=ifi')).headers['x-cache']).toBe('HIT')
    await edge.request('/news.data?page=3&_routes=root%2Cnews-en&z=1')
    expect(site.urls()).toEqual(['/hirek?page=2&category=ifi', '/news.data?page=3&_routes=root%2Cnews-en'])
  })

  test('R4: invalid values neither split the cache nor reach the site', async () => {
    await edge.request('/kezdo')
    for (const value of ['0', 'x', '99999999999', '1%00', "1'--"]) {
      const response = await edge.request(`/kezdo?next=${value}&prev=${value}`)
      expect(response.headers['x-cache'], value).toBe('HIT')
    }
    site.requests = []
    site.respond = page('not found', {}, 404)
    for (const value of ['0', 'x', '100000', '-1'])
      expect((await edge.request(`/galeria?page=${value}`)).status, value).toBe(404)
    expect(site.urls()).toEqual(['/galeria?page=0'])
  })

  test('A4: a path in another case reaches the site with its query, and the redirect is cached', async () => {
    const location = '/news?page=2'
    site.respond = page('', { location, 'cache-control': 'public, max-age=3600' }, 301)
    for (const path of ['/NEWS', '/Kereses/Varga', '/CSAPAT/2/Jatekos/1']) {
      const query = path === '/CSAPAT/2/Jatekos/1' ? '?season=2024' : '?page=2'
      const responses = [await edge.request(`${path}${query}&x=1`), await edge.request(`${path}${query}`)]
      expect(responses.map(({ status }) => status)).toEqual([301, 301])
      expect(responses[1]?.headers).toMatchObject({ location, 'x-cache': 'HIT' })
      expect(site.urls()).toEqual([`${path}${query}`])
      site.requests = []
    }
  })

  test('C3: a keyword reaches the site as it was encoded', async () => {
    const paths = ['/kereses/a%2Fb', '/kereses/x%2Edata', '/search/%C3%A1%0D%0AX-A:%20b']
    for (const path of paths) await edge.request(path)
    expect(site.urls()).toEqual(paths)
    expect(site.requests.at(-1)?.headers).not.toHaveProperty('x-a')
  })

  test('HEAD and If-None-Match are answered from the cache', async () => {
    const address = edge.newPath()
    await edge.request(address)
    const head = await edge.request(address, {}, 'HEAD')
    expect([head.status, head.text, head.headers['x-cache']]).toEqual([200, '', 'HIT'])
    const same = await edge.request(address, { 'if-none-match': '"4"' })
    expect([same.status, same.headers['x-cache']]).toEqual([304, 'HIT'])
    expect(site.requests).toHaveLength(1)
  })

  test('one cached copy serves clients with and without gzip, however the site sent it', async () => {
    const text = 'A long page about basketball. '.repeat(100)
    const compressed = gzipSync(text)
    const responders = [
      page(text),
      ((request, response) => {
        expect(request.headers['accept-encoding']).toBe('gzip')
        response.writeHead(200, {
          'content-type': 'text/html',
          'content-encoding': 'gzip',
          'content-length': compressed.length,
          'cache-control': 's-maxage=10',
          etag: 'W/"x"',
          vary: 'Accept-Encoding',
        })
        response.end(compressed)
      }) satisfies typeof site.respond,
    ]
    for (const respond of responders) {
      site.respond = respond
      site.requests = []
      const address = edge.newPath()
      const zipped = await edge.request(address, { 'accept-encoding': 'br, gzip' })
      expect(zipped.headers['content-encoding']).toBe('gzip')
      expect(zipped.headers.etag).toMatch(/^W\//)
      expect(zipped.headers.vary).toBe('Accept-Encoding')
      expect(String(gunzipSync(zipped.body))).toBe(text)
      const plain = await edge.request(address)
      expect([plain.headers['content-encoding'], plain.text, plain.headers['x-cache']]).toEqual([
        undefined,
        text,
        'HIT',
      ])
      expect(site.requests).toHaveLength(1)
    }
  })

  test('S6: 200 visitors of a slow redirect cause one render', async () => {
    const headers = { location: '/hirek/uj-nev', 'cache-control': 'public, max-age=0, s-maxage=60' }
    site.respond = (request, response) =>
      void setTimeout(() => page('', headers, 301)(request, response), 300)
    const address = edge.newPath()
    const start = performance.now()
    const responses = await Promise.all(Array.from({ length: 200 }, () => edge.request(address)))
    expect(new Set(responses.map(({ status, headers }) => `${status} ${headers.location}`))).toEqual(
      new Set(['301 /hirek/uj-nev']),
    )
    expect(performance.now() - start).toBeLessThan(2000)
    expect(site.requests).toHaveLength(1)
  })

  test('nobody waits longer than two seconds for a response that turns out not to be cacheable', async () => {
    site.respond = (request, response) =>
      void setTimeout(() => page('never', { 'cache-control': 'no-store' })(request, response), 100)
    const address = edge.newPath()
    const start = performance.now()
    // From four places, for each may have 24 misses in progress.
    const responses = await Promise.all(
      Array.from({ length: 80 }, (_, visitor) =>
        edge.request(address, { 'x-forwarded-for': `10.0.0.${visitor % 4}` }),
      ),
    )
    expect(new Set(responses.map(({ text }) => text))).toEqual(new Set(['never']))
    expect(performance.now() - start).toBeLessThan(4000)
  })

  test('S10: tags and the time of the render reach a CDN, and Cache-Status says how a page was served', async () => {
    const date = new Date(Date.now() - 60_000).toUTCString()
    site.respond = page('tagged', { 'cache-tag': 'articles,articles:12', date })
    const address = edge.newPath()
    expect((await edge.request(address)).headers['cache-status']).toBe('palank; fwd=uri-miss; fwd-status=200')
    expect((await edge.request(address)).headers).toMatchObject({
      'cache-status': 'palank; hit',
      'cache-tag': 'articles,articles:12',
      date,
    })
    expect((await edge.request('/csatlakozz')).headers['cache-status']).toBe(
      'palank; fwd=bypass; fwd-status=200',
    )
  })

  test('no-store responses are not cached', async () => {
    site.respond = page('never', { 'cache-control': 'no-store' })
    const address = edge.newPath()
    await edge.request(address)
    await edge.request(address)
    expect(site.requests).toHaveLength(2)
  })
})

describe('a copy older than its stale-while-revalidate', () => {
  const short = { 'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1' }

  // Made together, since each takes three seconds to grow old.
  const copies = Array.from({ length: 4 }, () => edge.newPath())
  beforeAll(async () => {
    site.respond = page('old', short)
    for (const address of copies) await edge.request(address)
    await sleep(3100)
  })
  const oldCopy = () => copies.pop() ?? ''

  test('S10: is not shown to the first visitor after a quiet night', async () => {
    const address = oldCopy()
    site.respond = page('new', short)
    const response = await edge.request(address)
    expect(response).toMatchObject({ status: 200, text: 'new' })
    expect(response.headers['cache-status']).toBe('palank; fwd=stale; fwd-status=200')
    expect(site.requests).toHaveLength(1)
  })

  test('R1: is shown when the site is dead, broken or busy', async () => {
    const address = oldCopy()
    for (const status of [500, 502, 503, 504, 429]) {
      site.respond = page('broken', { 'cache-control': 'no-store' }, status)
      expect(await edge.request(address), String(status)).toMatchObject({ status: 200, text: 'old' })
    }
    await site.stop()
    const response = await edge.request(address)
    expect(response).toMatchObject({ status: 200, text: 'old' })
    expect(response.headers['cache-status']).toBe('palank; hit; detail=stale')
    await site.start()
  })

  test('S5: costs one render however many come at once, and only the first visitor waits', async () => {
    const address = oldCopy()
    const held = Promise.withResolvers<void>()
    site.respond = (request, response) => void held.promise.then(() => page('new', short)(request, response))
    let old = 0
    const asked = Array.from({ length: 50 }, async () => {
      const { text } = await edge.request(address)
      if (text === 'old') old += 1
      return text
    })
    // The site does not answer before them: one that waited for it as well would be missing.
    await expect.poll(() => old).toBe(49)
    held.resolve()
    expect((await Promise.all(asked)).filter((text) => text === 'new')).toHaveLength(1)
    expect(site.requests).toHaveLength(1)
  })

  test('R2: is not replaced by a page without one of its blocks', async () => {
    const address = oldCopy()
    site.respond = page('partial', { 'cache-control': 's-maxage=5', 'x-partial': '1' })
    expect((await edge.request(address)).text).toBe('partial')
    await site.stop()
    expect((await edge.request(address)).text).toBe('old')
    await site.start()
    const unseen = edge.newPath()
    await edge.request(unseen)
    expect(await edge.request(unseen)).toMatchObject({ text: 'partial', headers: { 'x-cache': 'HIT' } })
  })
})

describe('a failing site', () => {
  /** The path of a cached copy that has just expired. */
  async function expiredCopy(): Promise<string> {
    const address = edge.newPath()
    site.respond = page('good', { 'cache-control': 's-maxage=1, stale-while-revalidate=60' })
    await edge.request(address)
    await sleep(2100)
    return address
  }

  test('R1: on a 500, a closed connection or a dead site the last good copy is served, and refreshed when the site is back', async () => {
    const addresses = await Promise.all([expiredCopy(), expiredCopy(), expiredCopy()])
    site.respond = page('broken', { 'cache-control': 'no-store' }, 500)
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await edge.request(addresses[0] ?? '')).toMatchObject({ status: 200, text: 'good' })
    }
    site.respond = (_, response) => response.destroy()
    expect(await edge.request(addresses[1] ?? '')).toMatchObject({ status: 200, text: 'good' })
    await site.stop()
    for (const address of addresses) {
      expect(await edge.request(address)).toMatchObject({ status: 200, text: 'good' })
    }
    site.respond = page('better')
    await site.start()
    await edge.request(addresses[2] ?? '')
    await sleep(300)
    expect(await edge.request(addresses[2] ?? '')).toMatchObject({ status: 200, text: 'better' })
  })

  test('R1: a slow site does not delay the stale copy', async () => {
    const address = await expiredCopy()
    site.respond = (request, response) => void setTimeout(() => page('slow')(request, response), 1500)
    const start = performance.now()
    expect(await edge.request(address, { connection: 'keep-alive' })).toMatchObject({
      status: 200,
      text: 'good',
    })
    expect(performance.now() - start).toBeLessThan(750)
    await sleep(1700)
    expect(await edge.request(address)).toMatchObject({ text: 'slow' })
  })

  test('R5: a restarted edge serves its cache while the site is down', async () => {
    const address = await expiredCopy()
    await site.stop()
    await edge.stop()
    await edge.start()
    expect(await edge.request(address)).toMatchObject({ status: 200, text: 'good' })
    await site.start()
  })

  test('A6: without a copy it shows an error in both languages, and / still redirects', async () => {
    await site.stop()
    const response = await edge.request(edge.newPath())
    expect(response.status).toBe(502)
    expect(response.text).toMatch(/Próbáld újra egy perc múlva[\s\S]*lang="en"[\s\S]*try again in a minute/)
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' })
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect((await edge.request('/')).headers.location).toBe('/kezdo#start')
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://club.example' }
    expect(await edge.request('/csatlakozz', form, 'POST', 'name=Anna')).toMatchObject({
      status: 502,
      text: response.text,
    })
    expect((await edge.request('/unavailable.html')).text).not.toBe(response.text)
    await site.start()
  })

  test('a 404 is passed on, never replaced by a stale copy', async () => {
    const address = await expiredCopy()
    site.respond = page('gone', {}, 404)
    await edge.request(address)
    await sleep(300)
    expect(await edge.request(address)).toMatchObject({ status: 404, text: 'gone' })
  })
})
