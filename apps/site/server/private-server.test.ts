import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPrivateServer } from './private-server.ts'
import { portOf } from './testing/port-of.ts'

const secret = 'a secret for the tests, long enough'
let calls: unknown[] = []
const server = createPrivateServer({
  secret,
  drop: (...args) => {
    calls.push(args)
    if (args[0].includes('broken')) throw new Error('broken')
    return 1
  },
  log: pino({ level: 'silent' }),
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())
beforeEach(() => {
  calls = []
})

async function statusOf(
  body: string,
  { path = '/drop', authorization = `Bearer ${secret}`, method = 'POST' } = {},
) {
  const init = { method, headers: { authorization }, ...(method === 'POST' ? { body } : {}) }
  const response = await fetch(`http://127.0.0.1:${portOf(server)}${path}`, init)
  return response.status
}

test('S10: the entries with a tag are dropped', async () => {
  expect(await statusOf('{"tags":["articles","articles:7"]}')).toBe(204)
  expect(await statusOf('{"tags":["articles:7"],"gone":true}')).toBe(204)
  expect(calls).toEqual([
    [['articles', 'articles:7'], false],
    [['articles:7'], true],
  ])
})

test.each(['', 'Bearer', 'Bearer another secret, of any length', `Basic ${secret}`, `Bearer ${secret}x`])(
  'X4: "%s" is not allowed to',
  async (authorization) => {
    expect(await statusOf('{"tags":["articles"]}', { authorization })).toBe(401)
    expect(calls).toEqual([])
  },
)

test.each(['', 'tags', '[]', '{"tags":"articles"}', '{"tags":["<b>"]}', '{"tags":[1]}', ' '.repeat(70_000)])(
  'X5: a bad body is 400 (%#)',
  async (body) => {
    expect(await statusOf(body)).toBe(400)
    expect(calls).toEqual([])
  },
)

test('there is nothing else', async () => {
  expect(await statusOf('{}', { path: '/' })).toBe(404)
  expect(await statusOf('{}', { method: 'GET' })).toBe(405)
  expect(await statusOf('{"tags":["broken"]}')).toBe(500)
})
