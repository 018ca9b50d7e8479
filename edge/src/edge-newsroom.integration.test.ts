import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EdgeProcess, FakeSite, freePort, page } from './testing/edge-process.ts'

const edge = new EdgeProcess()
const newsroom = new FakeSite()
const host = 'iroda.club.example'
let statusPort = 0

/** As the newsroom answers: its own headers, never to be kept. */
const screen = page('screen', {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; script-src 'nonce-1'",
  'strict-transport-security': 'max-age=31536000',
  'x-frame-options': 'DENY',
  'x-middleware-rewrite': 'http://127.0.0.1:4308/preview/x',
  vary: 'Cookie',
  'set-cookie': 'payload-token=1',
})

beforeAll(async () => {
  await newsroom.start()
  statusPort = await freePort()
  edge.writeFile('acme/.well-known/acme-challenge/to-ken_1', 'to-ken_1.thumb')
  edge.writeFile('acme/.well-known/acme-challenge/.hidden', 'hidden')
  edge.writeFile('acme/secret', 'secret')
  await edge.start({
    club: 'vidrak',
    newsroom: { host, address: `127.0.0.1:${newsroom.port}` },
    trustedProxies: ['127.0.0.1'],
    acmeRoot: edge.pathOf('acme'),
    statusListen: `127.0.0.1:${statusPort}`,
  })
})
afterAll(async () => {
  await edge.remove()
  await newsroom.stop()
})
beforeEach(() => {
  edge.site.reset()
  newsroom.reset()
  newsroom.respond = screen
})

let editors = 0
/** Each from an address of its own, so that no limit is reached. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
  edge.request(path, { host, 'x-forwarded-for': `10.2.0.${++editors % 250}`, ...headers }, method, body)

describe('the newsroom behind the edge', () => {
  test('X4: is reached by its host name alone', async () => {
    expect((await ask('/admin')).text).toBe('screen')
    newsroom.reset()
    for (const path of ['/admin', '/api/users/login', '/setup/x', '/preview/x'])
      await edge.request(path, { host: 'club.example' })
    expect(newsroom.requests).toEqual([])
    expect((await ask('/')).headers.location).toBe('/admin')
  })

  test('X7: its headers arrive once and unchanged, and none are added', async () => {
    const { headers } = await ask('/admin')
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; script-src 'nonce-1'",
      'strict-transport-security': 'max-age=31536000',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      vary: 'Cookie',
    })
    for (const name of ['x-cache', 'cache-status', 'x-middleware-rewrite', 'permissions-policy'])
      expect(headers).not.toHaveProperty(name)
  })

  test('X4: nothing is cached, whatever its headers', async () => {
    newsroom.respond = page('page', { 'cache-control': 'public, s-maxage=60' })
    for (let count = 0; count < 3; count++) await ask('/admin/same')
    expect(newsroom.requests).toHaveLength(3)
  })

  test('cookies are passed on; only the edge says who is asking', async () => {
    await ask('/admin', {
      cookie: 'payload-token=abc',
      'x-forwarded-for': '203.0.113.9, 198.51.100.7',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'ftp',
      'x-forwarded-port': '1',
      'x-real-ip': '203.0.113.9',
      'x-request-id': 'a'.repeat(32),
      'x-middleware-subrequest': 'src/proxy',
      forwarded: 'for=203.0.113.9',
    })
    const { headers } = newsroom.requests[0] ?? { headers: {} }
    expect(headers).toMatchObject({
      host,
      cookie: 'payload-token=abc',
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-host': host,
      'x-forwarded-proto': 'https',
      'x-real-ip': '198.51.100.7',
      'x-request-id': expect.stringMatching(/^(?!a{32})[0-9a-f]{32}$/),
    })
    for (const name of ['x-forwarded-port', 'x-middleware-subrequest', 'forwarded'])
      expect(headers).not.toHaveProperty(name)
  })

  test('an upload of 25 MB arrives, one of 45 MB is refused in words', async () => {
    newsroom.respond = (sent, response) =>
      page(String(sent.body.length), { 'cache-control': 'no-store' })(sent, response)
    expect((await ask('/api/media', {}, 'POST', 'x'.repeat(25_000_000))).text).toBe('25000000')
    const length = { 'content-length': '45000000', connection: 'close' }
    const refused = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const headers = { host, cookie: 'payload-lng=en', ...length }
      const sending = request(
        { port: edge.port, path: '/api/media', method: 'POST', headers },
        async (answer) => {
          const text = String(Buffer.concat(await answer.toArray()))
          resolve({ status: answer.statusCode ?? 0, text })
          sending.destroy()
        },
      )
      sending.once('error', reject)
      sending.write('x')
    })
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      413,
      { errors: [{ message: expect.stringContaining('a file may have 25 MB') }] },
    ])
  })

  test('what it sends is passed on while it is being made, and so is what it gets', async () => {
    let finish = () => {}
    newsroom.respond = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.write('first part')
      finish = () => response.end('rest')
    }
    const socket = connect(edge.port, '127.0.0.1')
    socket.write(`GET /admin HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    await expect.poll(() => text).toContain('first part')
    expect(text).not.toContain('rest')
    finish()
    await once(socket, 'close')
    expect(text).toContain('rest')
  })

  test('while it is down editors read what to do, and forms get it as JSON', async () => {
    await newsroom.stop()
    const down = await ask('/admin')
    expect([down.status, down.headers['retry-after']]).toEqual([502, '10'])
    expect(down.text).toMatch(/A szerkesztőség most nem érhető el[\s\S]*lang="en"[\s\S]*Wait a minute/)
    const posted = await ask('/admin', {}, 'POST', 'x')
    expect([posted.status, posted.text]).toEqual([502, down.text])
    const hungarian = await ask('/api/articles', {}, 'POST', '{}')
    expect([hungarian.status, JSON.parse(hungarian.text).errors[0].message]).toEqual([
      502,
      expect.stringContaining('Hagyd nyitva'),
    ])
    expect(hungarian.headers['content-type']).toBe('application/json')
    const english = await ask('/api/articles', { cookie: 'payload-lng=en' }, 'POST', '{}')
    expect(JSON.parse(english.text).errors[0].message).toMatch(/Leave this page open/)
    await newsroom.start()
  })

  test('sign-in, set-up and links with tokens are limited by address; screens are not', async () => {
    const from = (address: string, path: string, method: string) =>
      ask(path, { 'x-forwarded-for': address }, method)
    for (const [number, [path, method]] of (
      [
        ['/api/users/login', 'POST'],
        ['/api/users/second-factor', 'POST'],
        ['/api/users/account', 'POST'],
        ['/api/setup/x/finish', 'POST'],
        ['/setup/x', 'GET'],
        ['/admin/reset/x', 'GET'],
      ] as const
    ).entries()) {
      const address = `10.3.0.${number}`
      const answers = await Promise.all(Array.from({ length: 60 }, () => from(address, path, method)))
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused.length, path).toBeGreaterThan(30)
      expect(refused[0]?.headers['retry-after']).toBe('5')
      if (path.startsWith('/api/'))
        expect(JSON.parse(refused[0]?.text ?? '').errors[0].message).toMatch(/Várj/)
      expect((await from('10.4.0.1', path, method)).status).toBe(200)
      expect((await from(address, '/admin', 'GET')).status).toBe(200)
    }
    const screens = await Promise.all(
      Array.from({ length: 200 }, () => from('10.3.1.1', '/_next/static/x.js', 'GET')),
    )
    expect(new Set(screens.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('the log', () => {
  const lastLines = (count: number) =>
    edge
      .readFile('edge/access.log')
      .trim()
      .split('\n')
      .slice(-count)
      .map((line): Record<string, unknown> => JSON.parse(line))

  test('X5: has no token of a link, on whatever host, and no file name', async () => {
    const token = 'canary-T0ken'
    const paths = [
      `/setup/${token}`,
      `/setup/${token}/colours`,
      `/api/setup/${token}/crest`,
      `/api/%73etup/${token}`,
      `/admin/reset/${token}`,
      `/preview/${token}`,
      `/preview/${token}.data`,
      `/%70review/${token}`,
      `/api/media/file/${token}.jpg`,
      `/api/open-preview?x=${token}`,
      `/ADMIN/reset/${token}`,
    ]
    for (const path of paths) await ask(path)
    for (const path of paths.slice(0, 8)) await edge.request(path, { host: 'club.example' })
    await ask('/admin/collections/articles/12')
    await sleep(2000)
    expect(edge.readFile('edge/access.log')).not.toContain(token)
    expect(edge.readFile('nginx.log')).not.toContain(token)
    expect(lastLines(1)).toMatchObject([{ path: '/admin/collections/articles/12' }])
  })

  test('each line says club, host, part and the id that the site or newsroom got', async () => {
    await edge.request(edge.newPath(), { 'x-request-id': 'b'.repeat(32) })
    await ask('/admin/collections')
    await sleep(2000)
    const idOf = ({ headers }: { headers: object }) => (headers as Record<string, string>)['x-request-id']
    await newsroom.stop()
    await ask('/admin')
    await newsroom.start()
    await sleep(2000)
    expect(lastLines(1)).toMatchObject([{ level: 'error', status: 502, app: 'newsroom' }])
    const common = { level: 'info', service: 'edge', club: 'vidrak', status: 200, msg: 'answered' }
    const [ofSite, ofNewsroom] = lastLines(3)
    expect([ofSite, ofNewsroom]).toMatchObject([
      {
        ...common,
        host: 'club.example',
        app: 'site',
        cache: 'MISS',
        requestId: idOf(edge.site.requests[0] ?? { headers: {} }),
      },
      {
        ...common,
        host,
        app: 'newsroom',
        cache: '',
        requestId: idOf(newsroom.requests[0] ?? { headers: {} }),
      },
    ])
    expect(ofSite?.requestId).toMatch(/^(?!b{32})[0-9a-f]{32}$/)
  })

  test('a renewal in the background has the id of the visitor who caused it; a hit has none', async () => {
    edge.site.respond = page('old', { 'cache-control': 's-maxage=1, stale-while-revalidate=60' })
    const path = edge.newPath()
    await edge.request(path)
    await edge.request(path)
    await sleep(2100)
    expect((await edge.request(path)).headers['x-cache']).toBe('STALE')
    await expect.poll(() => edge.site.requests.length).toBe(2)
    await edge.request('/csatlakozz')
    await sleep(2000)
    const [first, renewal, form] = edge.site.requests.map(({ headers }) => headers['x-request-id'])
    expect(lastLines(4)).toMatchObject([
      { cache: 'MISS', requestId: first },
      { cache: 'HIT', requestId: '' },
      { cache: 'STALE', requestId: renewal },
      { cache: '', path: '/csatlakozz', requestId: form },
    ])
    expect(new Set([first, renewal, form]).size).toBe(3)
  })
})

describe('a challenge of an issuer of certificates', () => {
  const place = '/.well-known/acme-challenge'
  test.each([host, 'club.example'])('X7: is answered on %s', async (name) => {
    const answer = await edge.request(`${place}/to-ken_1`, { host: name })
    expect([answer.status, answer.text]).toEqual([200, 'to-ken_1.thumb'])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    for (const path of [
      `${place}/`,
      `${place}/none`,
      `${place}/.hidden`,
      `${place}/%2e%2e/%2e%2e/secret`,
      `${place}/..%2f..%2fsecret`,
      `${place}/to-ken_1/`,
      `${place}/to-ken_1%00`,
    ]) {
      const { status, text } = await edge.request(path, { host: name })
      expect([400, 404], path).toContain(status)
      expect(text).not.toMatch(/secret|thumb|hidden/)
    }
  })
})

test('the private listener counts connections, and the public one does not tell', async () => {
  const status = await edge.request('/status', {}, 'GET', '', statusPort)
  expect(status.text).toMatch(/^Active connections: \d+/)
  expect((await edge.request('/other', {}, 'GET', '', statusPort)).status).toBe(404)
  expect((await edge.request('/status')).text).not.toMatch(/Active/)
})
