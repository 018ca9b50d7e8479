import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { registry } from '@palank/telemetry/metrics'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ClubFiles } from '../app/brand/club-files.server.ts'
import type { Env } from '../app/env.server.ts'
import { createPages, createSiteOf, type Pages } from './pages.ts'
import { baseHeaders, builtFiles, createSiteServer, drainOnSignals, startServer } from './server.ts'
import { type CreateSiteArguments, fakeBuild, pagePolicy } from './testing/fake-build.ts'
import { fakeEnv } from './testing/fake-env.ts'
import { portOf } from './testing/port-of.ts'

const signals = ['SIGTERM', 'SIGINT'] as const
const before = { SIGTERM: process.listeners('SIGTERM'), SIGINT: process.listeners('SIGINT') }
const lines: { msg: string; path?: string; status?: number; method?: string; requestId?: string }[] = []
const created: CreateSiteArguments[] = []
const servers: Server[] = []
let filesDir: string
let origin: string

const clubFiles: ClubFiles = new Map([
  [
    '/favicon.ico',
    { type: 'image/x-icon', cacheControl: 'public, max-age=86400', bytes: Buffer.from('an icon') },
  ],
  [
    '/assets/crest-1a2b3c4d.svg',
    {
      type: 'image/svg+xml',
      cacheControl: 'public, max-age=31536000, immutable',
      bytes: Buffer.from('<svg/>'),
      gzipped: gzipSync('<svg/>'),
    },
  ],
])

type Started = { edges?: string[]; env?: Partial<Env>; loadNews?: () => unknown }

async function start(club: string, options: Started = {}): Promise<string> {
  const { edges = ['127.0.0.1'], loadNews } = options
  const env = { ...fakeEnv, APP_NAME: club, EDGE_ADDRESSES: edges, ...options.env }
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const build = fakeBuild({
    createSite: async (...args) => {
      created.push(args)
      return { origin: `https://${club}.example`, clubFiles }
    },
    ...(loadNews ? { loadNews } : {}),
  })
  const server = await startServer({
    env,
    log,
    files: builtFiles(filesDir),
    startPages: async () => createPages(build, env, await createSiteOf(build, { env, log, filesDir })),
  })
  servers.push(server)
  return `http://127.0.0.1:${portOf(server)}`
}

beforeAll(async () => {
  filesDir = mkdtempSync(path.join(tmpdir(), 'site-files-'))
  mkdirSync(path.join(filesDir, 'assets/mock'), { recursive: true })
  writeFileSync(path.join(filesDir, 'assets/app-1a2b3c.js'), 'run()')
  writeFileSync(path.join(filesDir, 'assets/mock/server-config.json'), '{}')
  writeFileSync(path.join(filesDir, 'robots.txt'), 'User-agent: *')
  origin = await start('vidrak')
})
afterAll(() => {
  for (const server of servers) server.close()
  for (const signal of signals) {
    for (const listener of process.listeners(signal).filter((one) => !before[signal].includes(one))) {
      process.off(signal, listener)
    }
  }
  rmSync(filesDir, { recursive: true })
})

const ask = (pathname: string, init?: RequestInit) => fetch(`${origin}${pathname}`, init)

describe('health checks', () => {
  test('A11: /healthz has the version of the package', async () => {
    const answer = await ask('/healthz')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ok', version: 'v0.0.1' })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('/readyz is 200 once the site has started and can render a page', async () => {
    const answer = await ask('/readyz')
    expect([answer.status, await answer.text()]).toEqual([200, '{"status":"ok"}'])
    expect(created[0]).toMatchObject([
      { env: { APP_NAME: 'vidrak' }, filesDir, version: '0.0.1', buildId: '1' },
    ])
  })

  test('R6: /readyz is 503 while no page can be rendered', async () => {
    const loadNews = () => {
      throw new Error('no api')
    }
    const failing = await start('vidrak', { loadNews })
    const answer = await fetch(`${failing}/readyz`)
    expect([answer.status, await answer.text()]).toEqual([503, '{"status":"pages cannot be rendered"}'])
    expect((await fetch(`${failing}/healthz`)).status).toBe(200)
  })

  test('J4: the words of a search are not logged', async () => {
    lines.length = 0
    await (await ask('/kereses/titok')).text()
    await expect.poll(() => lines.length).toBe(1)
    expect(lines[0]).toMatchObject({ msg: 'answered', path: '/kereses/-' })
  })

  test('requests are logged without their query; health checks are not logged', async () => {
    lines.length = 0
    await ask('/healthz')
    await (await ask('/kezdo?keyword=titok')).text()
    await expect.poll(() => lines.length).toBe(1)
    expect(lines[0]).toMatchObject({ msg: 'answered', method: 'GET', path: '/kezdo', status: 200 })
    expect(JSON.stringify(lines)).not.toContain('titok')
  })
})

describe('requests', () => {
  test('B14: pages and 404s come from the app', async () => {
    const page = await ask('/kezdo')
    expect([page.status, await page.text()]).toEqual([200, '<p>200</p>'])
    const missing = await ask('/nincs')
    expect([missing.status, await missing.text()]).toEqual([404, '<p>404</p>'])
  })

  test('a request has the site in its context, in every build', async () => {
    expect(await (await ask('/eredet')).text()).toBe('https://vidrak.example')
    const other = await start('sunok', { edges: [] })
    expect(await (await fetch(`${other}/eredet`)).text()).toBe('https://sunok.example')
  })

  test('a file with a hash in its name is immutable, any other is cached for five minutes', async () => {
    const cacheControl = async (pathname: string) => (await ask(pathname)).headers.get('cache-control')
    expect(await cacheControl('/assets/app-1a2b3c.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheControl('/assets/mock/server-config.json')).toBe('public, max-age=300')
    expect(await cacheControl('/robots.txt')).toBe('public, max-age=300')
  })

  test('a file that the browser has is not sent again', async () => {
    const etag = (await ask('/robots.txt')).headers.get('etag') ?? ''
    expect((await ask('/robots.txt', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test('nothing outside the public folder is served', async () => {
    for (const pathname of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json']) {
      expect((await ask(pathname)).status).toBe(404)
    }
  })

  test.each(['//', '//evil.example/kezdo', '/kezdo//', '/hirek/%00'])(
    'X5: %s is a bad request',
    async (path) => {
      const answer = await new Promise<IncomingMessage>((resolve, reject) =>
        get({ host: '127.0.0.1', port: new URL(origin).port, path }, resolve).on('error', reject),
      )
      expect([answer.statusCode, await text(answer)]).toEqual([400, '{"status":"bad address"}'])
    },
  )

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('%s is refused', async (method) => {
    const answer = await ask('/kezdo', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
  })

  test('HEAD has the headers and no body', async () => {
    const answer = await ask('/kezdo', { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })

  test.each([
    '/kezdo',
    '/nincs',
    '/robots.txt',
    '/assets/app-1a2b3c.js',
    '/healthz',
    '/favicon.ico',
    '/eredet',
  ])(
    'X7: %s carries the security headers, and a policy that allows nothing if it is not a page',
    async (pathname) => {
      const { headers } = await ask(pathname)
      const isPage = headers.get('content-type')?.startsWith('text/html')
      const expected = baseHeaders(fakeEnv)
      expect(expected['content-security-policy']).toMatch(/^default-src 'none'; base-uri 'none';/)
      expect(Object.fromEntries(headers)).toMatchObject(
        isPage ? { ...expected, 'content-security-policy': pagePolicy } : expected,
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect(headers.has('x-powered-by')).toBe(false)
    },
  )

  test('X7: subdomains must be secure only where the operator says so', async () => {
    const other = await start('vidrak', { env: { HSTS_SUBDOMAINS: true } })
    const { headers } = await fetch(`${other}/kezdo`)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })

  test('S6: beyond a number of renders at the same time, pages are refused at once; files and the join page are not', async () => {
    const other = await start('vidrak')
    const slow = Array.from({ length: 45 }, () => fetch(`${other}/lassu`))
    const refused = await Promise.race(slow)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect((await fetch(`${other}/robots.txt`)).status).toBe(200)
    expect((await fetch(`${other}/healthz`)).status).toBe(200)
    const form = { method: 'POST', body: 'name=a', headers: { origin: 'http://site' } }
    expect((await fetch(`${other}/urlap`, form)).status).toBe(200)
    // The fake app has no join page: its 404 shows that it was not refused.
    for (const join of ['/csatlakozz', '/join-us', '/csatlakozz.data'])
      expect((await fetch(other + join)).status).toBe(404)
    const statuses = (await Promise.all(slow)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8)
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
  })

  test('A3: files of the club’s pack have their type and cache time, zipped where that helps', async () => {
    const icon = await ask('/favicon.ico')
    expect(icon.headers.get('content-type')).toBe('image/x-icon')
    expect(icon.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(await icon.text()).toBe('an icon')
    const crest = await ask('/assets/crest-1a2b3c4d.svg?v=1')
    expect(crest.headers.get('content-encoding')).toBe('gzip')
    expect(crest.headers.get('vary')).toBe('Accept-Encoding')
    expect(await crest.text()).toBe('<svg/>')
    const plain = await ask('/assets/crest-1a2b3c4d.svg', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('content-length')).toBe('6')
    const head = await ask('/assets/crest-1a2b3c4d.svg', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('J4: a form', () => {
  const post = (path: string, headers: Record<string, string>, body = 'name=a') =>
    ask(path, { method: 'POST', body, headers })
  const own = { origin: 'http://site' }

  test('is accepted only from pages of the site', async () => {
    const foreign = ['http://evil.example', 'https://site', 'http://site.evil.example', 'null']
    const answers = await Promise.all(foreign.map((origin) => post('/urlap', { origin })))
    expect(answers.map(({ status }) => status)).toEqual(foreign.map(() => 403))
    expect((await post('/urlap', own)).status).toBe(200)
    expect((await post('/urlap', {})).status).toBe(403)
    expect((await post('/urlap', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('passes the origin check of the framework', async () => {
    expect((await post('/kezdo', own)).status).toBe(405)
  })

  test('larger than the edge allows is refused', async () => {
    expect((await post('/urlap', own, 'a'.repeat(65_537))).status).toBe(413)
  })

  test("has the visitor's address from the edge, or else from the socket", async () => {
    const visitor = async (realIp: string) =>
      (await post('/urlap', { ...own, 'x-real-ip': realIp, 'x-forwarded-for': '203.0.113.9' })).text()
    expect(await visitor('192.0.2.7')).toBe('192.0.2.7')
    expect(await visitor('2001:db8::7')).toBe('2001:db8::7')
    expect(await visitor('canary')).toBe('127.0.0.1')
  })

  test.each([
    ['no address', [], '127.0.0.1'],
    ['another network', ['10.0.0.0/8', 'fd00::/8'], '127.0.0.1'],
    ['its network', ['10.0.0.0/8', '127.0.0.0/8'], '192.0.2.7'],
  ])('trusts the address header of the edge only: %s', async (_, edges, visitor) => {
    const other = await start('vidrak', { edges })
    const init = { method: 'POST', body: 'a', headers: { ...own, 'x-real-ip': '192.0.2.7' } }
    expect(await (await fetch(`${other}/urlap`, init)).text()).toBe(visitor)
  })
})

describe('shutdown and start', () => {
  const answerOf = (url: string, agent: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) => get(url, { agent }, resolve).on('error', reject))

  test.each(signals)('%s lets open requests finish, then exits', async (signal) => {
    const site = fork(new URL('./testing/fake-site.ts', import.meta.url), { execArgv: [] })
    onTestFinished(() => void site.kill('SIGKILL'))
    const ended = once(site, 'exit')
    const [port] = await once(site, 'message')
    const agent = new Agent({ keepAlive: true })
    const idle = await answerOf(`http://127.0.0.1:${port}/readyz`, agent)
    expect([idle.statusCode, await text(idle)]).toEqual([200, '{"status":"ok"}'])

    const slow = answerOf(`http://127.0.0.1:${port}/lassu`, new Agent({ keepAlive: true }))
    await wait(100)
    site.kill(signal)
    const visit = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        () => 'answered',
        (error: Error) => error.message,
      )
    await expect.poll(visit, { interval: 10 }).toBe('fetch failed')
    const answer = await slow
    expect([answer.statusCode, await text(answer)]).toEqual([200, '<p>200</p>'])
    expect(await ended).toEqual([0, null])
  })

  const log = pino({ level: 'silent' })
  const files = () => undefined

  test('R6: SIGTERM answers whoever has connected but is not accepted yet', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
    // The deadline of the drain would end this process ten seconds later.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
      exit.mockRestore()
    })
    const server = createServer((_, response) => response.end('served')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    drainOnSignals(server, log)
    const stop = process.listeners('SIGTERM').at(-1)
    const socket = connect(portOf(server), '127.0.0.1')
    socket.end('GET / HTTP/1.1\r\nhost: klub.example\r\nconnection: close\r\n\r\n')
    // The system has connected it; the server will know in its next turn.
    await new Promise<void>((resolve) => process.nextTick(resolve))
    stop?.('SIGTERM')
    expect(await text(socket)).toContain('served')
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0))
  })

  test('a port in use fails the start', async () => {
    const env = { ...fakeEnv, SITE_PORT: Number(new URL(origin).port) }
    const startPages = async (): Promise<Pages> => ({
      listener: () => undefined,
      clubFiles: new Map(),
      isReady: async () => true,
      drop: () => 0,
    })
    await expect(startServer({ env, log, files, startPages })).rejects.toThrow('EADDRINUSE')
  })

  test('C9: a site that cannot be started never listens', async () => {
    const build = fakeBuild({ createSite: () => Promise.reject(new Error('no configuration')) })
    const startPages = async () =>
      createPages(build, fakeEnv, await createSiteOf(build, { env: fakeEnv, log, filesDir }))
    const server = createSiteServer()
    await expect(startServer({ env: fakeEnv, log, files, startPages, server })).rejects.toThrow(
      'no configuration',
    )
    expect(server.listening).toBe(false)
  })
})

describe('watching', () => {
  const lastAnswer = (path: string) => lines.findLast((line) => line.msg === 'answered' && line.path === path)

  test('the id that the edge sent is in the log', async () => {
    await fetch(`${origin}/kezdo`, { headers: { 'x-request-id': 'edge-7' } })
    await expect.poll(() => lastAnswer('/kezdo')).toMatchObject({ requestId: 'edge-7', status: 200 })
  })

  test('a malformed id is replaced', async () => {
    await fetch(`${origin}/kezdo`, { headers: { 'x-request-id': 'a b' } })
    await expect.poll(() => lastAnswer('/kezdo')?.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('pages are counted by their kind, not by their address', async () => {
    const watched = await start('vidrak-watched')
    await fetch(`${watched}/hirek`)
    await fetch(`${watched}/merkozesek/12345`)
    await fetch(`${watched}/wp-login.php`)
    const counted = (name: string, status: string) =>
      `palank_request_seconds_count{club="vidrak-watched",name="${name}",status="${status}"} 1`
    for (const line of [counted('news', '2xx'), counted('match', '4xx'), counted('other', '4xx')])
      await expect.poll(() => registry.metrics()).toContain(line)
    expect(await registry.metrics()).not.toMatch(/12345|wp-login/)
  })
})
