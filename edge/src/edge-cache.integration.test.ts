import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page, RealEdge } from './testing/real-edge.ts'

const edge = new RealEdge()
const { site } = edge
beforeAll(() => edge.start())
afterAll(() => edge.remove())
beforeEach(() => site.reset())

describe('the cache', () => {
  test('S5: answers a second reader without asking the site', async () => {
    const address = edge.fresh()
    expect((await edge.ask(address)).headers['x-cache']).toBe('MISS')
    const second = await edge.ask(address)
    expect(second.headers['x-cache']).toBe('HIT')
    expect(second.text).toBe('page')
    expect(site.asked).toHaveLength(1)
  })

  test('S6: a cold crowd makes one render', async () => {
    site.answering = (asked, response) => void setTimeout(() => page('late')(asked, response), 100)
    const address = edge.fresh()
    const answers = await Promise.all(Array.from({ length: 100 }, () => edge.ask(address)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 late']))
    expect(site.asked).toHaveLength(1)
  })

  test('R4: a parameter that the page does not read splits nothing and does not reach the site', async () => {
    await edge.ask('/hirek?utm_source=letter')
    for (const query of ['', '?fbclid=1', '?season=2024&x', `?${'y'.repeat(2000)}`]) {
      expect((await edge.ask(`/hirek${query}`)).headers['x-cache'], query).toBe('HIT')
    }
    expect(site.urls()).toEqual(['/hirek'])
  })

  test('R4: those that it reads do, in one order', async () => {
    await edge.ask('/hirek?category=ifi&page=2&utm=1')
    expect((await edge.ask('/hirek?page=2&category=ifi')).headers['x-cache']).toBe('HIT')
    await edge.ask('/news.data?page=3&_routes=root%2Cnews-en&z=1')
    expect(site.urls()).toEqual(['/hirek?page=2&category=ifi', '/news.data?page=3&_routes=root%2Cnews-en'])
  })

  test('A4: a path in another spelling reaches the site with its query, and where it leads is kept', async () => {
    const location = '/news?page=2'
    site.answering = page('', { location, 'cache-control': 'public, max-age=3600' }, 301)
    for (const path of ['/NEWS', '/Kereses/Varga', '/CSAPAT/2/Jatekos/1']) {
      const query = path === '/CSAPAT/2/Jatekos/1' ? '?season=2024' : '?page=2'
      const answers = [await edge.ask(`${path}${query}&x=1`), await edge.ask(`${path}${query}`)]
      expect(answers.map(({ status }) => status)).toEqual([301, 301])
      expect(answers[1]?.headers).toMatchObject({ location, 'x-cache': 'HIT' })
      expect(site.urls()).toEqual([`${path}${query}`])
      site.asked = []
    }
  })

  test('C3: a keyword reaches the site as it was encoded', async () => {
    const paths = ['/kereses/a%2Fb', '/kereses/x%2Edata', '/search/%C3%A1%0D%0AX-A:%20b']
    for (const path of paths) await edge.ask(path)
    expect(site.urls()).toEqual(paths)
    expect(site.asked.at(-1)?.headers).not.toHaveProperty('x-a')
  })

  test('HEAD and If-None-Match are answered from the copy', async () => {
    const address = edge.fresh()
    await edge.ask(address)
    const head = await edge.ask(address, {}, 'HEAD')
    expect([head.status, head.text, head.headers['x-cache']]).toEqual([200, '', 'HIT'])
    const same = await edge.ask(address, { 'if-none-match': '"4"' })
    expect([same.status, same.headers['x-cache']]).toEqual([304, 'HIT'])
    expect(site.asked).toHaveLength(1)
  })

  test('one copy serves those who read gzip and those who do not, however the site sent it', async () => {
    const text = 'A long page about basketball. '.repeat(100)
    const packed = gzipSync(text)
    const sent = [
      page(text),
      ((asked, response) => {
        expect(asked.headers['accept-encoding']).toBe('gzip')
        response.writeHead(200, {
          'content-type': 'text/html',
          'content-encoding': 'gzip',
          'content-length': packed.length,
          'cache-control': 's-maxage=10',
          etag: 'W/"x"',
          vary: 'Accept-Encoding',
        })
        response.end(packed)
      }) satisfies typeof site.answering,
    ]
    for (const answering of sent) {
      site.answering = answering
      site.asked = []
      const address = edge.fresh()
      const zipped = await edge.ask(address, { 'accept-encoding': 'br, gzip' })
      expect(zipped.headers['content-encoding']).toBe('gzip')
      expect(zipped.headers.etag).toMatch(/^W\//)
      expect(zipped.headers.vary).toBe('Accept-Encoding')
      expect(String(gunzipSync(zipped.body))).toBe(text)
      const plain = await edge.ask(address)
      expect([plain.headers['content-encoding'], plain.text, plain.headers['x-cache']]).toEqual([
        undefined,
        text,
        'HIT',
      ])
      expect(site.asked).toHaveLength(1)
    }
  })

  test('what the site calls no-store is not kept', async () => {
    site.answering = page('never', { 'cache-control': 'no-store' })
    const address = edge.fresh()
    await edge.ask(address)
    await edge.ask(address)
    expect(site.asked).toHaveLength(2)
  })
})

describe('a site in trouble', () => {
  /** A copy that is past its time when the trouble comes. */
  async function kept(): Promise<string> {
    const address = edge.fresh()
    site.answering = page('good', { 'cache-control': 's-maxage=1' })
    await edge.ask(address)
    await sleep(2100)
    return address
  }

  test('R1: answers 500, hangs up or is dead: the last good copy is served, fresh again when it is back', async () => {
    const addresses = [await kept(), await kept(), await kept()]
    site.answering = page('broken', { 'cache-control': 'no-store' }, 500)
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await edge.ask(addresses[0] ?? '')).toMatchObject({ status: 200, text: 'good' })
    }
    site.answering = (_, response) => response.destroy()
    expect(await edge.ask(addresses[1] ?? '')).toMatchObject({ status: 200, text: 'good' })
    await site.stop()
    for (const address of addresses) {
      expect(await edge.ask(address)).toMatchObject({ status: 200, text: 'good' })
    }
    site.answering = page('better')
    await site.start()
    await edge.ask(addresses[2] ?? '')
    await sleep(300)
    expect(await edge.ask(addresses[2] ?? '')).toMatchObject({ status: 200, text: 'better' })
  })

  test('R1: a site that has become slow keeps nobody waiting for the end of an old copy', async () => {
    const address = await kept()
    site.answering = (asked, response) => void setTimeout(() => page('slow')(asked, response), 1500)
    const began = performance.now()
    expect(await edge.ask(address, { connection: 'keep-alive' })).toMatchObject({ status: 200, text: 'good' })
    expect(performance.now() - began).toBeLessThan(750)
    await sleep(1700)
    expect(await edge.ask(address)).toMatchObject({ text: 'slow' })
  })

  test('R5: the edge started anew over a dead site answers what it had', async () => {
    const address = await kept()
    await site.stop()
    await edge.stop()
    await edge.start()
    expect(await edge.ask(address)).toMatchObject({ status: 200, text: 'good' })
    await site.start()
  })

  test('A6: says so in both languages where there is no copy, and the empty path still leads on', async () => {
    await site.stop()
    const answer = await edge.ask(edge.fresh())
    expect(answer.status).toBe(502)
    expect(answer.text).toMatch(/Próbáld újra egy perc múlva[\s\S]*lang="en"[\s\S]*try again in a minute/)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' })
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect((await edge.ask('/')).headers.location).toBe('/kezdo#start')
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://club.example' }
    expect(await edge.ask('/csatlakozz', form, 'POST', 'name=Anna')).toMatchObject({
      status: 502,
      text: answer.text,
    })
    expect((await edge.ask('/unavailable.html')).text).not.toBe(answer.text)
    await site.start()
  })

  test('a 404 is passed on, never covered by an old copy', async () => {
    const address = await kept()
    site.answering = page('gone', {}, 404)
    await edge.ask(address)
    await sleep(300)
    expect(await edge.ask(address)).toMatchObject({ status: 404, text: 'gone' })
  })
})
