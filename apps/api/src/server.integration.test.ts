import { once } from 'node:events'
import { callTable } from '@palank/contract/calls'
import { openApiText } from '@palank/contract/openapi'
import { problem } from '@palank/contract/problem'
import { beforeAll, describe, expect, test } from 'vitest'
import { servedCalls } from './server.ts'
import { createTestApi, expectProblem, testEnv } from './testing/api.ts'
import { connect, type Owner, requiredEnv } from './testing/database.ts'
import { freePort, sendRaw, startMain } from './testing/process.ts'
import { api, owner, useFilledApi } from './testing/use-filled-api.ts'

useFilledApi()

const apiRole = () => decodeURIComponent(new URL(requiredEnv('API_DATABASE_URL')).username)

/** Makes the database refuse the api's connections, as when it restarts or is full. */
async function blockApiRole(superuser: Owner) {
  await superuser.query(`alter role "${apiRole()}" connection limit 0`)
  await superuser.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
    apiRole(),
  ])
}
const unblockApiRole = (superuser: Owner) => superuser.query(`alter role "${apiRole()}" connection limit 40`)

describe('health', () => {
  test('A11: /healthz reports the version, and needs no secret', async () => {
    const response = await api.app.inject('/healthz')
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok', version: 'v0.0.1' }])
  })

  test('X2: without a database /healthz answers, /readyz and the calls are 503', async () => {
    const disconnected = createTestApi(
      testEnv({ API_DATABASE_URL: 'postgres://nobody:none@127.0.0.1:1/none' }),
    )
    expect((await disconnected.send('/healthz')).status).toBe(200)
    expectProblem(await disconnected.send('/readyz'), 503)
    expectProblem(await disconnected.call('article/list'), 503)
    expect((await disconnected.call('server-config')).status).toBe(200)
    await disconnected.close()
  })

  test('X2: reconnects to a database that was down', async () => {
    const superuser = await connect(requiredEnv('SUPERUSER_URL'))
    expect((await api.send('/readyz')).status).toBe(200)
    await blockApiRole(superuser)
    try {
      expectProblem(await api.send('/readyz'), 503)
      for (const name of ['video/list', 'banner/popup'] as const) expectProblem(await api.call(name), 503)
    } finally {
      await unblockApiRole(superuser)
      await superuser.end()
    }
    const { host } = new URL(requiredEnv('API_DATABASE_URL'))
    // On a busy machine the api has probed it meanwhile, and does so again only after a pause.
    await expect
      .poll(async () => (await api.send('/readyz')).body)
      .toEqual({ status: 'ok', databases: [{ host, role: 'primary' }] })
    expect((await api.call('video/list')).status).toBe(200)
  })

  test('X2: a draining server is not ready, but still answers', async () => {
    const draining = createTestApi()
    draining.drain()
    expectProblem(await draining.send('/readyz'), 503)
    expect((await draining.call('menu/list')).status).toBe(200)
    await draining.close()
  })
})

describe('F5: the description of the api', () => {
  test('is served as generated from the contract', async () => {
    const { status, type, body } = await api.send('/api/v1/openapi.json', { headers: { authorization: '' } })
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8'])
    expect(body).toEqual(JSON.parse(openApiText()))
  })
})

describe('X2: every error is problem JSON', () => {
  test.each([
    '/',
    '/api/v1',
    '/api/v1/',
    '/api/v1/article',
    '/api/v1/menu/list/',
    '/api/v2/menu/list',
    '/%2e%2e/etc',
  ])('an unknown path, %s: 404', async (path) => expectProblem(await api.send(path), 404))

  test.each(['%zz', '%', '%00', '%E0%A4', 'a%00b', '%ED%A0%80'])(
    'a path that ends in %s: 400',
    async (text) => {
      expectProblem(await api.send(`/api/v1/article/find/${text}`), 400)
    },
  )

  test('a stray percent sign in a query is an ordinary character', async () => {
    for (const text of ['%zz', '%', '%E0%A4', '%00']) {
      expect((await api.send(`/api/v1/search/find?keyword=${text}`)).status).toBe(200)
      expectProblem(await api.send(`/api/v1/article/list?page=${text}`), 400)
    }
  })

  test('a slug of any length is rejected or not found', async () => {
    for (const length of [201, 2_000, 2_001, 10_000]) {
      const answer = await api.send(`/api/v1/page/find/${'x'.repeat(length)}`)
      expect([400, 404, 414]).toContain(answer.status)
      expectProblem(answer, answer.status)
    }
  })

  test.each(['2147483648', '9999999999', '1'.padEnd(21, '0')])(
    'number %s is out of range: 400',
    async (number) => {
      const texts = new Set([
        'lang',
        'keyword',
        'type',
        'filters[category]',
        'filters[highlight]',
        'filters[visible]',
      ])
      for (const name of servedCalls) {
        const { params, query } = callTable[name]
        const values = Object.fromEntries(Object.keys(params.shape).map((key) => [key, number]))
        // These take a slug too, which may consist of digits.
        if (name === 'article/find' || name === 'page/find')
          expectProblem(await api.call(name, { params: values }), 404)
        else if (Object.keys(values).length > 0) expectProblem(await api.call(name, { params: values }), 400)
        for (const key of Object.keys(query.shape).filter((key) => !texts.has(key))) {
          const valid = Object.fromEntries(Object.keys(params.shape).map((param) => [param, 2025]))
          expectProblem(await api.call(name, { params: valid, query: { keyword: 'a', [key]: number } }), 400)
        }
      }
    },
  )

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s where only GET is allowed',
    async (method) => {
      const answer = await api.send('/api/v1/menu/list', { method })
      expect([404, 405]).toContain(answer.status)
      expectProblem(answer, answer.status)
    },
  )

  test.each([
    ['application/json', '{'],
    ['application/json', ''],
    ['text/weird', 'x'],
    ['application/json', `"${'x'.repeat(70_000)}"`],
  ])('an unexpected body, %s', async (type, payload) => {
    const answer = await api.send('/api/v1/menu/list', {
      method: 'POST',
      payload,
      headers: { 'content-type': type },
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expectProblem(answer, answer.status)
  })

  test('HEAD answers as GET does, without a body', async () => {
    const { status, text } = await api.send('/api/v1/menu/list', { method: 'HEAD' })
    expect([status, text]).toEqual([200, ''])
  })
})

describe('X2: on a raw socket', () => {
  let port = 0
  beforeAll(async () => {
    port = await freePort()
    await api.app.listen({ port, host: '127.0.0.1' })
  })
  const get = (path: string, header = 'X-A: b') =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${header}\r\n\r\n`

  test.each([
    ['no HTTP', 'LÓ-FÜL\r\n\r\n', [400]],
    ['a broken header', 'GET / HTTP/1.1\r\nHost x\r\n\r\n', [400]],
    ['no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', [400]],
    ['headers too large', get('/healthz', `X-Big: ${'x'.repeat(20_000)}`), [431]],
    ['an address too long', get(`/api/v1/search/find?keyword=${'x'.repeat(20_000)}`), [414, 431]],
    ['a bad escape', get('/api/v1/article/find/%zz'), [400]],
    ['an unknown path', get('/semmi'), [404]],
  ])('%s', async (_case, bytes, statuses) => {
    const { status, head, body } = await sendRaw(port, bytes)
    expect(statuses).toContain(status)
    expect(head.toLowerCase()).toContain('content-type: application/problem+json; charset=utf-8')
    expect(problem.strict().parse(JSON.parse(body)).status).toBe(status)
  })
})

describe('the process', () => {
  const envOf = async () => ({
    APP_NAME: 'sunok',
    API_DATABASE_URL: requiredEnv('API_DATABASE_URL'),
    CLIENT_SECRET: requiredEnv('CLIENT_SECRET'),
    API_PORT: String(await freePort()),
  })

  test('X2: on SIGTERM it finishes open requests, accepts no new ones, and exits with 0', async () => {
    const env = await envOf()
    // However long this test is held up, what it keeps waiting is not cancelled.
    const patient = `${env.API_DATABASE_URL}?statement_timeout=60s`
    const main = startMain({ ...env, API_DATABASE_URL: patient })
    await main.listening()
    const origin = `http://127.0.0.1:${env.API_PORT}`
    const headers = { authorization: env.CLIENT_SECRET }
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    await owner.query('begin; lock table public.videos in access exclusive mode')
    const openRequest = fetch(`${origin}/api/v1/video/list`, { headers })
    const waitingLocks = async () => (await owner.query('select from pg_locks where not granted')).rowCount
    await expect.poll(waitingLocks).toBeGreaterThan(0)
    const signalled = Date.now()
    main.child.kill('SIGTERM')
    await expect.poll(() => main.output()).toContain('draining')
    const visit = () =>
      fetch(`${origin}/healthz`).then(
        () => 'answered',
        (error: Error) => error.message,
      )
    await expect.poll(visit).toBe('fetch failed')
    await owner.query('commit')
    const answer = await openRequest
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ meta: { total: 2 } })
    expect(await main.ended).toBe(0)
    expect(Date.now() - signalled).toBeLessThan(10_000)
  })

  test.each(['gone', 'stopped'])(
    'X2: on SIGTERM it exits also when the reader of its log is %s',
    async (reader) => {
      const env = await envOf()
      const main = startMain(env)
      await main.listening()
      if (reader === 'gone') main.child.stdout.destroy()
      else main.child.stdout.pause()
      // More than the kernel keeps for the reader.
      const request = () => fetch(`http://127.0.0.1:${env.API_PORT}/nowhere`).then((answer) => answer.text())
      for (let round = 0; round < 60; round++) await Promise.all(Array.from({ length: 50 }, request))
      const exit = once(main.child, 'exit')
      main.child.kill('SIGTERM')
      expect(await exit).toEqual([0, null])
    },
  )

  test('X2: its log contains no keyword, slug, query or secret', async () => {
    const env = { ...(await envOf()), LOG_LEVEL: 'debug' }
    const main = startMain(env)
    await main.listening()
    const headers = { authorization: env.CLIENT_SECRET }
    const origin = `http://127.0.0.1:${env.API_PORT}/api/v1`
    const canary = 'kanarimadar'
    const get = (path: string, more: object = {}) =>
      fetch(`${origin}${path}`, { headers: { ...headers, ...more } })
    const statuses = [
      await get(`/search/find?keyword=${canary}`),
      await get(`/article/find/${canary}?x=${canary}`),
      await get(`/article/list?page=${canary}&filters[category]=${canary}`),
      await get('/menu/list', { authorization: canary }),
      await get('/menu/list', { 'x-localization': canary }),
      await get(`/${canary}`),
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 404, 400, 401, 400, 404])
    await sendRaw(Number(env.API_PORT), `${canary}\r\n\r\n`)
    const superuser = await connect(requiredEnv('SUPERUSER_URL'))
    await blockApiRole(superuser)
    try {
      expect((await get(`/search/find?keyword=${canary}`)).status).toBe(503)
    } finally {
      await unblockApiRole(superuser)
      await superuser.end()
    }
    main.child.kill('SIGTERM')
    expect(await main.ended).toBe(0)
    const output = main.output()
    expect(output).toContain('"call":"search/find","status":200')
    expect(output).toContain('call failed')
    for (const secret of [canary, env.CLIENT_SECRET, new URL(env.API_DATABASE_URL).password, '?'])
      expect(output).not.toContain(secret)
  })

  test.each([
    ['API_DATABASE_URL', 'mysql://titok'],
    ['CLIENT_SECRET', 'titok'],
    ['API_PORT', 'titok'],
    ['APP_NAME', '/titok'],
  ])('X2: an invalid %s stops the start, reported by name without its value', async (name, value) => {
    const main = startMain({ ...(await envOf()), [name]: value })
    expect(await main.ended).toBe(1)
    expect(main.output()).toContain(`${name}: `)
    expect(main.output()).not.toContain('titok')
  })
})
