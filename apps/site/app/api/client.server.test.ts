import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, isMissing } from './api-error.ts'
import { type ClientOptions, type Collected, createClient, pathOf } from './client.server.ts'
import { bodyCap, deadline } from './http.server.ts'
import { type FakeApi, failure, json, memoryLog, startFakeApi, warning } from './testing/fake-api-server.ts'

const meta = { current_page: 1, per_page: 100, last_page: 1, total: 1 }
const setting = (value: string) => ({ setting_type: 'page-settings', name: 'title', value, lang: 'hu' })
const settings = (...values: string[]) => ({ data: values.map(setting), meta })

let api: FakeApi
let memory: ReturnType<typeof memoryLog>
beforeEach(async () => {
  api = await startFakeApi()
  api.answer = json(settings('one'))
  memory = memoryLog()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await api.close()
})
/** Moves the clock only; calls still take real time. */
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000)
const stale = 6
const tooOld = 66

const clientOf = (options: Partial<ClientOptions> = {}) =>
  createClient({
    origins: [api.origin],
    publicOrigin: 'https://klub.example',
    secret: 'hush',
    log: memory.log,
    ...options,
  })
const linesAt = (level: number) => memory.lines.filter((line) => line.level === level)

describe('requests', () => {
  test('F1: the base path, the secret, and the language as parameter and header', async () => {
    await clientOf().get('setting/list', 'en')
    const [request] = api.requests
    expect(request?.path).toBe('/api/v1/setting/list')
    expect(request?.query.get('lang')).toBe('en')
    expect(request?.headers['x-localization']).toBe('en')
    expect(request?.headers.authorization).toBe('hush')
  })

  test('F1: neither parameter nor header when no language is known', async () => {
    await clientOf().get('setting/list', undefined)
    expect(api.requests[0]?.query.has('lang')).toBe(false)
    expect(api.requests[0]?.headers).not.toHaveProperty('x-localization')
  })

  test('F1: without a secret it sends na, and warns only once', async () => {
    const client = clientOf({ secret: undefined })
    await client.get('setting/list', 'hu')
    await client.get('setting/list', 'en')
    expect(api.requests.map(({ headers }) => headers.authorization)).toEqual(['na', 'na'])
    expect(linesAt(warning).map(({ msg }) => msg)).toEqual([
      'CLIENT_SECRET is not set: calls to the api are sent with the authorization "na"',
    ])
  })

  test('the id of the request goes with what is fetched for it, and into its lines', async () => {
    const client = clientOf()
    const collected: Collected = { tags: new Set(), partial: false, requestId: 'r-1' }
    await Promise.all([
      client.get('setting/list', 'hu', {}, collected),
      // Shares the fetch of the first.
      client.get('setting/list', 'hu', {}, { ...collected, requestId: 'r-2' }),
    ])
    later(tooOld)
    api.answer = json({}, 503)
    await client.get('setting/list', 'hu', {}, { ...collected, requestId: 'r-3' })
    expect(api.requests.map(({ headers }) => headers['x-request-id'])).toEqual(['r-1', 'r-3'])
    expect(linesAt(failure).map(({ requestId }) => requestId)).toEqual(['r-3'])
  })

  test('says where each answer came from', async () => {
    const outcomes: string[] = []
    const client = clientOf({ countAnswer: (outcome) => outcomes.push(outcome) })
    const get = () => client.get('setting/list', 'hu')
    await get()
    await get()
    later(stale)
    await get()
    later(tooOld)
    await get()
    client.drop(['settings'])
    await get()
    expect(outcomes).toEqual(['miss', 'hit', 'stale', 'miss', 'miss'])
  })

  test('F5: path parameters are percent-encoded, query parameters keep their names', () => {
    const findPath = pathOf('article/find', undefined, { params: { id: 'a/b ő' } })
    expect(findPath).toBe('/api/v1/article/find/a%2Fb%20%C5%91')
    const listPath = pathOf('article/list', 'hu', {
      query: { 'filters[highlight]': 'slider', page: 2, per_page: 12 },
    })
    expect(Object.fromEntries(new URL(listPath, 'http://api').searchParams)).toEqual({
      'filters[highlight]': 'slider',
      lang: 'hu',
      page: '2',
      per_page: '12',
    })
  })
})

describe('the cache', () => {
  test('F2: the same call with the same arguments is requested once', async () => {
    const client = clientOf()
    await client.get('setting/list', 'hu', { query: { page: 1, per_page: 20 } })
    await client.get('setting/list', 'hu', { query: { per_page: 20, page: 1 } })
    expect(api.requests).toHaveLength(1)
  })

  test('F2: another argument, language or call is another entry', async () => {
    const client = clientOf()
    await client.get('setting/list', 'hu', { query: { page: 1 } })
    await client.get('setting/list', 'hu', { query: { page: 2 } })
    await client.get('setting/list', 'en', { query: { page: 1 } })
    api.answer = json({ data: [], meta })
    expect(await client.get('menu/list', 'hu', { query: { page: 1 } })).toEqual({ data: [], meta })
    expect(api.requests).toHaveLength(4)
  })

  test('F2: concurrent calls share one request', async () => {
    api.answer = (request, response) => setTimeout(() => json(settings('one'))(request, response), 50)
    const client = clientOf()
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.get('setting/list', 'hu')))
    expect(answers).toEqual(Array(8).fill(settings('one')))
    expect(api.requests).toHaveLength(1)
  })

  test('F2: a stale answer is returned at once while one request refreshes it', async () => {
    const client = clientOf()
    await client.get('setting/list', 'hu')
    later(4)
    await client.get('setting/list', 'hu')
    expect(api.requests).toHaveLength(1)
    later(2)
    let release = () => {}
    api.answer = (request, response) => {
      release = () => json(settings('two'))(request, response)
    }
    const many = Array.from({ length: 5 }, () => client.get('setting/list', 'hu'))
    expect(await Promise.all(many)).toEqual(Array(5).fill(settings('one')))
    await expect.poll(() => api.requests.length).toBe(2)
    expect(await client.get('setting/list', 'hu')).toEqual(settings('one'))
    release()
    await expect.poll(() => client.get('setting/list', 'hu')).toEqual(settings('two'))
    expect(api.requests).toHaveLength(2)
  })

  test('F2: past the stale time the call waits for the new answer', async () => {
    const client = clientOf()
    await client.get('setting/list', 'hu')
    later(tooOld)
    api.answer = json(settings('two'))
    expect(await client.get('setting/list', 'hu')).toEqual(settings('two'))
  })
})

describe('malformed answers', () => {
  test('F3: malformed items are dropped and logged, the rest is kept', async () => {
    api.answer = json({ data: [setting('one'), { name: '' }, null, setting('two')], meta })
    const { data } = await clientOf().get('setting/list', 'hu')
    expect(data.map(({ value }) => value)).toEqual(['one', 'two'])
    const [line] = linesAt(warning)
    expect(line).toMatchObject({ call: 'setting/list', msg: 'malformed items dropped' })
    expect(JSON.stringify(line?.dropped)).toContain('data.1')
  })

  test('F3: only the malformed field is dropped, null counts as missing, and only the first is logged', async () => {
    api.answer = json({
      data: [
        { ...setting('one'), lang: 'de' },
        { ...setting('two'), value: null },
      ],
    })
    const answer = await clientOf().get('setting/list', 'hu')
    expect(answer.data.map(({ value, lang }) => [value, lang])).toEqual([
      ['one', null],
      [null, 'hu'],
    ])
    expect(answer.meta.last_page).toBe(1)
    expect(linesAt(warning).map(({ dropped }) => dropped)).toEqual([
      [expect.objectContaining({ path: 'data.0.lang' })],
    ])
  })

  test('F3: an answer without a required part is rejected, with the reason', async () => {
    api.answer = json({ data: { slug: 'a' } })
    const refusal = await clientOf()
      .get('page/find', 'hu', { params: { slug: 'a' } })
      .catch((error) => error)
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal).toMatchObject({ status: 502, message: expect.stringContaining('data.title') })
  })

  test('the HTML of a page is cleaned before it is cached', async () => {
    const names = { slug: 'a', slugs: { hu: 'a', en: null } }
    const metadata = { meta_title: null, meta_description: null, og_title: null, og_description: null }
    const page = { id: 1, lang: 'hu', title: 'A', ...names, listed: true, documents: [], ...metadata }
    api.answer = json({ data: { ...page, cover_image: null, body: '<p>a<script>b()</script></p>' } })
    const { data } = await clientOf().get('page/find', 'hu', { params: { slug: 'a' } })
    expect(data.body.html).toBe('<p>a</p>')
  })

  const big = JSON.stringify(settings('x'.repeat(3 * 1024 * 1024)))
  const failures: [string, FakeApi['answer'], number][] = [
    ['500', json({ message: 'broken' }, 500), 500],
    ['HTML', (_, response) => response.end('<!doctype html><title>Login</title>'), 502],
    ['3 MB', (_, response) => response.end(big), 502],
    ['3 MB in pieces', (_, response) => response.write(big, () => response.end()), 502],
    ['a broken connection', (_, response) => response.destroy(), 502],
    [
      'an endless redirect',
      ({ url = '/' }, response) => response.writeHead(302, { location: url }).end(),
      302,
    ],
  ]
  test.each(failures)('F2: on %s the last good answer is used, however old', async (_, answer) => {
    for (const age of [stale, tooOld, 86_400]) {
      const client = clientOf()
      api.answer = json(settings('good'))
      await client.get('setting/list', 'hu')
      later(age)
      api.answer = answer
      // A fetch of the round before may still be under way, and fails as well.
      const requestId = `round-${age}`
      const collected: Collected = { tags: new Set(), partial: false, requestId }
      expect(await client.get('setting/list', 'hu', {}, collected)).toEqual(settings('good'))
      await expect
        .poll(() => linesAt(failure).flatMap((line) => (line.requestId === requestId ? [line.msg] : [])))
        .toEqual(['failed, serving the last good answer'])
      later(age)
      expect(await client.get('setting/list', 'hu')).toEqual(settings('good'))
      later(age)
      api.answer = json(settings('better'))
      await expect.poll(() => client.get('setting/list', 'hu')).toEqual(settings('better'))
    }
  })

  test('F2: on a malformed answer the last good one is used', async () => {
    const client = clientOf()
    await client.get('setting/list', 'hu')
    for (const malformed of [{ data: 'none', meta }, [], null, 'text', { meta }]) {
      later(tooOld)
      api.answer = json(malformed)
      expect(await client.get('setting/list', 'hu')).toEqual(settings('one'))
    }
  })

  test.each(failures)('%s rejects the call when nothing is cached', async (_, answer, status) => {
    api.answer = answer
    const refusal = await clientOf()
      .get('setting/list', 'hu')
      .catch((error) => error)
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal.status).toBe(status)
    api.answer = json(settings('up again'))
  })

  test('B14: a deleted document is missing, even if it was cached', async () => {
    for (const age of [stale, tooOld]) {
      const client = clientOf()
      api.answer = json({ data: null })
      await client.get('banner/popup', 'hu')
      later(age)
      api.answer = json({ message: 'no such thing' }, 404)
      const missing = () =>
        client.get('banner/popup', 'hu').then(
          () => false,
          (error) => isMissing(error),
        )
      await expect.poll(missing).toBe(true)
    }
  })

  test('a failure is not cached: the next call requests again', async () => {
    const client = clientOf()
    api.answer = json({}, 500)
    await expect(client.get('setting/list', 'hu')).rejects.toThrow('answered 500')
    api.answer = json(settings('up'))
    expect(await client.get('setting/list', 'hu')).toEqual(settings('up'))
  })
})

describe('an api that hangs', () => {
  const calls = ['setting/list', 'menu/list', 'sponsor/list', 'banner/list', 'page/list'] as const
  const fast = 200

  async function timed(answer: Promise<unknown>) {
    const start = performance.now()
    const value = await answer.catch((error: ApiError) => error.status)
    return { value, isFast: performance.now() - start < fast }
  }

  test('R2: costs nobody two seconds again: last good answers come at once, new calls fail at once', async () => {
    const client = clientOf()
    const list = { data: [], meta }
    api.answer = json(list)
    for (const call of calls) await client.get(call, 'hu')
    later(tooOld)
    api.answer = () => undefined
    const first = await Promise.all(calls.map((call) => timed(client.get(call, 'hu'))))
    expect(first).toEqual(calls.map(() => ({ value: list, isFast: false })))
    api.requests.length = 0
    later(tooOld)
    for (let round = 0; round < 10; round += 1) {
      for (const call of calls)
        expect(await timed(client.get(call, 'hu'))).toEqual({ value: list, isFast: true })
      expect(await timed(client.get('video/list', 'hu'))).toEqual({ value: 503, isFast: true })
    }
    await expect.poll(() => api.requests.length).toBe(1)
    const better = { data: [setting('better')], meta }
    api.answer = json(better)
    await expect
      .poll(() => {
        later(1.1)
        return client.get('setting/list', 'hu')
      })
      .toEqual(better)
  })
})

describe('an api whose answers are of a wrong shape', () => {
  const calls = [
    'setting/list',
    'menu/list',
    'sponsor/list',
    'banner/list',
    'page/list',
    'banner/popup',
  ] as const

  test('R2: is tried once a second, and the last good answers are kept', async () => {
    const client = clientOf()
    const list = { data: [], meta }
    api.answer = json(list)
    for (const call of calls.slice(0, -1)) await client.get(call, 'hu')
    api.answer = json({ data: null })
    await client.get('banner/popup', 'hu')
    api.answer = json({ data: 'seven', meta: { total: -1 } })
    const seconds = 5
    const asked = () => Promise.all(calls.map((call) => client.get(call, 'hu')))
    const good = [...calls.slice(0, -1).map(() => list), { data: null }]
    later(tooOld)
    expect(await asked()).toEqual(good)
    api.requests.length = 0
    for (let moment = 0; moment < seconds * 10; moment += 1) {
      later(0.1)
      expect(await asked()).toEqual(good)
      await expect(client.get('video/list', 'hu')).rejects.toThrow(ApiError)
    }
    expect(api.requests.length).toBeGreaterThanOrEqual(seconds - 1)
    expect(api.requests.length).toBeLessThanOrEqual(seconds)
  })

  test('R2: a wrong shape where there may be no data is not taken for none', async () => {
    api.answer = json({ data: 'seven' })
    await expect(clientOf().get('banner/popup', 'hu')).rejects.toThrow(
      'banner/popup gave a malformed answer: data',
    )
  })
})

describe('limits', () => {
  test('a call times out after two seconds, also while its answer trickles in', async () => {
    const silent = clientOf()
    const trickling = await startFakeApi()
    const last = clientOf()
    await last.get('setting/list', 'hu')
    later(tooOld)
    api.answer = () => undefined
    trickling.answer = (_, response) => {
      const timer = setInterval(() => response.write(' '), 100)
      response.on('close', () => clearInterval(timer))
    }
    const began = performance.now()
    const late = (ask: Promise<unknown>) =>
      ask.then(
        () => 200,
        (error: ApiError) => error.status,
      )
    const [first, second, third] = await Promise.all([
      late(silent.get('menu/list', 'hu')),
      late(clientOf({ origins: [trickling.origin] }).get('menu/list', 'hu')),
      last.get('setting/list', 'hu'),
    ])
    const took = performance.now() - began
    await trickling.close()
    expect([first, second]).toEqual([504, 504])
    expect(third).toEqual(settings('one'))
    expect(deadline).toBe(2_000)
    expect(took).toBeGreaterThan(deadline - 50)
    expect(took).toBeLessThan(deadline + 500)
  })

  test('a body just below 2 MB is accepted, a larger one is rejected', async () => {
    const around = (size: number) => settings('x'.repeat(size))
    const frame = JSON.stringify(around(0)).length
    api.answer = json(around(bodyCap - frame - 1))
    expect((await clientOf().get('setting/list', 'hu')).data).toHaveLength(1)
    api.answer = json(around(bodyCap - frame + 1))
    await expect(clientOf().get('setting/list', 'hu')).rejects.toThrow(ApiError)
  })
})

describe('tags', () => {
  const articles = (...ids: number[]) => ({
    data: ids.map((id) => ({ id, title: `Cikk ${id}`, slug: `cikk-${id}` })),
    meta,
  })
  const query = { page: 1, per_page: 3 }

  test('S10: the tags of every answer used are collected, also from the cache', async () => {
    const client = clientOf()
    for (const _ of [1, 2]) {
      const collected: Collected = { tags: new Set(['menus']), partial: false }
      api.answer = json(articles(1, 2))
      await client.get('article/list', 'hu', { query }, collected)
      api.answer = json(settings('one'))
      await client.get('setting/list', 'hu', undefined, collected)
      expect([...collected.tags].toSorted()).toEqual([
        'articles',
        'articles:1',
        'articles:2',
        'menus',
        'settings',
      ])
    }
    expect(api.requests).toHaveLength(2)
  })

  test('S10: what is dropped is fetched before it is used again, and nothing else', async () => {
    const client = clientOf()
    await client.get('setting/list', 'hu')
    api.answer = json(articles(1, 2))
    await client.get('article/list', 'hu', { query })
    expect(client.drop(['articles:3', 'pages'])).toBe(0)
    expect(client.drop(['articles:2', 'articles:3'])).toBe(1)
    api.answer = json(articles(1, 2, 3))
    const [list, kept] = await Promise.all([
      client.get('article/list', 'hu', { query }),
      client.get('setting/list', 'hu'),
    ])
    expect([list.data.length, kept]).toEqual([3, settings('one')])
    expect(api.requests).toHaveLength(3)
  })

  test('S10: an answer that was under way when its tag was dropped is neither used nor kept afterwards', async () => {
    const client = clientOf()
    let release = () => {}
    api.answer = (request, response) => {
      release = () => json(settings('old'))(request, response)
    }
    const early = client.get('setting/list', 'hu')
    await expect.poll(() => api.requests.length).toBe(1)
    client.drop(['settings'])
    const finish = release
    api.answer = json(settings('new'))
    expect(await client.get('setting/list', 'hu')).toEqual(settings('new'))
    finish()
    expect(await early).toEqual(settings('old'))
    expect(await client.get('setting/list', 'hu')).toEqual(settings('new'))
    expect(api.requests).toHaveLength(2)
  })

  test('S10: of what is gone no last good answer shows it, lists without it stay', async () => {
    const client = clientOf()
    const list = (page: number) => client.get('article/list', 'hu', { query: { page, per_page: 2 } })
    api.answer = json(articles(1, 2))
    await list(1)
    api.answer = json(articles(3, 4))
    await list(2)
    api.answer = json({}, 500)
    expect(client.drop(['articles:2', 'articles'], true)).toBe(2)
    expect((await list(2)).data.map(({ id }) => id)).toEqual([3, 4])
    await expect(list(1)).rejects.toThrow('answered 500')
  })

  test('R2: what is dropped is still the last good answer; what is gone is not', async () => {
    const client = clientOf()
    await client.get('setting/list', 'hu')
    api.answer = json({}, 500)
    client.drop(['settings'])
    expect(await client.get('setting/list', 'hu')).toEqual(settings('one'))
    client.drop(['settings'], true)
    await expect(client.get('setting/list', 'hu')).rejects.toThrow('answered 500')
  })
})

describe('memory', () => {
  test('the cache is bounded by the bytes of its answers', async () => {
    const client = clientOf({ cacheBytes: 100_000 })
    const pageOf = (page: number) => client.get('setting/list', 'hu', { query: { page, per_page: 1 } })
    api.answer = json(settings('x'.repeat(30_000)))
    for (const page of [1, 2, 3, 4]) await pageOf(page)
    for (const page of [4, 3, 2]) await pageOf(page)
    expect(api.requests).toHaveLength(4)
    await pageOf(1)
    expect(api.requests).toHaveLength(5)
  })
})

describe('S11: a match that is played', () => {
  const liveMatch = (home: number) => ({
    data: { id: 70, status: 'live', keeping: 'points', phase: 'playing', score: { home, away: 0 } },
  })
  const scoreOf = async (client: ReturnType<typeof clientOf>) =>
    (await client.get('schedule/live', undefined, { params: { id: 70 } })).data.score.home

  test('is asked for again after less than a second, and never served stale', async () => {
    api.answer = json(liveMatch(2))
    const client = clientOf()
    expect(await scoreOf(client)).toBe(2)
    api.answer = json(liveMatch(4))
    expect(await scoreOf(client)).toBe(2)
    later(0.5)
    expect(await scoreOf(client)).toBe(4)
    expect(api.requests).toHaveLength(2)
  })

  test('asked for at the same time is one call', async () => {
    api.answer = json(liveMatch(2))
    const client = clientOf()
    await Promise.all([scoreOf(client), scoreOf(client), scoreOf(client)])
    expect(api.requests).toHaveLength(1)
  })

  test('R4: has no last good answer: an old score would pass for the running one', async () => {
    api.answer = json(liveMatch(2))
    const client = clientOf()
    await scoreOf(client)
    later(0.5)
    api.answer = json({}, 503)
    await expect(scoreOf(client)).rejects.toThrow(ApiError)
  })
})
