import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2'
import { Agent, get } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EdgeProcess, freePort, page } from './testing/edge-process.ts'

const edge = new EdgeProcess()
let port = 0
const [key, certificate] = [edge.pathOf('key.pem'), edge.pathOf('certificate.pem')]

function makeCertificate(name: string): void {
  const options = `-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${name}`
  execFileSync('openssl', ['req', ...options.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
}

beforeAll(async () => {
  makeCertificate('127.0.0.1')
  edge.writeFile('acme/.well-known/acme-challenge/token', 'token.thumb')
  edge.writeFile('files/media/slow.pdf', Buffer.alloc(8_000_000, 'x'))
  port = await freePort()
  const plainPort = await freePort()
  await edge.site.start()
  edge.port = plainPort
  await edge.start({
    listen: [`127.0.0.1:${port}`],
    tls: { certificate, key, redirectFrom: [`127.0.0.1:${plainPort}`] },
    acmeRoot: edge.pathOf('acme'),
    newsroom: { host: 'iroda.club.example', address: `127.0.0.1:${edge.site.port}` },
  })
})
afterAll(() => edge.remove())

/** The open connection, or the reason why there is none. */
function handshake(options: ConnectionOptions): Promise<TLSSocket | Error> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false, ...options })
    socket.once('secureConnect', () => resolve(socket))
    socket.once('error', resolve)
  })
}

test.each<[string, ConnectionOptions]>([
  ['TLS 1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }],
  ['AES-CBC', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-SHA256' }],
  ['RSA key exchange', { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256' }],
])('X7: %s is refused', async (_, options) => {
  expect(await handshake(options)).toBeInstanceOf(Error)
})

test.each<[string, ConnectionOptions, string]>([
  ['TLS 1.3', {}, 'TLSv1.3'],
  ['TLS 1.2', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-GCM-SHA256' }, 'TLSv1.2'],
])('X7: %s is accepted, without session tickets', async (_, options, version) => {
  const socket = await handshake({ ALPNProtocols: ['h2'], ...options })
  if (socket instanceof Error) throw socket
  expect([socket.getProtocol(), socket.alpnProtocol]).toEqual([version, 'h2'])
  if (version === 'TLSv1.2') expect(socket.getTLSTicket()).toBeUndefined()
  socket.destroy()
})

test('X7: plain http redirects to https', async () => {
  const response = await edge.request('/kezdo?page=2')
  expect([response.status, response.headers.location]).toEqual([301, 'https://club.example/kezdo?page=2'])
  const newsroom = await edge.request('/admin?a=b', { host: 'iroda.club.example' })
  expect(newsroom.headers.location).toBe('https://iroda.club.example/admin?a=b')
})

test.each(['club.example', 'iroda.club.example'])(
  'X7: a challenge for the certificate of %s is answered over plain http',
  async (host) => {
    const place = '/.well-known/acme-challenge'
    expect((await edge.request(`${place}/token`, { host })).text).toBe('token.thumb')
    for (const name of ['', 'none', '.token', 'token/', 'a'.repeat(129)])
      expect((await edge.request(`${place}/${name}`, { host })).status, name).toBe(404)
  },
)

/** The name in the certificate that a new connection gets. */
async function servedName(): Promise<string> {
  const socket = await handshake({})
  if (socket instanceof Error) throw socket
  const { CN } = socket.getPeerCertificate().subject
  socket.destroy()
  return String(CN)
}

/** As browsers do, asks again where the server has closed a kept connection without having answered. */
function visitOnce(agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = get({ port, agent, path: '/kezdo', rejectUnauthorized: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`))
      response.once('aborted', () => reject(new Error('half an answer')))
      response.resume().once('end', resolve)
    })
    sent.once('error', (error) =>
      sent.reusedSocket ? visitOnce(new Agent()).then(resolve, reject) : reject(error),
    )
  })
}

test('a reload with a new certificate drops nobody: neither a download nor a visitor who goes on', async () => {
  const download = await handshake({})
  if (download instanceof Error) throw download
  download.write('GET /files/media/slow.pdf HTTP/1.1\r\nHost: club.example\r\nConnection: close\r\n\r\n')
  let bytes = 0
  await once(download, 'readable')
  bytes += download.read(1000)?.length ?? 0

  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const failures: unknown[] = []
  let requests = 0
  let isVisiting = true
  const visit = async () => {
    while (isVisiting) {
      await visitOnce(agent).catch((error) => failures.push(error))
      requests += 1
      await sleep(5)
    }
  }
  const visitors = [visit(), visit(), visit()]
  await sleep(200)

  makeCertificate('renewed.example')
  edge.signal('SIGHUP')
  await expect.poll(servedName).toBe('renewed.example')
  await sleep(300)
  await expect.poll(() => requests).toBeGreaterThan(50)
  isVisiting = false
  await Promise.all(visitors)
  agent.destroy()
  for await (const chunk of download) bytes += chunk.length
  expect(bytes).toBeGreaterThan(8_000_000)
  expect(failures).toEqual([])
})

test('a reload with a broken certificate leaves the one that works', async () => {
  const served = await servedName()
  writeFileSync(certificate, 'broken')
  edge.signal('SIGHUP')
  await sleep(500)
  expect(await servedName()).toBe(served)
  makeCertificate(served)
})

async function cacheStatusOf(session: ClientHttp2Session, path: string): Promise<string> {
  const stream = session.request({ ':path': path })
  const [[headers]] = await Promise.all([once(stream, 'response'), buffer(stream)])
  return headers['x-cache']
}

test('R1: over HTTP/2 the renewal of an expired copy delays no other request of its visitor', async () => {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false })
  try {
    const [expired, other] = [edge.newPath(), edge.newPath()]
    edge.site.respond = page('old', { 'cache-control': 'public, s-maxage=1, stale-while-revalidate=60' })
    await cacheStatusOf(session, expired)
    edge.site.respond = page('other')
    await cacheStatusOf(session, other)
    await sleep(2_100)
    let renew = () => {}
    edge.site.respond = (request, response) => {
      renew = () => page('new')(request, response)
    }
    expect(await cacheStatusOf(session, expired)).toBe('STALE')
    // The renewal has begun, and ends only after this.
    await expect.poll(() => edge.site.requests.length).toBe(3)
    expect(await cacheStatusOf(session, other)).toBe('HIT')
    renew()
    await expect.poll(() => cacheStatusOf(session, expired)).toBe('HIT')
  } finally {
    session.destroy()
  }
})
