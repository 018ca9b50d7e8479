import { execFileSync } from 'node:child_process'
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EdgeProcess, freePort } from './testing/edge-process.ts'

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
