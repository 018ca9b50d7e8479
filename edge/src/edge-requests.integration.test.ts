import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EdgeProcess, page } from './testing/edge-process.ts'

const edge = new EdgeProcess()
const { site } = edge
beforeAll(async () => {
  edge.writeFile('files/media/photo-0123456789ab.webp', 'picture')
  edge.writeFile('files/media/crest-0123456789ab.svg', `<svg>${'x'.repeat(500)}</svg>`)
  edge.writeFile('files/.hidden', 'hidden')
  edge.writeFile('secrets.json', 'secret')
  edge.writeFile('client/assets/app-abc.js', 'plain'.repeat(100))
  edge.writeFile('client/assets/earlier-abc.js', 'earlier')
  edge.writeFile('client/assets/mock/server-config.json', '{}')
  await edge.start()
})
afterAll(() => edge.remove())
beforeEach(() => site.reset())

describe('the path /', () => {
  test.each([
    ['', '/kezdo#start'],
    ['sportpress_user_language=hu', '/kezdo#start'],
    ['a=b; sportpress_user_language=en; c=d', '/home'],
    ['sportpress_user_language=english', '/kezdo#start'],
    ['xsportpress_user_language=en', '/kezdo#start'],
  ])('A6: with cookie “%s” redirects to %s', async (cookie, location) => {
    const response = await edge.request('/?x=1', { cookie, host: 'evil.example' })
    expect(response.status).toBe(302)
    expect(response.headers).toMatchObject({
      location,
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    })
    expect(site.requests).toEqual([])
  })
})

describe('bad input', () => {
  test('X4: Host, forwarding headers, cookies and secrets of a visitor do not reach the site', async () => {
    await edge.request(edge.newPath(), {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-for': '6.6.6.6',
      'x-real-ip': '6.6.6.6',
      forwarded: 'host=evil.example',
      cookie: 'a=b',
      authorization: 'x',
      origin: 'https://evil.example',
      'x-original-url': '/other',
      'accept-language': 'en',
      'user-agent': 'x',
      range: 'bytes=0-1',
      'if-none-match': '"4"',
      'x-request-id': '6'.repeat(32),
    })
    expect(site.requests[0]?.headers).toEqual({
      host: 'club.example',
      'x-forwarded-host': 'club.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'accept-encoding': 'gzip',
      'x-request-id': expect.stringMatching(/^(?!6{32})[0-9a-f]{32}$/),
    })
  })

  test.each([
    '/files/../secrets.json',
    '/files/media/../../secrets.json',
    '/files/..%2fsecrets.json',
    '/files/%2e%2e/secrets.json',
    '/files/%2E./secrets.json',
    '/files//media/../../secrets.json',
    '/assets/..%2f..%2fsecrets.json',
    '/kezdo/../csatlakozz',
    '/kezdo/.',
    '/hirek\\..\\x',
    '//evil.example/kezdo',
    '/files/media/photo-0123456789ab.webp%00.html',
  ])('X4: %s is rejected', async (target) => {
    const response = await edge.request(target)
    expect(response.status).toBe(400)
    expect(response.text).toContain('<h1>Lépéshiba</h1>')
    expect(response.text).not.toContain('secret')
    expect(site.requests).toEqual([])
  })

  test('X5: the error page is in both languages and uses only its own style', async () => {
    const long = 'x'.repeat(20_000)
    const refused = [
      await edge.request('/hirek/%00'),
      await edge.request('//'),
      await edge.request('//', {}, 'POST', 'a=b'),
      await edge.request(`/kereses/${long}`),
      await edge.request('/kezdo', { 'x-long': long }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 414, 431])
    for (const { headers, text } of refused) {
      expect(text).toContain('<h1>Lépéshiba</h1>')
      expect(text).toContain('<section lang="en">')
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'sha256-"),
        'x-content-type-options': 'nosniff',
      })
    }
    expect((await edge.request('/refused.html')).status).toBe(404)
    expect(site.requests).toEqual([])
  })

  test('X5: a too long address or body is rejected', async () => {
    expect((await edge.request(`/kereses/${'x'.repeat(20_000)}`)).status).toBe(414)
    expect((await edge.request('/csatlakozz', {}, 'POST', 'x'.repeat(70_000))).status).toBe(413)
    expect(site.requests).toEqual([])
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])(
    '%s on a page or a file is rejected',
    async (method) => {
      for (const target of ['/kezdo', '/files/media/photo-0123456789ab.webp']) {
        const response = await edge.request(target, {}, method)
        expect(response.status).toBe(405)
        if (method !== 'TRACE') expect(response.headers.allow).toBe('GET, HEAD')
      }
      expect(site.requests).toEqual([])
    },
  )

  test('/metrics is not public', async () => {
    expect((await edge.request('/metrics')).status).toBe(404)
    expect(site.requests).toEqual([])
  })
})

describe('files', () => {
  test('uploads never expire, and cannot act as a page of the site', async () => {
    const response = await edge.request('/files/media/photo-0123456789ab.webp')
    expect(response).toMatchObject({ status: 200, text: 'picture' })
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    const mark = await edge.request('/files/media/crest-0123456789ab.svg', { 'accept-encoding': 'gzip' })
    expect(mark.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'content-encoding': 'gzip' })
  })

  test('X4: no directory listing, no hidden files, and a 404 is not cached forever', async () => {
    expect((await edge.request('/files/media/')).status).toBe(403)
    expect((await edge.request('/files/.hidden')).status).toBe(404)
    const missing = await edge.request('/files/media/none.webp')
    expect(missing.status).toBe(404)
    expect(missing.headers).not.toHaveProperty('cache-control')
    expect(missing.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  test('assets are precompressed, those of another build come from its site, names without a hash expire in minutes', async () => {
    edge.writeFile('client/assets/app-abc.js.gz', gzipSync('packed'))
    const response = await edge.request('/assets/app-abc.js', { 'accept-encoding': 'gzip' })
    expect(String(gunzipSync(response.body))).toBe('packed')
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await edge.request('/assets/app-abc.js')).text).toBe('plain'.repeat(100))
    expect((await edge.request('/assets/mock/server-config.json')).headers['cache-control']).toBe(
      'public, max-age=300',
    )
    expect(site.requests).toEqual([])
    expect((await edge.request('/assets/other-abc.js')).text).toBe('page')
    expect(site.urls()).toEqual(['/assets/other-abc.js'])
  })

  test('assets of an earlier build stay', async () => {
    rmSync(edge.pathOf('client/assets/earlier-abc.js'))
    const response = await edge.request('/assets/earlier-abc.js')
    expect(response).toMatchObject({ status: 200, text: 'earlier' })
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(site.requests).toEqual([])
  })
})

describe('the join form', () => {
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://club.example',
    'sec-fetch-site': 'same-origin',
    cookie: 'a=b',
  }

  test('G4: is passed on with its origin', async () => {
    site.respond = page('thanks', { 'cache-control': 'no-store' })
    const response = await edge.request('/csatlakozz.data?x=1', form, 'POST', 'name=Anna')
    expect(response.text).toBe('thanks')
    const { cookie: _, ...passed } = form
    expect(site.requests[0]).toMatchObject({ method: 'POST', url: '/csatlakozz.data', body: 'name=Anna' })
    expect(site.requests[0]?.headers).toMatchObject({
      ...passed,
      host: 'club.example',
      'x-real-ip': '127.0.0.1',
    })
    expect(site.requests[0]?.headers).not.toHaveProperty('cookie')
  })

  test('concurrent requests do not wait for each other', async () => {
    site.respond = (request, response) =>
      void setTimeout(() => page('form', { 'cache-control': 'no-store' })(request, response), 50)
    const start = performance.now()
    await Promise.all(Array.from({ length: 20 }, () => edge.request('/join-us')))
    expect(site.requests).toHaveLength(20)
    expect(performance.now() - start).toBeLessThan(1500)
  })

  test('J5: no form data stays on disk', async () => {
    const canary = 'canary-7c1f'
    site.respond = (request, response) =>
      page(`${request.body}${'x'.repeat(400_000)}`, { 'cache-control': 'no-store' })(request, response)
    await edge.request(`/csatlakozz?mail=${canary}`, form, 'POST', `name=${canary}${'x'.repeat(60_000)}`)
    await sleep(2000)
    const found = execFileSync('sh', ['-c', `grep -rl ${canary} ${edge.pathOf('edge')} || true`], {
      encoding: 'utf8',
    })
    expect(found).toBe('')
    const log = execFileSync('tail', ['-n', '1', edge.pathOf('edge/access.log')], { encoding: 'utf8' })
    expect(JSON.parse(log)).toMatchObject({ method: 'POST', path: '/csatlakozz', status: 200 })
  })
})

test("X7: the site's own headers are passed on once", async () => {
  const response = await edge.request(edge.newPath())
  expect(response.headers['content-security-policy']).toBe("default-src 'self'")
  expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=10')
  const health = await edge.request('/healthz')
  expect(health.headers['content-security-policy']).toBe("default-src 'self'")
  expect(health.headers).not.toHaveProperty('x-cache')
})

test('X7: Strict-Transport-Security comes from the edge, once', async () => {
  site.respond = page('page', { 'strict-transport-security': 'max-age=1; includeSubDomains' })
  for (const path of [
    edge.newPath(),
    '/csatlakozz',
    '/',
    '/files/media/photo-0123456789ab.webp',
    '/healthz',
  ]) {
    const { headers } = await edge.request(path)
    expect(headers['strict-transport-security'], path).toBe('max-age=31536000')
  }
})

test('X5: no log contains a keyword or the address of a visitor', async () => {
  const canary = 'canary-5b2e'
  const paths = ['/kereses/', '/SEARCH/', '/%6Bereses/', '/kereses?keyword=']
  for (const path of paths) await edge.request(`${path}${canary}`)
  await edge.request(`/kereses/${canary}.data`)
  await site.stop()
  await edge.request(`/kereses/${canary}-dead`)
  await site.start()
  await sleep(2000)
  const lines = edge.readFile('edge/access.log').trim().split('\n').slice(-6)
  expect(lines.map((line) => JSON.parse(line).path)).toEqual([
    '/kereses/-',
    '/SEARCH/-',
    '/-',
    '/kereses',
    '/kereses/-',
    '/kereses/-',
  ])
  for (const log of [edge.readFile('edge/access.log'), edge.readFile('nginx.log')]) {
    expect(log).not.toContain(canary)
    expect(log).not.toContain('127.0.0.1')
  }
})
