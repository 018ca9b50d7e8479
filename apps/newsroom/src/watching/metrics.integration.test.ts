import { registry } from '@palank/telemetry/metrics'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUsers, emailOf, login, openPayload, password } from '../testing/newsroom.ts'
import { addQueueMetrics } from './queue-metrics.ts'

const series = async (name: string) => {
  const line = (await registry.metrics()).split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}
/** One reading serves all gauges for a second. */
const nextReading = () => new Promise((resolve) => setTimeout(resolve, 1100))

const owner = new pg.Client({ connectionString: process.env.MIGRATE_DATABASE_URL })
beforeAll(async () => {
  await owner.connect()
  await createUsers(await openPayload())
  addQueueMetrics(process.env.DATABASE_URL ?? '')
})
afterAll(async () => {
  await owner.query(`delete from cache.purge where source = 'test:1'`)
  await owner.end()
})

describe('what waits for the worker', () => {
  it('is told with the age of the oldest', async () => {
    await owner.query('delete from cache.purge')
    expect(await series('palank_queue_oldest_seconds{queue="purges"}')).toBe(0)
    const before = performance.now()
    await owner.query(
      `insert into cache.purge (source, tags, due_at) values
        ('test:1', '{articles}', now() - interval '90 seconds'), ('test:1', '{articles}', now()),
        ('test:1', '{articles}', now() + interval '1 day'), ('test:1', '{articles}', now() - interval '20 minutes')`,
    )
    await nextReading()
    expect(await series('palank_queue_waiting{queue="purges"}')).toBe(2)
    const oldest = await series('palank_queue_oldest_seconds{queue="purges"}')
    expect(oldest).toBeGreaterThanOrEqual(90)
    expect(oldest).toBeLessThan(91 + (performance.now() - before) / 1000)
    expect(await series('palank_queue_waiting{queue="letters"}')).toBe(0)
    expect(await series('palank_queue_waiting{queue="pictures"}')).toBeGreaterThanOrEqual(0)
    expect(await series('palank_letters_given_up')).toBe(0)
    expect(await series('palank_database_up')).toBe(1)
  })

  it('has the connections of Payload', async () => {
    expect(await series('palank_database_connections{state="waiting"}')).toBe(0)
  })
})

describe('signing in', () => {
  it('is counted by outcome, without a name', async () => {
    const before = {
      failed: (await series('palank_sign_ins_total{outcome="failed"}')) ?? 0,
      succeeded: (await series('palank_sign_ins_total{outcome="succeeded"}')) ?? 0,
    }
    await login(emailOf('editor'), 'a wrong password')
    await login('nobody@newsroom.example', 'a wrong password')
    await login(emailOf('editor'), password('editor'))
    expect(await series('palank_sign_ins_total{outcome="failed"}')).toBe(before.failed + 2)
    expect(await series('palank_sign_ins_total{outcome="succeeded"}')).toBe(before.succeeded + 1)
    expect(await registry.metrics()).not.toContain('@')
  })
})
