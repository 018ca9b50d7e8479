import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page, RealEdge } from './testing/real-edge.ts'

const edge = new RealEdge()
const { site } = edge
beforeAll(async () => {
  edge.put('files/media/photo-0123456789ab.webp', 'picture')
  edge.put('files/media/crest-0123456789ab.svg', `<svg>${'x'.repeat(500)}</svg>`)
  edge.put('files/.hidden', 'hidden')
  edge.put('secrets.json', 'secret')
  edge.put('client/assets/app-abc.js', 'plain'.repeat(100))
  edge.put('client/assets/mock/server-config.json', '{}')
  await edge.start()
})
afterAll(() => edge.remove())
beforeEach(() => site.reset())

describe('the empty path', () => {
  test.each([
    ['', '/kezdo#start'],
    ['sportpress_user_language=hu', '/kezdo#start'],
    ['a=b; sportpress_user_language=en; c=d', '/home'],
    ['sportpress_user_language=english', '/kezdo#start'],
    ['xsportpress_user_language=en', '/kezdo#start'],
  ])('A6: with cookie “%s” leads to %s', async (cookie, location) => {
    const answer = await edge.ask('/?x=1', { cookie, host: 'evil.example' })
    expect(answer.status).toBe(302)
    expect(answer.headers).toMatchObject({ location, 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
    expect(site.asked).toEqual([])
  })
})

describe('bad input', () => {
  test('X4: Host, forwarding headers, cookies and secrets of a visitor do not reach the site', async () => {
    await edge.ask(edge.fresh(), {
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
    })
    expect(site.asked[0]?.headers).toEqual({
      host: 'club.example',
      'x-forwarded-host': 'club.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'accept-encoding': 'gzip',
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
  ])('X4: %s is refused', async (target) => {
    const answer = await edge.ask(target)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('<h1>Lépéshiba</h1>')
    expect(answer.text).not.toContain('secret')
    expect(site.asked).toEqual([])
  })

  test('X5: what is refused is told in both languages, by a page with its own style alone', async () => {
    const long = 'x'.repeat(20_000)
    const refused = [
      await edge.ask('/hirek/%00'),
      await edge.ask('//'),
      await edge.ask('//', {}, 'POST', 'a=b'),
      await edge.ask(`/kereses/${long}`),
      await edge.ask('/kezdo', { 'x-long': long }),
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
    expect((await edge.ask('/refused.html')).status).toBe(404)
    expect(site.asked).toEqual([])
  })

  test('X5: an address or a body beyond all measure is refused', async () => {
    expect((await edge.ask(`/kereses/${'x'.repeat(20_000)}`)).status).toBe(414)
    expect((await edge.ask('/csatlakozz', {}, 'POST', 'x'.repeat(70_000))).status).toBe(413)
    expect(site.asked).toEqual([])
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])(
    '%s on a page or a file is refused',
    async (method) => {
      for (const target of ['/kezdo', '/files/media/photo-0123456789ab.webp']) {
        const answer = await edge.ask(target, {}, method)
        expect(answer.status).toBe(405)
        if (method !== 'TRACE') expect(answer.headers.allow).toBe('GET, HEAD')
      }
      expect(site.asked).toEqual([])
    },
  )

  test('what is not for visitors is not there', async () => {
    expect((await edge.ask('/metrics')).status).toBe(404)
    expect(site.asked).toEqual([])
  })
})

describe('files', () => {
  test('uploads are served for ever, and can be no page of the site', async () => {
    const answer = await edge.ask('/files/media/photo-0123456789ab.webp')
    expect(answer).toMatchObject({ status: 200, text: 'picture' })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    const mark = await edge.ask('/files/media/crest-0123456789ab.svg', { 'accept-encoding': 'gzip' })
    expect(mark.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'content-encoding': 'gzip' })
  })

  test('X4: there is no listing, no hidden file, and what is missing is not kept for ever', async () => {
    expect((await edge.ask('/files/media/')).status).toBe(403)
    expect((await edge.ask('/files/.hidden')).status).toBe(404)
    const missing = await edge.ask('/files/media/none.webp')
    expect(missing.status).toBe(404)
    expect(missing.headers).not.toHaveProperty('cache-control')
    expect(missing.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  test('assets come ready-made, those of another build from its site, names without a hash for minutes', async () => {
    edge.put('client/assets/app-abc.js.gz', gzipSync('packed'))
    const answer = await edge.ask('/assets/app-abc.js', { 'accept-encoding': 'gzip' })
    expect(String(gunzipSync(answer.body))).toBe('packed')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await edge.ask('/assets/app-abc.js')).text).toBe('plain'.repeat(100))
    expect((await edge.ask('/assets/mock/server-config.json')).headers['cache-control']).toBe(
      'public, max-age=300',
    )
    expect(site.asked).toEqual([])
    expect((await edge.ask('/assets/earlier-abc.js')).text).toBe('page')
    expect(site.urls()).toEqual(['/assets/earlier-abc.js'])
  })
})

describe('the join form', () => {
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://club.example',
    'sec-fetch-site': 'same-origin',
    cookie: 'a=b',
  }

  test('G4: is handed on with where it came from', async () => {
    site.answering = page('thanks', { 'cache-control': 'no-store' })
    const answer = await edge.ask('/csatlakozz.data?x=1', form, 'POST', 'name=Anna')
    expect(answer.text).toBe('thanks')
    const { cookie: _, ...passed } = form
    expect(site.asked[0]).toMatchObject({ method: 'POST', url: '/csatlakozz.data', body: 'name=Anna' })
    expect(site.asked[0]?.headers).toMatchObject({
      ...passed,
      host: 'club.example',
      'x-real-ip': '127.0.0.1',
    })
    expect(site.asked[0]?.headers).not.toHaveProperty('cookie')
  })

  test('many may open it at once, and none waits for another', async () => {
    site.answering = (asked, response) =>
      void setTimeout(() => page('form', { 'cache-control': 'no-store' })(asked, response), 50)
    const began = performance.now()
    await Promise.all(Array.from({ length: 20 }, () => edge.ask('/join-us')))
    expect(site.asked).toHaveLength(20)
    expect(performance.now() - began).toBeLessThan(1500)
  })

  test('J5: nothing of what was typed stays on the disk', async () => {
    const canary = 'canary-7c1f'
    site.answering = (asked, response) =>
      page(`${asked.body}${'x'.repeat(400_000)}`, { 'cache-control': 'no-store' })(asked, response)
    await edge.ask(`/csatlakozz?mail=${canary}`, form, 'POST', `name=${canary}${'x'.repeat(60_000)}`)
    await sleep(1200)
    const found = execFileSync('sh', ['-c', `grep -rl ${canary} ${edge.in('edge')} || true`], {
      encoding: 'utf8',
    })
    expect(found).toBe('')
    const log = execFileSync('tail', ['-n', '1', edge.in('edge/access.log')], { encoding: 'utf8' })
    expect(JSON.parse(log)).toMatchObject({ method: 'POST', path: '/csatlakozz', status: 200 })
  })
})

test("X7: the site's own headers are passed on once", async () => {
  const answer = await edge.ask(edge.fresh())
  expect(answer.headers['content-security-policy']).toBe("default-src 'self'")
  expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=10')
  const health = await edge.ask('/healthz')
  expect(health.headers['content-security-policy']).toBe("default-src 'self'")
  expect(health.headers).not.toHaveProperty('x-cache')
})
