import { execFileSync, spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { connect } from 'node:tls'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Purger } from './purger/purge.ts'
import { EdgeProcess, freePort, page, type SiteRequest } from './testing/edge-process.ts'
import { edgeArguments, nginx, writeEdge } from './write-edge.ts'

const names = ['vidrak', 'sunok', 'nagy-nyestek'] as const
const hostOf = (name: string) => `${name}.example`
const [vidrak, sunok] = [hostOf('vidrak'), hostOf('sunok')]

const edge = new EdgeProcess()
const { site } = edge
let refreshPort = 0
let privatePort = 0

const clubs = () =>
  names.map((name) => ({
    name,
    sites: [`127.0.0.1:${site.port}`],
    publicOrigin: `http://${hostOf(name)}`,
    mediaDir: edge.pathOf(`files-${name}`),
    ...(name === 'sunok' ? { languages: ['en' as const] } : {}),
  }))

/** The site tells its clubs apart by Host. */
const asHost = ({ headers, url }: SiteRequest) => `${headers.host} ${url}`
const answerByHost: typeof site.respond = (request, response) =>
  page(asHost(request), { 'cache-control': 'public, s-maxage=60', 'cache-tag': 'articles' })(
    request,
    response,
  )

beforeAll(async () => {
  await site.start()
  refreshPort = await freePort()
  privatePort = await freePort()
  for (const name of names) edge.writeFile(`files-${name}/media/logo.txt`, name)
  await edge.start({
    clubs: clubs(),
    refreshListen: `127.0.0.1:${refreshPort}`,
    trustedProxies: ['127.0.0.1'],
    workers: 2,
  })
})
afterAll(() => edge.remove())
beforeEach(() => {
  site.reset()
  site.respond = answerByHost
})

let visitors = 0
/** Each from an address of its own, so that no limit is reached. */
const visit = (host: string, path: string, method = 'GET') => {
  const number = visitors++
  return edge.request(
    path,
    { host, 'x-forwarded-for': `10.1.${(number >> 8) & 255}.${number & 255}` },
    method,
  )
}

describe('several clubs behind one edge', () => {
  test('X4: never mix, from the cache or not; a host of no club is 421', async () => {
    const path = fc.constantFrom(
      '/kezdo',
      '/hirek',
      '/hirek/egy',
      '/csatlakozz',
      '/hirek?page=2',
      '/nincs-ilyen',
      '/live.json',
      '/live/7.json',
    )
    const known = fc.record({ host: fc.constantFrom(...names.map(hostOf)), path })
    const unknown = fc.record({ host: fc.domain(), path })
    const step = fc.oneof({ weight: 5, arbitrary: known }, { weight: 1, arbitrary: unknown })
    const isKnown = (host: string) => names.some((name) => hostOf(name) === host)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
        await Promise.all(
          steps.map(async ({ host, path }) => {
            const { status, text } = await visit(host, path)
            if (isKnown(host)) expect([status, text]).toEqual([200, `${host} ${path}`])
            else expect(status).toBe(421)
          }),
        )
      }),
      { numRuns: 30 },
    )
    for (const name of names) expect((await visit(hostOf(name), '/kezdo')).headers['x-cache']).toBe('HIT')
  })

  test('uploads, languages and health are the club’s', async () => {
    for (const name of names) expect((await visit(hostOf(name), '/files/media/logo.txt')).text).toBe(name)
    expect((await visit(vidrak, '/')).headers.location).toBe('/kezdo#start')
    expect((await visit(sunok, '/')).headers.location).toBe('/home#start')
    expect((await visit(sunok, '/healthz')).text).toBe(`${sunok} /healthz`)
  })

  test('the edge itself is healthy without a club; nothing else is there', async () => {
    expect((await visit('127.0.0.1', '/edge-healthz')).status).toBe(200)
    for (const path of ['/', '/kezdo', '/healthz', '/files/media/logo.txt', '/assets/x.js'])
      expect((await visit('127.0.0.1', path)).status).toBe(421)
    expect((await visit('idegen.example', '/csatlakozz', 'POST')).status).toBe(421)
    expect(site.requests).toEqual([])
  })

  test('S6: a flood at one club leaves the same visitor the others', async () => {
    const flooder = { 'x-forwarded-for': '10.9.9.9' }
    const flood = Array.from({ length: 400 }, () =>
      edge.request(edge.newPath(), { host: vidrak, ...flooder }),
    )
    const others = Array.from({ length: 20 }, () => edge.request(edge.newPath(), { host: sunok, ...flooder }))
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100)
    for (const { status } of await Promise.all(others)) expect(status).toBe(200)
  })

  test('X4: a club whose pages fail closes no other club’s site', async () => {
    site.respond = (request, response) =>
      (request.headers.host === vidrak
        ? page('failing', { 'cache-control': 'no-store' }, 503)
        : answerByHost)(request, response)
    for (let count = 0; count < 10; count++) {
      expect((await visit(vidrak, edge.newPath())).status).toBe(503)
      expect((await visit(sunok, edge.newPath())).status).toBe(200)
    }
  })

  test('each line of the log names club and host', async () => {
    await visit(sunok, edge.newPath())
    await expect
      .poll(() => edge.readFile('edge/access.log'))
      .toContain('"club":"sunok","host":"sunok.example"')
  })
})

describe('a purge', () => {
  test('R3: concerns the copies and the site of one club', async () => {
    const drops: unknown[] = []
    const privateListener = createServer((incoming, response) => {
      drops.push([incoming.headers.host, incoming.url])
      incoming.resume()
      response.writeHead(204).end()
    })
    await new Promise<void>((resolve) => privateListener.listen(privatePort, '127.0.0.1', resolve))
    for (const name of names) await visit(hostOf(name), '/kezdo')
    const purger = new Purger({
      host: '127.0.0.1',
      port: 0,
      secret: 'a secret of 24 characters',
      cacheDirs: [edge.pathOf('edge/cache/sunok')],
      refreshUrl: new URL(`http://127.0.0.1:${refreshPort}`),
      siteUrls: [`http://127.0.0.1:${privatePort}`],
      club: { name: 'sunok', publicHost: sunok },
    })
    site.respond = (request, response) =>
      page(`new ${asHost(request)}`, { 'cache-control': 'public, s-maxage=60', 'cache-tag': 'articles' })(
        request,
        response,
      )
    site.requests = []
    const requestId = 'c0'.repeat(16)
    expect(await purger.purge({ tags: ['articles'], gone: false }, requestId)).toMatchObject({ failed: 0 })
    expect(site.requests.map(({ headers }) => headers['x-request-id'])).toContain(requestId)
    expect(drops).toEqual([[sunok, '/drop']])
    expect((await visit(sunok, '/kezdo')).text).toBe(`new ${sunok} /kezdo`)
    expect((await visit(vidrak, '/kezdo')).text).toBe(`${vidrak} /kezdo`)
    expect((await edge.request('/kezdo', {}, 'GET', '', refreshPort)).status).toBe(421)
    await purger.close()
    privateListener.close()
  })
})

test('two hundred clubs with long names fit into one configuration', () => {
  const folder = edge.pathOf('many')
  writeEdge(folder, {
    listen: ['127.0.0.1:18480'],
    clientDir: edge.pathOf('client'),
    clubs: Array.from({ length: 200 }, (_, number) => ({
      name: `kosarlabda-klub-${number}`,
      sites: ['127.0.0.1:1'],
      publicOrigin: `https://kosarlabda-klub-es-sportiskola-${number}.nagyon-hosszu-nevu-varos.example`,
      mediaDir: edge.pathOf('files'),
      newsroom: {
        host: `szerkesztoseg.kosarlabda-klub-es-sportiskola-${number}.nagyon-hosszu-nevu-varos.example`,
        address: '127.0.0.1:2',
      },
    })),
  })
  const { status, stderr } = spawnSync(nginx, ['-t', ...edgeArguments(folder)], { encoding: 'utf8' })
  expect([status, stderr.match(/\[(?:warn|emerg)\].*/g)]).toEqual([0, null])
})

test('X7: with TLS each club has its certificate, and a name of no club none', async () => {
  await edge.stop()
  const tls = (name: string) => {
    const [key, certificate] = [edge.pathOf(`${name}.key`), edge.pathOf(`${name}.pem`)]
    const options = `-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${hostOf(name)}`
    execFileSync('openssl', ['req', ...options.split(' '), '-keyout', key, '-out', certificate], {
      stdio: 'ignore',
    })
    return { certificate, key, redirectFrom: [`127.0.0.1:${edge.port}`] }
  }
  const port = await freePort()
  await edge.start({
    listen: [`127.0.0.1:${port}`],
    clubs: clubs().map((club) => ({
      ...club,
      publicOrigin: `https://${hostOf(club.name)}`,
      tls: tls(club.name),
    })),
  })
  const nameIn = (servername: string) =>
    new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false })
      socket.once('error', () => resolve('refused'))
      socket.once('secureConnect', () => {
        resolve(socket.getPeerCertificate().subject.CN)
        socket.destroy()
      })
    })
  for (const name of names) expect(await nameIn(hostOf(name))).toBe(hostOf(name))
  expect(await nameIn('idegen.example')).toBe('refused')
  expect((await visit(sunok, '/home')).headers.location).toBe('https://sunok.example/home')
  expect((await visit('idegen.example', '/home')).status).toBe(421)
})
