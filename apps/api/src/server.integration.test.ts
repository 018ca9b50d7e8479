import { setTimeout as sleep } from 'node:timers/promises'
import { openApiText } from '@palank/contract/openapi'
import { problem } from '@palank/contract/problem'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectProblem, openApi, testEnv } from './testing/api.ts'
import { connect, needed, type Owner } from './testing/database.ts'
import { api, owner, useFilledApi } from './testing/filled-api.ts'
import { freePort, rawly, startMain } from './testing/process.ts'

useFilledApi()

const apiRole = () => decodeURIComponent(new URL(needed('API_DATABASE_URL')).username)

/** The database refuses the api, as when it is restarted or full; `login` lets it in again. */
async function shutOut(superuser: Owner) {
  await superuser.query(`alter role "${apiRole()}" connection limit 0`)
  await superuser.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
    apiRole(),
  ])
}
const letIn = (superuser: Owner) => superuser.query(`alter role "${apiRole()}" connection limit 40`)

describe('health', () => {
  test('A11: /healthz tells the version, and asks for no secret', async () => {
    const response = await api.app.inject('/healthz')
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok', version: 'v0.0.1' }])
  })

  test('X2: without a database /healthz lives, /readyz and the calls say 503', async () => {
    const lost = openApi(testEnv({ API_DATABASE_URL: 'postgres://nobody:none@127.0.0.1:1/none' }))
    expect((await lost.send('/healthz')).status).toBe(200)
    expectProblem(await lost.send('/readyz'), 503)
    expectProblem(await lost.ask('article/list'), 503)
    expect((await lost.ask('server-config')).status).toBe(200)
    await lost.close()
  })

  test('X2: a database that goes and comes back is found again', async () => {
    const superuser = await connect(needed('SUPERUSER_URL'))
    expect((await api.send('/readyz')).status).toBe(200)
    await shutOut(superuser)
    try {
      expectProblem(await api.send('/readyz'), 503)
      for (const name of ['video/list', 'banner/popup'] as const) expectProblem(await api.ask(name), 503)
    } finally {
      await letIn(superuser)
      await superuser.end()
    }
    expect((await api.send('/readyz')).body).toEqual({ status: 'ok' })
    expect((await api.ask('video/list')).status).toBe(200)
  })

  test('X2: a server that is going away is not ready, and still answers', async () => {
    const leaving = openApi()
    leaving.drain()
    expectProblem(await leaving.send('/readyz'), 503)
    expect((await leaving.ask('menu/list')).status).toBe(200)
    await leaving.close()
  })
})

describe('F5: the description of the api', () => {
  test('is served as the contract writes it', async () => {
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

  test('a percent sign of no meaning in a query is a character like others', async () => {
    for (const text of ['%zz', '%', '%E0%A4', '%00']) {
      expect((await api.send(`/api/v1/search/find?keyword=${text}`)).status).toBe(200)
      expectProblem(await api.send(`/api/v1/article/list?page=${text}`), 400)
    }
  })

  test('a slug of any length is refused or not found', async () => {
    for (const length of [201, 2_000, 2_001, 10_000]) {
      const answer = await api.send(`/api/v1/page/find/${'x'.repeat(length)}`)
      expect([400, 404, 414]).toContain(answer.status)
      expectProblem(answer, answer.status)
    }
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s where only GET is known',
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
  ])('a body that nobody asked for, %s', async (type, payload) => {
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

describe('X2: on a bare socket', () => {
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
    const { status, head, body } = await rawly(port, bytes)
    expect(statuses).toContain(status)
    expect(head.toLowerCase()).toContain('content-type: application/problem+json; charset=utf-8')
    expect(problem.strict().parse(JSON.parse(body)).status).toBe(status)
  })
})

describe('the process', () => {
  const envOf = async () => ({
    APP_NAME: 'solymok',
    API_DATABASE_URL: needed('API_DATABASE_URL'),
    CLIENT_SECRET: needed('CLIENT_SECRET'),
    API_PORT: String(await freePort()),
  })

  test('X2: at SIGTERM it finishes what it has begun, takes no more, and ends with 0', async () => {
    const env = await envOf()
    const main = startMain(env)
    await main.listening()
    const origin = `http://127.0.0.1:${env.API_PORT}`
    const headers = { authorization: env.CLIENT_SECRET }
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    await owner.query('begin; lock table public.videos in access exclusive mode')
    const begun = fetch(`${origin}/api/v1/video/list`, { headers })
    const waiting = async () => (await owner.query('select from pg_locks where not granted')).rowCount
    await expect.poll(waiting, { timeout: 5_000 }).toBeGreaterThan(0)
    const signalled = Date.now()
    main.child.kill('SIGTERM')
    await expect.poll(() => main.output(), { timeout: 5_000 }).toContain('draining')
    await sleep(200)
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed')
    await owner.query('commit')
    const answer = await begun
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ meta: { total: 2 } })
    expect(await main.ended).toBe(0)
    expect(Date.now() - signalled).toBeLessThan(10_000)
  })

  test('X2: its log names no keyword, no slug, no query and no secret', async () => {
    const env = { ...(await envOf()), LOG_LEVEL: 'debug' }
    const main = startMain(env)
    await main.listening()
    const headers = { authorization: env.CLIENT_SECRET }
    const origin = `http://127.0.0.1:${env.API_PORT}/api/v1`
    const canary = 'kanarimadar'
    const ask = (path: string, more: object = {}) =>
      fetch(`${origin}${path}`, { headers: { ...headers, ...more } })
    const statuses = [
      await ask(`/search/find?keyword=${canary}`),
      await ask(`/article/find/${canary}?x=${canary}`),
      await ask(`/article/list?page=${canary}&filters[category]=${canary}`),
      await ask('/menu/list', { authorization: canary }),
      await ask('/menu/list', { 'x-localization': canary }),
      await ask(`/${canary}`),
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 404, 400, 401, 400, 404])
    await rawly(Number(env.API_PORT), `${canary}\r\n\r\n`)
    const superuser = await connect(needed('SUPERUSER_URL'))
    await shutOut(superuser)
    try {
      expect((await ask(`/search/find?keyword=${canary}`)).status).toBe(503)
    } finally {
      await letIn(superuser)
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
    ['APP_NAME', 'titok'],
  ])('X2: a wrong %s stops the start, by its name and without its value', async (name, value) => {
    const main = startMain({ ...(await envOf()), [name]: value })
    expect(await main.ended).toBe(1)
    expect(main.output()).toContain(`${name}: `)
    expect(main.output()).not.toContain('titok')
  })
})
