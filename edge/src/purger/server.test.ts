import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { registry } from '@palank/telemetry/metrics'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PurgeOrder } from './purge.ts'
import { createPurgerServer, parseOrder } from './server.ts'
import { readAllPurgerSettings, readPurgerSettings } from './settings.ts'

const secret = 'a secret of 24 characters'
const orders: PurgeOrder[] = []
const server = createPurgerServer({
  secret,
  purge: async (order) => {
    orders.push(order)
    if (order.tags.includes('broken')) throw new Error('no disk')
    return { refreshed: 2, removed: 0, expired: 1, failed: 0 }
  },
  club: 'vidrak',
  log: () => undefined,
})
let address = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound && typeof bound === 'object') address = `http://127.0.0.1:${bound.port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const post = (body: string, headers: Record<string, string> = { authorization: `Bearer ${secret}` }) =>
  fetch(`${address}/purge`, { method: 'POST', body, headers })

describe('the purger', () => {
  test('purges and answers with the counts', async () => {
    const response = await post('{"tags":["articles:12","articles"]}')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ refreshed: 2, removed: 0, expired: 1, failed: 0 })
    const metrics = await registry.metrics()
    expect(metrics).toContain('palank_request_seconds_count{club="vidrak",name="purge",status="2xx"} 1')
    expect(metrics).toContain('palank_purged_pages_total{club="vidrak",outcome="refreshed"} 2')
    expect(orders).toEqual([{ tags: ['articles:12', 'articles'], gone: false }])
  })

  test('refuses a wrong or missing secret', async () => {
    for (const headers of [{}, { authorization: 'Bearer no' }, { authorization: secret }])
      expect((await post('{"tags":["articles"]}', headers)).status).toBe(401)
    expect(orders).toHaveLength(1)
  })

  test('refuses other requests, and reports a failure', async () => {
    expect((await fetch(`${address}/purge`)).status).toBe(404)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    expect((await post('{}')).status).toBe(400)
    expect((await post(`{"tags":["${'a'.repeat(1_000_001)}"]}`)).status).toBe(400)
    expect((await post('{"tags":["broken"]}')).status).toBe(500)
  })

  test.each([
    '',
    '[]',
    'null',
    '{"tags":"articles"}',
    '{"tags":[]}',
    '{"tags":["Articles"]}',
    '{"tags":["a b"]}',
    '{"tags":[1]}',
    '{"tags":["a"],"gone":"yes"}',
  ])('does not take %j', (text) => expect(parseOrder(text)).toBeUndefined())
})

describe('its settings', () => {
  const source = {
    PURGER_PORT: '4107',
    PURGE_SECRET: secret,
    EDGE_CACHE_DIRS: '/var/cache/a, /var/cache/b',
    EDGE_REFRESH_URL: 'http://127.0.0.1:4190',
    SITE_PRIVATE_URLS: 'http://127.0.0.1:4106',
  }

  test('are read from the environment', () => {
    expect(readPurgerSettings(source)).toMatchObject({
      host: '127.0.0.1',
      port: 4107,
      cacheDirs: ['/var/cache/a', '/var/cache/b'],
      siteUrls: ['http://127.0.0.1:4106'],
    })
  })

  test('name the club where the edge has several', () => {
    const own = { APP_NAME: 'vidrak', PUBLIC_ORIGIN: 'https://vidrak.example' }
    expect(readAllPurgerSettings({ ...source, ...own })).toMatchObject([
      { club: { name: 'vidrak', publicHost: 'vidrak.example' } },
    ])
    expect(readPurgerSettings(source).club).toBeUndefined()
  })

  test('that are wrong or missing are all reported at once', () => {
    const wrong = {
      PURGER_PORT: '0',
      PURGE_SECRET: 'x',
      EDGE_CACHE_DIRS: 'cache',
      EDGE_REFRESH_URL: 'ftp://a',
    }
    const lines = ['PURGER_PORT', 'PURGE_SECRET', 'EDGE_CACHE_DIRS', 'EDGE_REFRESH_URL', 'SITE_PRIVATE_URLS']
    expect(() => readPurgerSettings(wrong)).toThrow(new RegExp(lines.join('[^]*')))
  })
})

describe('the purger of several clubs', () => {
  const secretOf = (name: string) => `the secret of the club ${name}`

  test('A3: each has a folder of the cache and a host', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'purger-clubs-'))
    for (const name of ['vidrak', 'sunok'])
      writeFileSync(
        path.join(folder, `${name}.env`),
        `PUBLIC_ORIGIN=https://${name}.example\nPURGE_SECRET=${secretOf(name)}\n`,
      )
    const common = {
      CLUBS_ENV_DIR: folder,
      PURGER_PORT: '4107',
      EDGE_CACHE_DIRS: '/edge/cache',
      EDGE_REFRESH_URL: 'http://127.0.0.1:4105',
      SITE_PRIVATE_URLS: 'http://127.0.0.1:4106',
    }
    expect(readAllPurgerSettings({ ...common, APP_NAME: 'vidrak,sunok' })).toMatchObject([
      {
        cacheDirs: ['/edge/cache/vidrak'],
        secret: secretOf('vidrak'),
        club: { publicHost: 'vidrak.example' },
      },
      { cacheDirs: ['/edge/cache/sunok'], secret: secretOf('sunok'), club: { publicHost: 'sunok.example' } },
    ])
    const alone = {
      ...common,
      CLUBS_ENV_DIR: undefined,
      APP_NAME: 'vidrak',
      PURGE_SECRET: secretOf('vidrak'),
    }
    expect(readAllPurgerSettings(alone)).toEqual([readPurgerSettings(alone)])
    const amongOthers = { ...alone, PUBLIC_ORIGIN: 'https://vidrak.example' }
    expect(readAllPurgerSettings(amongOthers)).toEqual([
      { ...readPurgerSettings(alone), club: { name: 'vidrak', publicHost: 'vidrak.example' } },
    ])
  })

  test('the secret says whose pages are purged', async () => {
    const purged: string[] = []
    const several = createPurgerServer(
      ...['vidrak', 'sunok'].map((name) => ({
        secret: secretOf(name),
        purge: async () => {
          purged.push(name)
          return { refreshed: 0, removed: 0, expired: 0, failed: 0 }
        },
        club: 'vidrak',
        log: () => undefined,
      })),
    )
    several.listen(0, '127.0.0.1')
    await once(several, 'listening')
    const { port } = several.address() as { port: number }
    const send = (authorization: string) =>
      fetch(`http://127.0.0.1:${port}/purge`, {
        method: 'POST',
        body: '{"tags":["articles"]}',
        headers: { authorization },
      })
    for (const name of ['sunok', 'vidrak', 'sunok'])
      expect((await send(`Bearer ${secretOf(name)}`)).status).toBe(200)
    expect((await send(`Bearer ${secretOf('nyestek')}`)).status).toBe(401)
    expect(purged).toEqual(['sunok', 'vidrak', 'sunok'])
    several.closeAllConnections()
    several.close()
  })
})

test('the process outlives the reader of its log, and ends on SIGTERM', async () => {
  const port = await getPort()
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PURGER_PORT: String(port),
      PURGE_SECRET: 'a secret of 24 characters',
      EDGE_CACHE_DIRS: mkdtempSync(path.join(tmpdir(), 'purger-cache-')),
      EDGE_REFRESH_URL: 'http://127.0.0.1:9',
      SITE_PRIVATE_URLS: 'http://127.0.0.1:9',
    } as NodeJS.ProcessEnv,
  })
  await once(child.stdout, 'data')
  child.stdout.destroy()
  const headers = { authorization: 'Bearer a secret of 24 characters' }
  for (let count = 0; count < 3; count++) {
    const body = JSON.stringify({ tags: ['articles'] })
    const answer = await fetch(`http://127.0.0.1:${port}/purge`, { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
  }
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})
