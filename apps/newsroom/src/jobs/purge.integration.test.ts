import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { captureLog } from '../testing/log.ts'
import { callApi, createUsers, openPayload } from '../testing/newsroom.ts'
import { deleteOldPurges, sendPurges } from './purge.ts'

const secret = 'a secret of 24 characters'
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })

/** A purger that records its orders and answers as the test says. */
class FakePurger {
  orders: { tags: string[]; gone: boolean; at: number }[] = []
  respond: (order: { gone: boolean }) => Promise<[status: number, failed: number]> = async () => [200, 0]
  url = ''
  #server: Server | undefined

  async start(): Promise<void> {
    this.#server = createServer(async (incoming, response) => {
      const order = JSON.parse(await text(incoming))
      expect(incoming.headers.authorization).toBe(`Bearer ${secret}`)
      this.orders.push({ ...order, at: Date.now() })
      const [status, failed] = await this.respond(order)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ refreshed: 1, removed: 0, expired: 0, failed }))
    })
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (address && typeof address === 'object') this.url = `http://127.0.0.1:${address.port}`
  }

  stop(): void {
    this.#server?.closeAllConnections()
    this.#server?.close()
  }
}

const purgers = [new FakePurger(), new FakePurger()] as const
const [first, second] = purgers
let payload: Payload
let tokens: Record<string, string | undefined>
let abort: AbortController
let running: Promise<void>
const { log, lines } = captureLog()

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
  for (const purger of purgers) await purger.start()
})
afterAll(async () => {
  for (const purger of purgers) purger.stop()
  await pool.end()
  await payload.destroy()
})

beforeEach(async () => {
  await pool.query('delete from cache.purge')
  for (const purger of purgers) {
    purger.orders = []
    purger.respond = async () => [200, 0]
  }
  lines.length = 0
  abort = new AbortController()
  const env = {
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    PURGER_URLS: purgers.map(({ url }) => url),
    PURGE_SECRET: secret,
  }
  // The interval is long, so that only notifications and due times can wake it.
  running = sendPurges(env, { log, signal: abort.signal, intervalMs: 600_000 })
  await waitUntil(async () => (await listeners()) === 1)
})
afterEach(async () => {
  abort.abort()
  await running
})

async function waitUntil(condition: () => boolean | Promise<boolean>, ms = 30_000): Promise<void> {
  const end = Date.now() + ms
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`not within ${ms} ms; logged ${lines.join('')}`)
    await sleep(20)
  }
}
const listening = "query = 'listen purge'"
const listeners = async () =>
  (await pool.query(`select from pg_stat_activity where datname = current_database() and ${listening}`))
    .rowCount
const write = (tags: string[], gone = false, dueAt = 'now()') =>
  pool.query(
    `insert into cache.purge (source, tags, gone, due_at, next_at) values ('articles:1', $1, $2, ${dueAt}, ${dueAt})`,
    [tags, gone],
  )
const rows = async () => (await pool.query('select * from cache.purge order by id')).rows
const allDone = async () => (await rows()).every(({ done_at }) => done_at !== null)

describe('S10: the worker', () => {
  // Other work on the machine may take its second once.
  it('tells every purger within a second of the save', { retry: 2 }, async () => {
    const startTime = Date.now()
    const { id } = await payload.create({
      collection: 'articles',
      data: { title: 'Kint', _status: 'published' } as never,
    })
    const saved = Date.now()
    await waitUntil(allDone)
    for (const { orders } of purgers) {
      expect(orders).toMatchObject([{ tags: [`articles:${id}`, 'articles'], gone: false }])
      expect((orders[0]?.at ?? 0) - Math.max(startTime, saved)).toBeLessThan(1000)
    }
  })

  it('sends what was saved at the same time as one purge', async () => {
    const { promise: written, resolve: finish } = Promise.withResolvers<void>()
    first.respond = async () => {
      await written
      return [200, 0]
    }
    await write(['articles:1', 'articles'])
    await waitUntil(() => first.orders.length === 1)
    await write(['articles:2', 'articles'])
    await write(['articles:3', 'articles'])
    finish()
    await waitUntil(allDone)
    expect(first.orders.map(({ tags }) => tags)).toEqual([
      ['articles:1', 'articles'],
      ['articles:2', 'articles', 'articles:3'],
    ])
  })

  it('does not let what is gone wait for other purges', async () => {
    const { promise: held, resolve: finish } = Promise.withResolvers<void>()
    first.respond = async ({ gone }) => {
      if (!gone) await held
      return [200, 0]
    }
    await write(['menus'])
    await waitUntil(() => first.orders.length === 1)
    await write(['articles:1', 'articles'], true)
    await waitUntil(async () => (await rows())[1]?.done_at !== null)
    expect((await rows())[0]?.done_at).toBeNull()
    finish()
  })

  it('purges at a date in the future', async () => {
    await write(['articles:1'], false, "now() + interval '1.5 seconds'")
    await waitUntil(allDone)
    const [row] = await rows()
    expect(first.orders).toHaveLength(1)
    expect(first.orders[0]?.at).toBeGreaterThanOrEqual(row?.due_at.getTime())
  })

  it.each([
    ['an error', [500, 0]],
    ['pages that could not be refreshed', [200, 3]],
  ] as const)('tries again soon after %s', async (_, [status, failed]) => {
    let between: unknown
    second.respond = async () => {
      second.respond = async () => {
        between = (await rows())[0]
        return [200, 0]
      }
      return [status, failed]
    }
    await write(['articles:1'])
    await waitUntil(allDone)
    expect(between).toMatchObject({
      done_at: null,
      attempts: 1,
      last_error: expect.stringContaining(second.url),
    })
    expect((await rows())[0]).toMatchObject({ attempts: 2, last_error: null })
    const [one, two] = second.orders
    expect((two?.at ?? 0) - (one?.at ?? 0)).toBeGreaterThan(900)
  })

  it('gives up after fifteen minutes, when the copies have expired', async () => {
    await write(['articles:1'], false, "now() - interval '16 minutes'")
    await write(['articles:2'])
    await waitUntil(async () => (await rows())[1]?.done_at !== null)
    expect(first.orders.map(({ tags }) => tags)).toEqual([['articles:2']])
  })

  it('goes on after its connection was lost', async () => {
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and ${listening}`,
    )
    await write(['articles:1'])
    await waitUntil(allDone)
    await waitUntil(async () => (await listeners()) === 1)
    await write(['articles:2'])
    await waitUntil(allDone)
  })

  it('says that it has nobody to tell', async () => {
    const quiet = captureLog()
    const loop = { log: quiet.log, signal: abort.signal, intervalMs: 1 }
    await sendPurges({ DATABASE_URL: '', PURGER_URLS: undefined, PURGE_SECRET: undefined }, loop)
    expect(quiet.lines.join('')).toContain('PURGER_URLS is not set')
  })

  it('deletes rows after a week', async () => {
    await write(['articles:1'], false, "now() - interval '8 days'")
    await write(['articles:2'], false, "now() - interval '6 days'")
    await deleteOldPurges(pool)
    expect((await rows()).map(({ tags }) => tags)).toEqual([['articles:2']])
  })
})

describe('S10: the notice of the newsroom', () => {
  const status = async (source = 'articles:1') =>
    (await callApi('GET', `/purge-status?source=${source}`, { as: tokens.editor })).body

  it('waits, and then says that the page is out and how long it took', async () => {
    let finish = () => {}
    first.respond = () => new Promise((resolve) => (finish = () => resolve([200, 0])))
    expect(await status()).toEqual({ id: 0, state: 'none', seconds: null, recent: false })
    await write(['articles:1'])
    expect(await status()).toMatchObject({ state: 'waiting', seconds: null, recent: true })
    await waitUntil(() => first.orders.length === 1)
    finish()
    await waitUntil(allDone)
    expect(await status()).toMatchObject({ state: 'live', seconds: expect.any(Number) })
    expect(await status('articles:2')).toMatchObject({ state: 'none' })
  })

  it('tells apart what is gone, scheduled and late', async () => {
    await write(['articles:1'], false, "now() + interval '1 hour'")
    expect(await status()).toMatchObject({ state: 'scheduled' })
    await write(['articles:1'], true)
    await waitUntil(async () => (await status()).state === 'gone')
    await write(['articles:1'], false, "now() - interval '20 minutes'")
    expect(await status()).toMatchObject({ state: 'late' })
  })

  it('X8: is for people of the newsroom, and only for documents', async () => {
    expect((await callApi('GET', '/purge-status?source=articles:1')).status).toBe(403)
    for (const source of ['', 'articles:x', "a'b", 'articles:1:2'])
      expect((await callApi('GET', `/purge-status?source=${source}`, { as: tokens.editor })).status).toBe(400)
  })
})
