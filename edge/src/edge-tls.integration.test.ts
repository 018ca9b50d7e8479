import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EdgeProcess, freePort, page } from './testing/edge-process.ts'

const edge = new EdgeProcess()
let port = 0
beforeAll(async () => {
  const [key, certificate] = [edge.pathOf('key.pem'), edge.pathOf('certificate.pem')]
  const options = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1'
  execFileSync('openssl', ['req', ...options.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  port = await freePort()
  const plainPort = await freePort()
  edge.port = plainPort
  await edge.start({
    listen: [`127.0.0.1:${port}`],
    tls: { certificate, key, redirectFrom: [`127.0.0.1:${plainPort}`] },
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
