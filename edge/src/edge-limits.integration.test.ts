import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EdgeProcess, freePort, page } from './testing/edge-process.ts'

const edge = new EdgeProcess()
const { site } = edge
let refreshPort = 0
beforeAll(async () => {
  refreshPort = await freePort()
  await edge.start({ trustedProxies: ['127.0.0.1'], refreshListen: `127.0.0.1:${refreshPort}` })
})
afterAll(() => edge.remove())
beforeEach(() => site.reset())

const from = (address: string) => ({ 'x-forwarded-for': address })
const many = <Value>(count: number, send: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, send))
const refresh = (path: string, method = 'GET') => edge.request(path, {}, method, '', refreshPort)

test('S6: a flood of unseen pages gets a quick 429, and leaves cached pages and other visitors alone', async () => {
  site.respond = page('short', { 'cache-control': 's-maxage=1' })
  const [cached, expired] = [edge.newPath(), edge.newPath()]
  await edge.request(expired, from('10.0.0.2'))
  site.respond = page('page')
  await edge.request(cached, from('10.0.0.2'))
  await sleep(2100)

  const responses = await many(400, () => edge.request(edge.newPath(), from('10.0.0.1')))
  const refused = responses.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(100)
  expect(responses.length - refused.length).toBeGreaterThanOrEqual(24)
  expect(site.requests.length).toBeLessThan(300)
  const [busy] = refused
  expect(busy?.text).toMatch(/néhány másodperc múlva[\s\S]*lang="en"[\s\S]*try again in a few seconds/)
  expect(busy?.headers).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': '5',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'sha256-"),
  })

  expect(await edge.request(cached, from('10.0.0.1'))).toMatchObject({ status: 200, text: 'page' })
  // Its renewal counts as a miss, but the old copy is shown.
  expect((await edge.request(expired, from('10.0.0.1'))).status).toBe(200)
  expect((await edge.request(edge.newPath(), from('10.0.0.2'))).status).toBe(200)
})

/** Asks while the site answers nobody, until so many are refused. */
async function askHeld(html: string, most: number, ask: () => ReturnType<typeof edge.request>) {
  const held = Promise.withResolvers<void>()
  site.respond = (request, response) => void held.promise.then(() => page(html)(request, response))
  let refused = 0
  const asked = many(150, async () => {
    const answer = await ask()
    if (answer.status === 429) refused += 1
    return answer
  })
  await expect.poll(() => refused).toBe(most)
  held.resolve()
  return asked
}

test('S6: a visitor cannot hold more than 24 renders, nor escape by changing addresses within an IPv6 network', async () => {
  let host = 0
  const responses = await askHeld('slow', 126, () =>
    edge.request(edge.newPath(), from(`2001:db8:1:2::${(++host).toString(16)}`)),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(24)
  expect((await edge.request(edge.newPath(), from('2001:db8:1:3::1'))).status).toBe(200)
})

test('S6: the limits hold for the join form as well', async () => {
  const responses = await askHeld('form', 126, () => edge.request('/csatlakozz', from('10.0.0.3')))
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(126)
})

test('S10: the private listener replaces a copy before it expires', async () => {
  const address = edge.newPath()
  await edge.request(address)
  site.respond = page('new', { 'cache-tag': 'articles:1' })
  expect((await edge.request(address)).text).toBe('page')
  const refreshed = await refresh(`${address}?utm_source=x`)
  expect(refreshed).toMatchObject({ status: 200, text: 'new' })
  expect(refreshed.headers['cache-status']).toBe('palank; fwd=bypass; fwd-status=200')
  expect(await edge.request(address)).toMatchObject({ text: 'new', headers: { 'x-cache': 'HIT' } })
  expect(site.urls()).toEqual([address, address])
})

test('S10: a refresh that fails keeps the old copy, one that finds nothing replaces it', async () => {
  const address = edge.newPath()
  await edge.request(address)
  for (const status of [500, 503]) {
    site.respond = page('broken', { 'cache-control': 'no-store' }, status)
    expect((await refresh(address)).status).toBe(status)
    expect(await edge.request(address)).toMatchObject({ status: 200, text: 'page' })
  }
  site.respond = page('gone', {}, 404)
  expect((await refresh(address)).status).toBe(404)
  expect(await edge.request(address)).toMatchObject({
    status: 404,
    text: 'gone',
    headers: { 'x-cache': 'HIT' },
  })
})

test('S10: a copy whose file is deleted is gone within two seconds, and replaced at once by a refresh', async () => {
  const addresses = [edge.newPath(), edge.newPath()]
  for (const address of addresses) for (let count = 0; count < 3; count++) await edge.request(address)
  site.respond = page('gone', {}, 404)
  const pages = edge.pathOf('edge/cache/pages')
  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(pages, name)
    if (statSync(file).isDirectory()) continue
    const text = readFileSync(file, 'latin1')
    if (addresses.some((address) => text.includes(`\nKEY: ${address}\n`))) rmSync(file)
  }
  const [refreshed = '', forgotten = ''] = addresses
  await refresh(refreshed)
  expect(await edge.request(refreshed)).toMatchObject({ status: 404, text: 'gone' })
  await sleep(2000)
  expect(await edge.request(forgotten)).toMatchObject({ status: 404, text: 'gone' })
})

test('S10: refreshes have no limit, and are not for forms', async () => {
  const responses = await many(400, () => refresh(edge.newPath()))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  site.requests = []
  expect((await refresh('/csatlakozz')).status).toBe(404)
  expect((await refresh('/kezdo', 'POST')).status).toBe(405)
  expect((await refresh('//x')).status).toBe(400)
  expect(site.requests).toEqual([])
})
