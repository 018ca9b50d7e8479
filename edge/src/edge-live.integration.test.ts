import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { livePath, systemPaths } from '@palank/routes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EdgeProcess, freePort, page } from './testing/edge-process.ts'

const edge = new EdgeProcess()
const { site } = edge
let refreshPort = 0
beforeAll(async () => {
  refreshPort = await freePort()
  await edge.start({
    trustedProxies: ['127.0.0.1'],
    workers: 2,
    refreshListen: `127.0.0.1:${refreshPort}`,
  })
})
afterAll(() => edge.remove())
beforeEach(() => site.reset())

let matches = 0
const newMatch = () => livePath(++matches)

type Responder = typeof site.respond

/** As the site answers, whatever it says about caches. */
const live =
  (text: string, headers: Record<string, string> = {}, status = 200): Responder =>
  (request, response) => {
    const etag = `"${text}"`
    const isSame = status === 200 && request.headers['if-none-match']?.includes(etag)
    page(
      isSame ? '' : text,
      { 'content-type': 'application/json', 'cache-control': 'no-cache', etag, ...headers },
      isSame ? 304 : status,
    )(request, response)
  }

const late =
  (ms: number, respond: Responder): Responder =>
  (request, response) =>
    void setTimeout(() => respond(request, response), ms)

async function timed(target: string, headers: Record<string, string> = {}) {
  const start = performance.now()
  const { status, text } = await edge.request(target, headers)
  return { status, text, ms: performance.now() - start }
}

const many = <Value>(count: number, send: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, send))

/** To the start of a window of two seconds, so that what follows is in one. */
const untilNextWindow = () => sleep(2000 - (Date.now() % 2000) + 20)

async function copyOf(text: string): Promise<string> {
  const target = newMatch()
  site.respond = live(text)
  await edge.request(target)
  site.requests = []
  return target
}

/** A copy that is a second over its time: nobody may get it while the site answers. */
async function oldCopyOf(text: string): Promise<string> {
  const target = await copyOf(text)
  await untilNextWindow()
  await sleep(2000)
  return target
}

test('S11: 200 who watch cause one request to the site in two seconds, and see a change within three', async () => {
  const target = newMatch()
  const start = Date.now()
  site.respond = late(30, (request, response) => live(String(Date.now()))(request, response))
  const ages: number[] = []
  const statuses = new Set<number>()
  const watch = async () => {
    await sleep(Math.random() * 500)
    while (Date.now() - start < 7000) {
      const asked = Date.now()
      const { status, text } = await edge.request(target)
      statuses.add(status)
      ages.push(asked - Number(text))
      await sleep(500)
    }
  }
  await many(200, watch)
  const windows = Math.floor(Date.now() / 2000) - Math.floor(start / 2000) + 1
  expect(statuses).toEqual(new Set([200]))
  expect(ages.length).toBeGreaterThan(1500)
  expect(site.requests.length).toBeLessThanOrEqual(windows)
  expect(site.requests.length).toBeGreaterThanOrEqual(windows - 1)
  expect(Math.max(...ages)).toBeLessThan(3000)
})

test('S11: nobody gets a copy of before a pause: all wait for one request', async () => {
  const target = await oldCopyOf('old')
  site.respond = late(100, live('new'))
  const responses = await many(30, () => timed(target))
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 new']))
  expect(Math.max(...responses.map(({ ms }) => ms))).toBeLessThan(1500)
  expect(site.requests).toHaveLength(1)
})

test('S11: while a copy is renewed in time, only one waits', async () => {
  const target = await copyOf('old')
  await untilNextWindow()
  const others = Promise.withResolvers<void>()
  site.respond = (request, response) => void others.promise.then(() => live('new')(request, response))
  const first = edge.request(target)
  while (site.requests.length === 0) await sleep(5)
  // The site answers only after them: if they waited as well, the first would not get the new copy in time.
  const responses = await many(29, () => edge.request(target))
  others.resolve()
  expect(new Set(responses.map(({ text }) => text))).toEqual(new Set(['old']))
  expect((await first).text).toBe('new')
  expect(site.requests).toHaveLength(1)
  expect(await edge.request(target)).toMatchObject({ text: 'new', headers: { 'x-cache': 'HIT' } })
})

test('R1: a site that takes three seconds delays the last copy by one', async () => {
  const target = await oldCopyOf('last')
  site.respond = late(3000, live('late'))
  await untilNextWindow()
  const responses = await many(200, () => timed(target))
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 last']))
  expect(Math.max(...responses.map(({ ms }) => ms))).toBeLessThan(2000)
  expect(site.requests).toHaveLength(1)
})

test('R1: a site that takes longer than anybody waits is still heard', async () => {
  const target = await oldCopyOf('last')
  site.respond = late(1250, live('late'))
  await untilNextWindow()
  expect((await edge.request(target)).text).toBe('last')
  await sleep(350)
  expect((await edge.request(target)).text).toBe('late')
  expect(site.requests).toHaveLength(1)
})

test('where there is no copy yet, a slow answer is waited for longer, by one request to the site', async () => {
  const target = newMatch()
  site.respond = late(1300, live('first'))
  await untilNextWindow()
  const responses = await many(50, () => timed(target))
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 first']))
  expect(site.requests).toHaveLength(1)
})

test('R1: while the site is broken or dead the last copy is shown, and a broken one is asked once in two seconds', async () => {
  const target = await oldCopyOf('last')
  for (const status of [503, 429]) {
    await untilNextWindow()
    site.requests = []
    site.respond = live('broken', {}, status)
    const responses = await many(50, () => timed(target))
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 last']))
    // A single site that answers 503 is not tried again.
    expect(site.requests).toHaveLength(1)
  }
  await site.stop()
  await untilNextWindow()
  const responses = await many(50, () => timed(target))
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 last']))
  expect(Math.max(...responses.map(({ ms }) => ms))).toBeLessThan(1000)
  site.respond = live('back')
  await site.start()
  await untilNextWindow()
  await sleep(1000)
  expect((await edge.request(target)).text).toBe('back')
})

test('an unchanged answer is 304, to those who watch and to the edge', async () => {
  const target = newMatch()
  await untilNextWindow()
  site.respond = live('same', { 'cache-tag': 'matches:1', 'set-cookie': 'a=b' })
  const first = await edge.request(target)
  expect(first.headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'public, max-age=0, s-maxage=2, stale-while-revalidate=1, stale-if-error=86400',
    'strict-transport-security': 'max-age=31536000',
    etag: '"same"',
    'x-cache': 'MISS',
  })
  for (const name of ['cache-tag', 'set-cookie', 'x-accel-expires'])
    expect(first.headers).not.toHaveProperty(name)
  const again = await edge.request(target, { 'if-none-match': '"same"' })
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', '"same"'])
  for (let round = 0; round < 2; round++) {
    await untilNextWindow()
    await sleep(2000)
    const renewed = await edge.request(target)
    expect(renewed).toMatchObject({ status: 200, text: 'same' })
    expect(renewed.headers['cache-status']).toBe('palank; fwd=stale; fwd-status=304')
    expect((await edge.request(target)).headers['x-cache']).toBe('HIT')
    expect(site.requests.at(-1)?.headers['if-none-match']).toBe('"same"')
  }
  expect(site.requests).toHaveLength(3)
  site.respond = live('changed')
  await untilNextWindow()
  expect(await edge.request(target, { 'if-none-match': '"same"' })).toMatchObject({
    status: 200,
    text: 'changed',
  })
})

test('R4: queries, encodings and other headers neither split the cache nor reach the site', async () => {
  await untilNextWindow()
  for (const target of [systemPaths.liveNow, newMatch()]) {
    site.requests = []
    site.respond = live('one')
    await edge.request(`${target}?t=1`, { 'if-none-match': '"other"', cookie: 'a=b' })
    const others = ['?t=2', `?${'y'.repeat(2000)}`].map((query) => target + query)
    for (const other of [target, ...others, target.replace('live', '%6Cive')])
      expect((await edge.request(other)).headers['x-cache'], other).not.toBe('MISS')
    expect((await edge.request(target, {}, 'HEAD')).headers['x-cache']).not.toBe('MISS')
    expect(new Set(site.urls())).toEqual(new Set([target]))
    expect(site.requests[0]?.headers).not.toHaveProperty('if-none-match')
    expect(site.requests[0]?.headers).not.toHaveProperty('cookie')
  }
})

test('HEAD, also of what is not kept yet, and no other method', async () => {
  const target = newMatch()
  site.respond = live('text')
  const head = await edge.request(target, {}, 'HEAD')
  expect([head.status, head.text, site.requests[0]?.method]).toEqual([200, '', 'GET'])
  site.requests = []
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await edge.request(target, {}, method)
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD'])
  }
  expect(site.requests).toEqual([])
})

test('one compressed copy serves everybody, however the site sent it', async () => {
  const text = JSON.stringify({ plays: Array.from({ length: 200 }, (_, number) => ({ number })) })
  const zipped = gzipSync(text)
  const responders: Responder[] = [
    live(text, { etag: '"plain"' }),
    (_, response) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', etag: 'W/"zipped"' }
      response.writeHead(200, { ...headers, 'content-length': zipped.length, vary: 'Accept-Encoding' })
      response.end(zipped)
    },
  ]
  for (const respond of responders) {
    const target = newMatch()
    site.respond = respond
    site.requests = []
    await untilNextWindow()
    for (let round = 0; round < 2; round++) {
      // The public server compresses nothing here: it sends what it keeps.
      const packed = await edge.request(target, { 'accept-encoding': 'gzip' })
      expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
      expect(String(gunzipSync(packed.body))).toBe(text)
    }
    const plain = await edge.request(target)
    expect([plain.text, plain.headers['content-encoding'], plain.headers['x-cache']]).toEqual([
      text,
      undefined,
      'HIT',
    ])
    const same = await edge.request(target, { 'if-none-match': String(plain.headers.etag) })
    expect(same.status).toBe(304)
    expect(site.requests).toHaveLength(1)
  }
})

function filesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile(),
  ).length
}

test('S6: a 404 is kept for two seconds, and a flood of ids reaches the site in a small part, beside watchers of the same address', async () => {
  const watched = await copyOf('score')
  site.respond = live('none', {}, 404)
  await untilNextWindow()
  const missing = newMatch()
  await edge.request(missing)
  expect(await edge.request(missing)).toMatchObject({ status: 404, headers: { 'x-cache': 'HIT' } })
  expect(site.requests).toHaveLength(1)

  site.requests = []
  let id = 1_000_000
  const flood = await many(1000, () => edge.request(livePath(++id)))
  expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(700)
  expect(site.requests.length).toBeLessThan(250)
  expect(filesIn(edge.pathOf('edge/live'))).toBeLessThan(2 * 250 + 20)
  // Renewals are not counted with it.
  site.respond = live('next')
  await untilNextWindow()
  await sleep(1000)
  expect(await edge.request(watched)).toMatchObject({ status: 200, text: 'next' })
  // Nor are pages.
  site.respond = page('page')
  expect((await edge.request(edge.newPath())).status).toBe(200)

  site.respond = live('now it runs')
  await untilNextWindow()
  expect(await edge.request(missing)).toMatchObject({ status: 200, text: 'now it runs' })
})

test.each(['x', '0.json', '-1.json', '1.json/', '1.html', '12345678901.json', '', '1%0A.json'])(
  'S6: %j is no match, and costs the site nothing',
  async (name) => {
    expect((await edge.request(systemPaths.live + name)).status).toBe(404)
    expect(site.requests).toEqual([])
  },
)

test('S10: no purge renews or reads them', async () => {
  const target = await copyOf('live')
  expect((await edge.request(target, {}, 'GET', '', refreshPort)).status).toBe(404)
  expect((await edge.request(systemPaths.liveNow, {}, 'GET', '', refreshPort)).status).toBe(404)
  expect(site.requests).toEqual([])
  const cached = readdirSync(edge.pathOf('edge/cache'), { recursive: true, encoding: 'utf8' })
  expect(cached.filter((name) => name.includes('live'))).toEqual([])
})

test('the log has what failed, not the asks of a crowd', async () => {
  const target = await copyOf('logged')
  await many(50, () => edge.request(target))
  site.respond = live('broken', {}, 500)
  const broken = newMatch()
  await edge.request(broken)
  const log = () => edge.readFile('edge/access.log')
  await expect
    .poll(log, { timeout: 10_000 })
    .toMatch(new RegExp(`"path":"${broken}","status":500,.*"cache":"MISS"`))
  expect(log()).not.toContain(`"${target}"`)
})
