import { createServer, request, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '../app/api/client.server.ts'
import { startClubsServer } from './clubs-server.ts'
import { createPages, createSiteOf } from './pages.ts'
import { builtFiles } from './server.ts'
import { fakeBuild } from './testing/fake-build.ts'
import { fakeEnv } from './testing/fake-env.ts'
import { portOf } from './testing/port-of.ts'

const names = ['vidrak', 'sunok', 'nyestek']
const hostOf = (name: string) => `${name}.example`
const secretOf = (name: string) => `the api's secret of ${name}`
const purgeSecretOf = (name: string) => `the purger's secret of ${name}`

/** The api of all clubs: what it answers now, and what it was asked. */
const version = new Map<string, number>()
const slow = new Set<string>()
let asked: string[] = []
let wrongCalls = 0

const answerOf = (name: string) => `${name} ${version.get(name)}`
const meta = { current_page: 1, per_page: 100, last_page: 1, total: 1 }

const api = createServer(async ({ headers }, response) => {
  const name = names.find((each) => hostOf(each) === headers.host)
  if (!name || headers.authorization !== secretOf(name)) {
    wrongCalls += 1
    return response.writeHead(421).end()
  }
  asked.push(name)
  const value = answerOf(name)
  if (slow.has(name)) await wait(5_000, undefined, { ref: false })
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({ data: [{ setting_type: 'page-settings', name: 'title', value, lang: 'hu' }], meta }),
  )
})

const lines: { club?: string; msg: string; status?: number }[] = []
const log = pino({ level: 'info', base: {} }, { write: (line: string) => lines.push(JSON.parse(line)) })
const signals = ['SIGTERM', 'SIGINT'] as const
const before = { SIGTERM: process.listeners('SIGTERM'), SIGINT: process.listeners('SIGINT') }
const failingStarts = new Set<string>()
let server: Server
let privatePort = 0

const freePort = async () => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const port = portOf(probe)
  await new Promise((resolve) => probe.close(resolve))
  return port
}

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  privatePort = await freePort()
  for (const name of names) version.set(name, 1)
  failingStarts.add('nyestek')
  server = await startClubsServer({
    clubs: names.map((name) => ({
      name,
      host: hostOf(name),
      env: {
        ...fakeEnv,
        APP_NAME: name,
        PUBLIC_ORIGIN: `https://${hostOf(name)}`,
        CLIENT_SECRET: secretOf(name),
        PURGE_SECRET: purgeSecretOf(name),
        SITE_PRIVATE_PORT: privatePort,
      },
    })),
    log,
    files: builtFiles(import.meta.dirname),
    retryAfter: 200,
    startPages: async ({ name, host, env }, clubLog) => {
      if (failingStarts.delete(name)) throw new Error('no pack')
      const build = fakeBuild({
        createSite: async ({ apiHost }) => ({
          origin: env.PUBLIC_ORIGIN,
          clubFiles: new Map([
            [
              '/favicon.ico',
              { type: 'image/x-icon', cacheControl: 'public', bytes: Buffer.from(`icon of ${name}`) },
            ],
          ]),
          client: createClient({
            origins: [`http://127.0.0.1:${portOf(api)}`],
            apiHost,
            publicOrigin: env.PUBLIC_ORIGIN,
            secret: env.CLIENT_SECRET,
            log: clubLog,
          }),
        }),
      })
      const site = await createSiteOf(build, {
        env,
        log: clubLog,
        filesDir: import.meta.dirname,
        apiHost: host,
      })
      return createPages(build, env, site)
    },
  })
})
afterAll(() => {
  for (const each of [server, api]) {
    each.closeAllConnections()
    each.close()
  }
  for (const signal of signals)
    for (const listener of process.listeners(signal).filter((one) => !before[signal].includes(one)))
      process.off(signal, listener)
})
beforeEach(() => {
  asked = []
  wrongCalls = 0
  slow.clear()
})

type Sent = { method?: string; headers?: Record<string, string>; body?: string; port?: number }

function send(
  host: string | undefined,
  path: string,
  sent: Sent = {},
): Promise<{ status: number; body: string }> {
  const { method = 'GET', headers = {}, body = '', port = portOf(server) } = sent
  return new Promise((resolve, reject) => {
    const all = { 'content-length': String(body.length), ...headers, ...(host === undefined ? {} : { host }) }
    const outgoing = request(
      { host: '127.0.0.1', port, path, method, headers: all, setHost: false },
      (incoming) => {
        text(incoming).then((answer) => resolve({ status: incoming.statusCode ?? 0, body: answer }), reject)
      },
    )
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

const drop = (host: string, secret: string) =>
  send(host, '/drop', {
    method: 'POST',
    port: privatePort,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: '{"tags":["settings"]}',
  })

describe('several clubs in one site', () => {
  test('a club that did not start is 503, is tried again, and keeps no other from starting', async () => {
    expect(lines).toContainEqual(
      expect.objectContaining({ club: 'nyestek', err: 'no pack', msg: 'the club did not start' }),
    )
    expect((await send(hostOf('vidrak'), '/eredet')).status).toBe(200)
    await expect.poll(async () => (await send(hostOf('nyestek'), '/eredet')).status).toBe(200)
  })

  test('never mix: pages, cached answers, files, secrets and forms follow the Host', async () => {
    const club = fc.constantFrom(...names)
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('page' as const), club }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('origin' as const), club }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('icon' as const), club }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('form' as const), club, other: club }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop' as const), club, other: club }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('unknown' as const), host: fc.domain() }) },
    )
    type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

    async function take(next: Step): Promise<void> {
      if (next.kind === 'unknown') return expect((await send(next.host, '/eredet')).status).toBe(421)
      const { club: name } = next
      const host = hostOf(name)
      if (next.kind === 'page')
        return expect(await send(host, '/beallitasok')).toEqual({ status: 200, body: answerOf(name) })
      if (next.kind === 'origin') return expect((await send(host, '/eredet')).body).toBe(`https://${host}`)
      if (next.kind === 'icon') return expect((await send(host, '/favicon.ico')).body).toBe(`icon of ${name}`)
      if (next.kind === 'form') {
        const headers = { origin: `https://${hostOf(next.other)}` }
        const { status } = await send(host, '/urlap', { method: 'POST', headers })
        return expect(status).toBe(next.other === name ? 200 : 403)
      }
      const { status } = await drop(host, purgeSecretOf(next.other))
      expect(status).toBe(next.other === name ? 204 : 401)
    }

    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ published: club, steps: fc.array(step, { maxLength: 10 }) }), { maxLength: 4 }),
        async (rounds) => {
          for (const { published, steps } of rounds) {
            await Promise.all(steps.map(take))
            version.set(published, (version.get(published) ?? 0) + 1)
            expect((await drop(hostOf(published), purgeSecretOf(published))).status).toBe(204)
            for (const name of names) await take({ kind: 'page', club: name })
          }
        },
      ),
      { numRuns: 40 },
    )
    expect(wrongCalls).toBe(0)
  })

  test('answers of one club are kept when another one is purged', async () => {
    for (const name of names) await send(hostOf(name), '/beallitasok')
    asked = []
    await drop(hostOf('vidrak'), purgeSecretOf('vidrak'))
    for (const name of names) await send(hostOf(name), '/beallitasok')
    expect(asked).toEqual(['vidrak'])
  })

  test('an unknown or missing Host is 421 at both listeners; health is that of the process', async () => {
    // Node itself answers 400 where HTTP/1.1 has no Host.
    for (const host of [undefined, 'idegen.example', '127.0.0.1', 'vidrak.example:8080'])
      for (const path of ['/', '/eredet', '/favicon.ico', '/clubs-server.test.ts'])
        expect((await send(host, path)).status).toBe(host === undefined ? 400 : 421)
    expect((await drop('idegen.example', purgeSecretOf('vidrak'))).status).toBe(421)
    expect(await send('127.0.0.1', '/readyz')).toEqual({ status: 200, body: '{"status":"ok"}' })
    expect((await send('127.0.0.1', '/healthz')).status).toBe(200)
    expect((await send(hostOf('sunok'), '/readyz')).status).toBe(200)
  })

  test('each line of the log names the club', async () => {
    lines.length = 0
    await send(hostOf('sunok'), '/kezdo')
    await expect.poll(() => lines).toMatchObject([{ club: 'sunok', msg: 'answered', status: 200 }])
  })

  test('X4, S6: while the api hangs for one club, a flood of it takes no place of the others', async () => {
    for (const name of names) {
      await drop(hostOf(name), purgeSecretOf(name))
      await send(hostOf(name), '/beallitasok')
    }
    slow.add('vidrak')
    await drop(hostOf('vidrak'), purgeSecretOf('vidrak'))
    const flood = Array.from({ length: 100 }, (_, visitor) =>
      send(hostOf('vidrak'), '/beallitasok', { headers: { 'x-real-ip': `10.0.0.${visitor}` } }),
    )
    const slowPages = Array.from({ length: 100 }, (_, visitor) =>
      send(hostOf('sunok'), '/lassu', { headers: { 'x-real-ip': `10.0.1.${visitor}` } }),
    )
    const statuses: number[] = []
    for (let count = 0; count < 20; count++)
      statuses.push((await send(hostOf('nyestek'), '/beallitasok')).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const refused = (await Promise.all([...flood, ...slowPages])).filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(100)
  })
})
