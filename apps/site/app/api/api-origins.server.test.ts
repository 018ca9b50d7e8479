import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createApiOrigins } from './api-origins.server.ts'
import { type FakeApi, failure, json, memoryLog, startFakeApi, warning } from './testing/fake-api-server.ts'

let one: FakeApi
let other: FakeApi
let memory: ReturnType<typeof memoryLog>
beforeEach(async () => {
  one = await startFakeApi()
  other = await startFakeApi()
  for (const api of [one, other]) api.answer = json({ ok: true })
  memory = memoryLog()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all([one.close(), other.close()])
})
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const messages = (level: number) => memory.lines.filter((line) => line.level === level).map(({ msg }) => msg)
const originsOf = (...apis: FakeApi[]) =>
  createApiOrigins(
    apis.map(({ origin }) => origin),
    memory.log,
  )

function read({ json }: { json: unknown }) {
  if (typeof json === 'string') throw new ApiError(502, 'malformed')
  return { json }
}

/** A call of its own for each path. */
const getFrom = (origins: ReturnType<typeof originsOf>, path: string) => origins.get(path, path, {}, read)

const statusOf = (answer: Promise<{ json: unknown }>) =>
  answer.then(
    () => 200,
    (error: ApiError) => error.status,
  )

describe('the circuit breaker', () => {
  const sick = json({ message: 'broken' }, 500)
  const breakCircuit = async (origins: ReturnType<typeof originsOf>) => {
    for (const number of [1, 2, 3, 4, 5]) await statusOf(getFrom(origins, `/${number}?lang=hu`))
  }

  test('R3: a failing api is tried once a second, the other calls are rejected at once', async () => {
    const origins = originsOf(one)
    one.answer = sick
    expect(origins.isFailing()).toBe(false)
    await breakCircuit(origins)
    expect(origins.isFailing()).toBe(true)
    one.requests.length = 0
    const seconds = 5
    const statuses = new Set<number>()
    for (let moment = 0; moment < seconds * 10; moment += 1) {
      later(100)
      const calls = Array.from({ length: 4 }, (_, call) => statusOf(getFrom(origins, `/x${moment}-${call}`)))
      for (const status of await Promise.all(calls)) statuses.add(status)
    }
    expect(one.requests.length).toBeGreaterThanOrEqual(seconds - 1)
    expect(one.requests.length).toBeLessThanOrEqual(seconds)
    expect([...statuses].toSorted()).toEqual([500, 503])
    expect(messages(failure)).toEqual(['the api keeps failing, trying one call a second'])
  })

  test('R1: the first call that succeeds closes it', async () => {
    const origins = originsOf(one)
    one.answer = sick
    await breakCircuit(origins)
    one.answer = json({ ok: true })
    expect(await statusOf(getFrom(origins, '/a'))).toBe(503)
    later(1_001)
    expect(await statusOf(getFrom(origins, '/a'))).toBe(200)
    expect(origins.isFailing()).toBe(false)
    expect(messages(warning)).toEqual(['the api answers again'])
  })

  test('R3: one call that fails for ever, whatever its address, does not open it', async () => {
    const origins = originsOf(one)
    one.answer = sick
    for (let count = 0; count < 20; count += 1) await statusOf(origins.get('bad', `/bad/${count}`, {}, read))
    expect(origins.isFailing()).toBe(false)
    expect(one.requests).toHaveLength(20)
  })

  test.each([404, 400, 401, 429])('R3: an api that answers %i is alive', async (status) => {
    const origins = originsOf(one)
    one.answer = json({}, status)
    for (let count = 0; count < 10; count += 1)
      expect(await statusOf(getFrom(origins, `/${count}`))).toBe(status)
    expect(origins.isFailing()).toBe(false)
  })
})

describe('several servers', () => {
  test('R1: take turns', async () => {
    const origins = originsOf(one, other)
    for (let count = 0; count < 6; count += 1) await getFrom(origins, '/a')
    expect([one.requests.length, other.requests.length]).toEqual([3, 3])
  })

  test.each([
    ['refuses connections', () => one.close()],
    ['breaks connections', () => (one.answer = (_, response) => response.destroy())],
    ['answers 503', () => (one.answer = json({}, 503))],
    ['answers with HTML', () => (one.answer = (_, response) => response.end('<!doctype html>'))],
    ['answers with another shape', () => (one.answer = json('seven'))],
  ])('R6: while one %s, the other answers', async (_, breakOne) => {
    const origins = originsOf(one, other)
    await breakOne()
    const calls = Array.from({ length: 20 }, (_, count) => getFrom(origins, `/${count}`))
    expect((await Promise.all(calls)).map(({ json }) => json)).toEqual(Array(20).fill({ ok: true }))
    expect(origins.isFailing()).toBe(false)
    expect(other.requests).toHaveLength(20)
  })

  test('R3: one that keeps failing gets one call a second, and its turn again when it is up', async () => {
    const origins = originsOf(one, other)
    one.answer = json({}, 503)
    for (let count = 0; count < 12; count += 1) await getFrom(origins, `/${count}`)
    one.requests.length = 0
    for (let moment = 0; moment < 30; moment += 1) {
      later(100)
      await getFrom(origins, `/x${moment}`)
    }
    await expect.poll(() => one.requests.length).toBeGreaterThan(1)
    expect(one.requests.length).toBeLessThanOrEqual(3)
    one.answer = json({ ok: true })
    later(1_001)
    await getFrom(origins, '/probe')
    await expect.poll(() => messages(warning)).toEqual(['the api answers again'])
    one.requests.length = 0
    for (let count = 0; count < 4; count += 1) await getFrom(origins, '/a')
    expect(one.requests).toHaveLength(2)
  })

  test('R6: when one is restarted right after the other, no call fails', async () => {
    const origins = originsOf(one, other)
    one.answer = json({}, 503)
    for (let count = 0; count < 12; count += 1) await getFrom(origins, `/${count}`)
    expect(messages(failure)).toHaveLength(1)
    one.answer = json({ ok: true })
    other.answer = json({}, 503)
    for (let count = 0; count < 12; count += 1)
      expect(await statusOf(getFrom(origins, `/x${count}`))).toBe(200)
    expect(messages(warning)).toEqual(['the api answers again'])
  })

  test('R3: while all keep failing, each gets one call a second', async () => {
    const origins = originsOf(one, other)
    for (const api of [one, other]) api.answer = json({}, 503)
    for (let count = 0; count < 12; count += 1) await statusOf(getFrom(origins, `/${count}`))
    for (const api of [one, other]) api.requests.length = 0
    for (let moment = 0; moment < 30; moment += 1) {
      later(100)
      expect(await statusOf(getFrom(origins, `/x${moment}`))).toBe(503)
    }
    expect(one.requests.length + other.requests.length).toBeLessThanOrEqual(6)
  })

  test('R6: an answer of 500 is not asked for again elsewhere', async () => {
    const origins = originsOf(one, other)
    for (const api of [one, other]) api.answer = json({}, 500)
    expect(await statusOf(getFrom(origins, '/a'))).toBe(500)
    expect(one.requests.length + other.requests.length).toBe(1)
  })
})

describe('posts', () => {
  const postTwice = async () => {
    const origins = originsOf(one, other)
    return [await origins.post('/join', {}, {}), await origins.post('/join', {}, {})]
  }

  test('J1: go to the other server where the first was never reached', async () => {
    await one.close()
    expect((await postTwice()).map(({ status }) => status)).toEqual([200, 200])
    expect(other.requests).toHaveLength(2)
  })

  test.each([
    ['a broken connection', (_: unknown, response: { destroy: () => unknown }) => response.destroy(), 502],
    ['503', json({}, 503), 503],
  ])('J1: are not repeated after %s: the first server may have stored them', async (_, answer, status) => {
    for (const api of [one, other]) api.answer = answer
    expect((await postTwice()).map((posted) => posted.status)).toEqual([status, status])
    expect(one.requests.length + other.requests.length).toBe(2)
  })
})
