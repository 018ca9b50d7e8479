import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, requiredEnv } from './testing/database.ts'
import { freePort, startMain } from './testing/process.ts'
import { useFilledApi } from './testing/use-filled-api.ts'

useFilledApi()

let main: ReturnType<typeof startMain>
let port: number
let metricsPort: number
const secret = requiredEnv('CLIENT_SECRET')

beforeAll(async () => {
  port = await freePort()
  metricsPort = await freePort()
  main = startMain({
    APP_NAME: 'vidrak',
    API_DATABASE_URL: requiredEnv('API_DATABASE_URL'),
    CLIENT_SECRET: secret,
    API_PORT: String(port),
    METRICS_PORT: String(metricsPort),
  })
  await main.listening()
})
afterAll(async () => {
  main.child.kill('SIGTERM')
  await main.ended
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: secret, ...headers } })
const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

type Line = Record<string, unknown>
const lines = (): Line[] =>
  main
    .output()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

async function linesOf(requestId: string): Promise<Line[]> {
  // The log is flushed once a second.
  for (let tries = 0; tries < 600; tries++) {
    const found = lines().filter((line) => line.requestId === requestId)
    if (found.length > 0) return found
    await sleep(50)
  }
  return []
}

describe('the log', () => {
  test('carries the id that came with a request', async () => {
    await get('/api/v1/article/list', { 'x-request-id': 'from-the-edge-1' })
    expect(await linesOf('from-the-edge-1')).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        service: 'api',
        club: 'vidrak',
        requestId: 'from-the-edge-1',
        call: 'article/list',
        status: 200,
        ms: expect.any(Number),
        msg: 'answered',
      },
    ])
  })

  test('makes an id where none came, or a malformed one', async () => {
    await get('/api/v1/menu/list', { 'x-request-id': 'two words' })
    await get('/api/v1/menu/list')
    await get('/api/v1/menu/list', { 'x-request-id': 'last' })
    await linesOf('last')
    const ids = lines().flatMap(({ requestId, call }) => (call === 'menu/list' ? [String(requestId)] : []))
    expect(ids).toHaveLength(3)
    for (const id of ids.slice(0, 2)) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('has one shape', () => {
    for (const line of lines()) {
      expect(line).toMatchObject({ service: 'api', club: 'vidrak', msg: expect.any(String) })
      expect(['info', 'warn', 'error']).toContain(line.level)
      expect(Date.parse(String(line.time))).not.toBeNaN()
    }
  })
})

describe('the metrics', () => {
  test('count requests by call and class of the status, never by what a caller sent', async () => {
    await get('/api/v1/article/find/nincs-ilyen-cikk')
    await get('/api/v1/nonsense')
    const text = await metrics()
    expect(text).toMatch(
      /palank_request_seconds_count\{club="vidrak",name="article\/list",status="2xx"\} [1-9]/,
    )
    expect(text).toMatch(/palank_request_seconds_count\{club="vidrak",name="article\/find",status="4xx"\} 1/)
    expect(text).not.toMatch(/nincs-ilyen|nonsense|name=""/)
  })

  test('say whether the database answers, and how busy its connections are', async () => {
    const text = await metrics()
    expect(text).toContain('palank_database_up{club="vidrak"} 1')
    expect(text).toContain('palank_database_connections_max{club="vidrak"} 10')
    expect(text).toMatch(/palank_database_queries_running\{club="vidrak"\} \d/)
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  test('are not served on the port of the api', async () => {
    expect((await get('/metrics')).status).toBe(404)
  })
})

describe('a statement', () => {
  test('names its call, and no value', async () => {
    const superuser = await connect(requiredEnv('SUPERUSER_URL'))
    // Waits until they are gone, with what they were asked before.
    await superuser.query(
      'select pg_terminate_backend(pid, 30000) from pg_stat_activity where usename like $1',
      ['%\\_api'],
    )
    await sleep(300)
    await get('/api/v1/search/find?keyword=kanari')
    await get('/api/v1/page/find/kanari')
    const { rows } = await superuser.query<{ query: string }>(
      `select query from pg_stat_activity where usename like $1 and query <> ''`,
      ['%\\_api'],
    )
    await superuser.end()
    expect(rows.length).toBeGreaterThan(0)
    for (const { query } of rows) {
      expect(query).toMatch(/^\/\* (search\/find|page\/find|readyz|probe) \*\/ /)
      expect(query).not.toContain('kanari')
    }
  })
})

test('the process ends although Prometheus keeps its connection', async () => {
  const own = await freePort()
  const other = startMain({
    APP_NAME: 'vidrak',
    API_DATABASE_URL: requiredEnv('API_DATABASE_URL'),
    CLIENT_SECRET: secret,
    API_PORT: String(await freePort()),
    METRICS_PORT: String(own),
  })
  await other.listening()
  await (await fetch(`http://127.0.0.1:${own}/metrics`)).text()
  other.child.kill('SIGTERM')
  const [code] = await once(other.child, 'exit')
  expect(code).toBe(0)
})
