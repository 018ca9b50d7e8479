import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { workerUser } from '../worker-user.ts'
import { edgeArguments, nginx } from '../write-edge.ts'
import { CacheIndex } from './cache-index.ts'
import { Purger } from './purge.ts'

const secret = 'a secret of 24 characters'
const folder = mkdtempSync(path.join(tmpdir(), 'palank-purger-'))
const cacheDir = path.join(folder, 'cache')

/** What the site would answer now, by path: [tags, text, status]. */
let content: Record<string, [tags: string, text: string, status?: number]> = {}
let renders: string[] = []
let drops: unknown[] = []
/** Delays the response of a path after its text was determined. */
let delayMs: Record<string, number> = {}
let dropStatus = 204
let servers: Server[] = []
let child: ChildProcess | undefined
let ports = { edge: 0, refresh: 0, site: 0, private: 0 }
let purger: Purger

/** The cache of the edge and its private listener, without the rest of its configuration. */
const configuration = () => `
${workerUser([folder]) ? `user ${workerUser([folder])};` : ''}
worker_processes 1;
daemon off;
pid nginx.pid;
error_log stderr emerg;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map((name) => `${name}_temp_path temp/${name};`).join(' ')}
  proxy_cache_path cache levels=1:2 keys_zone=pages:1m inactive=1d;
  proxy_cache_key $request_uri;
  proxy_cache_use_stale error timeout http_500 http_502 http_503 http_504;
  proxy_cache_background_update on;
  proxy_cache pages;
  proxy_connect_timeout 1s;
  server {
    listen 127.0.0.1:${ports.edge};
    add_header X-Cache $upstream_cache_status always;
    location / { proxy_pass http://127.0.0.1:${ports.site}; }
  }
  server {
    listen 127.0.0.1:${ports.refresh};
    proxy_cache_bypass 1;
    location / { proxy_pass http://127.0.0.1:${ports.site}; }
  }
}`

function get(pathname: string): Promise<{ status: number; cache: string; text: string }> {
  return new Promise((resolve, reject) => {
    request({ port: ports.edge, host: '127.0.0.1', path: pathname, agent: false }, (incoming) => {
      text(incoming).then((body) => {
        const { statusCode: status = 0, headers } = incoming
        resolve({ status, cache: String(headers['x-cache']), text: body })
      }, reject)
    })
      .once('error', reject)
      .end()
  })
}

function startSite(): Promise<Server> {
  const server = createServer(async (incoming, response) => {
    const url = incoming.url ?? ''
    renders.push(url)
    const [tags, body, status = 200] = content[url] ?? ['', 'not found', 404]
    await sleep(delayMs[url] ?? 0)
    response.writeHead(status, {
      'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400',
      ...(tags ? { 'cache-tag': tags } : {}),
    })
    response.end(body)
  })
  return new Promise((resolve) => server.listen(ports.site, '127.0.0.1', () => resolve(server)))
}

beforeAll(async () => {
  ports = { edge: await getPort(), refresh: await getPort(), site: await getPort(), private: await getPort() }
  const privateListener = createServer(async (incoming, response) => {
    drops.push([incoming.headers.authorization, JSON.parse(await text(incoming))])
    response.writeHead(dropStatus).end()
  })
  await new Promise<void>((resolve) => privateListener.listen(ports.private, '127.0.0.1', resolve))
  servers = [await startSite(), privateListener]
  mkdirSync(path.join(folder, 'temp'))
  writeFileSync(path.join(folder, 'nginx.conf'), configuration())
  child = spawn(nginx, edgeArguments(folder), { stdio: ['ignore', 'inherit', 'inherit'] })
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await get('/ready').catch(() => undefined)) break
    await sleep(50)
  }
})

const startPurger = () =>
  new Purger({
    host: '127.0.0.1',
    port: 0,
    secret,
    cacheDirs: [cacheDir],
    refreshUrl: new URL(`http://127.0.0.1:${ports.refresh}`),
    siteUrls: [`http://127.0.0.1:${ports.private}`],
  })

afterAll(async () => {
  const ended = new Promise((resolve) => child?.once('exit', resolve))
  child?.kill('SIGTERM')
  await ended
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true, force: true })
})

let count = 0
let slug = ''
const addresses = () => ({
  item: `/hirek/${slug}`,
  data: `/hirek/${slug}.data`,
  other: `/hirek/other-${slug}`,
})

beforeEach(async () => {
  count += 1
  slug = `article-${count}`
  const { item, data, other } = addresses()
  const tag = `articles:${count}`
  content = {
    [item]: [`${tag},page:${tag}`, 'old'],
    [data]: [`${tag},page:${tag}`, 'old'],
    [other]: ['articles:1000,page:articles:1000', 'old'],
    '/hirek': [`articles,${tag}`, 'old'],
    '/kezdo': ['articles,matches', 'old'],
    '/csapat/1': ['teams:1,articles', 'old'],
  }
  delayMs = {}
  dropStatus = 204
  drops = []
  for (const key of Object.keys(content)) await get(key)
  // Replaces the copies of the test before. A purger of its own, so that its sweep does not come later.
  const cleaner = startPurger()
  await cleaner.purge({ tags: ['articles', 'teams:1'], gone: false })
  await cleaner.close()
  for (const key of Object.keys(content)) await get(key)
  purger = startPurger()
  renders = []
  drops = []
})

afterEach(() => purger.close())

const change = (text: string) => {
  for (const key of Object.keys(content)) content[key] = [content[key]?.[0] ?? '', text]
}

describe('S10: a purge', () => {
  test('drops at the sites first, then renews what carries a tag, and nothing else', async () => {
    change('new')
    const result = await purger.purge({ tags: [`articles:${count}`, 'articles'], gone: false })
    expect(result).toEqual({ refreshed: 4, removed: 0, expired: 1, failed: 0 })
    expect(drops).toEqual([[`Bearer ${secret}`, { tags: [`articles:${count}`, 'articles'], gone: false }]])
    const { item, data, other } = addresses()
    expect(renders.toSorted()).toEqual([item, data, '/hirek', '/kezdo'].toSorted())
    for (const key of [item, data, '/hirek', '/kezdo'])
      expect(await get(key), key).toMatchObject({ text: 'new', cache: 'HIT' })
    expect(await get(other)).toMatchObject({ text: 'old', cache: 'HIT' })
  })

  test('the first visitor of a page that was only expired waits for the new one', async () => {
    change('new')
    await purger.purge({ tags: ['articles'], gone: false })
    expect(await get('/csapat/1')).toMatchObject({ text: 'new', cache: 'EXPIRED' })
    expect(await get('/csapat/1')).toMatchObject({ text: 'new', cache: 'HIT' })
  })

  test('a page that is gone is 404 at once', async () => {
    const { item, data } = addresses()
    change('new')
    delete content[item]
    delete content[data]
    const result = await purger.purge({ tags: [`articles:${count}`, 'articles'], gone: true })
    expect(result).toMatchObject({ removed: 2, failed: 0 })
    for (const key of [item, data]) expect((await get(key)).status).toBe(404)
    expect(await get('/hirek')).toMatchObject({ status: 200, text: 'new' })
  })

  test('a page that was missing is there for its next visitor', async () => {
    const address = `/hirek/new-${slug}`
    expect((await get(address)).status).toBe(404)
    content[address] = ['articles:2000', 'new']
    expect(await get(address)).toMatchObject({ status: 404, cache: 'HIT' })
    await purger.purge({ tags: ['articles:2000', 'articles'], gone: false })
    expect(await get(address)).toMatchObject({ status: 200, text: 'new' })
  })

  test('a page rendered from old data during the purge is renewed afterwards', async () => {
    const { other } = addresses()
    const late = `${other}-late`
    content[late] = [`articles:${count}`, 'old']
    delayMs[late] = 700
    const visitor = get(late)
    while (!renders.includes(late)) await sleep(10)
    change('new')
    delayMs = {}
    await purger.purge({ tags: [`articles:${count}`], gone: false })
    expect((await visitor).text).toBe('old')
    await expect.poll(() => get(late), { timeout: 20_000 }).toMatchObject({ text: 'new', cache: 'HIT' })
  })

  test('a failed drop is reported', async () => {
    dropStatus = 500
    expect(await purger.purge({ tags: [`articles:${count}`], gone: false })).toMatchObject({ failed: 1 })
  })

  test('R1: with dead sites the old pages stay, except those of what is gone', async () => {
    const [site] = servers
    site?.closeAllConnections()
    await new Promise((resolve) => site?.close(resolve))
    const { item } = addresses()
    const result = await purger.purge({ tags: [`articles:${count}`, 'articles'], gone: true })
    expect(result).toMatchObject({ refreshed: 0, removed: 2, failed: 4 })
    expect(await get('/hirek')).toMatchObject({ status: 200, text: 'old' })
    expect(await get('/csapat/1')).toMatchObject({ status: 200, text: 'old' })
    expect((await get(item)).status).toBe(502)
    servers[0] = await startSite()
    change('new')
    expect(await get('/hirek')).toMatchObject({ status: 200, text: 'new' })
  })
})

test('S10: an index of 2,000 pages costs little more CPU than their files, and reading it again less', () => {
  const many = path.join(folder, 'many')
  const files: string[] = []
  const head = Buffer.alloc(336)
  head.writeBigUInt64LE(5n, 0)
  for (let index = 0; index < 2000; index++) {
    const name = index.toString(16).padStart(32, '0')
    const target = path.join(many, name.slice(-1), name.slice(-3, -1))
    mkdirSync(target, { recursive: true })
    const headers = `HTTP/1.1 200 OK\r\nCache-Tag: articles:${index}\r\n\r\n${'x'.repeat(2000)}`
    const file = path.join(target, name)
    files.push(file)
    writeFileSync(file, Buffer.concat([head, Buffer.from(`\nKEY: /hirek/a-${index}\n${headers}`)]))
  }
  const cache = new CacheIndex([many])
  const cpuMsOf = (run: () => void): number => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const bare = cpuMsOf(() => files.forEach((file) => void (statSync(file) && readFileSync(file))))
  // As if the folders had been at rest for a while.
  const first = cpuMsOf(() => cache.scan(Date.now() + 10_000))
  const second = cpuMsOf(() => cache.scan())
  expect([...cache.entries()].filter(({ tags }) => tags.includes('articles:1999'))).toMatchObject([
    { key: '/hirek/a-1999' },
  ])
  expect(first / bare).toBeLessThan(10)
  expect(second).toBeLessThan(bare)
})
