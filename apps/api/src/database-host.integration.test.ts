import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { DatabaseHost } from './database-host.ts'
import { connect, requiredEnv } from './testing/database.ts'

const open: DatabaseHost[] = []
const openHost = (url = requiredEnv('API_DATABASE_URL')) => {
  const host = new DatabaseHost(url, { API_POOL: 1, MEDIA_BASE: '' })
  open.push(host)
  return host
}

/** Like a machine that is suspended or too busy to run this process. */
const pauseProcess = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

afterAll(() => Promise.all(open.map((host) => host.close())))

describe('R9: a probe of a database server', () => {
  test('does not take a pause of its own process for a dead server', async () => {
    const host = openHost()
    const { reads } = host
    const checked = host.check()
    await sleep(1)
    pauseProcess(1_500)
    await checked
    expect(host.reads, 'the connections are kept').toBe(reads)
  })

  test('accepts a slow answer that arrives meanwhile', async () => {
    const host = openHost('postgres://nobody@127.0.0.1:1/nothing')
    const { reads } = host
    await host.check(sleep(20))
    expect(host.isUp).toBe(true)
    expect(host.reads).toBe(reads)
  })

  test('R7: does not take locked views for a dead server', async () => {
    const owner = await connect()
    await owner.query('begin; lock table api.language in access exclusive mode')
    const host = openHost()
    const { reads } = host
    await host.check()
    expect({ isUp: host.isUp, isKept: host.reads === reads }).toEqual({ isUp: true, isKept: true })
    await owner.end()
  })

  test('finds a dead server', async () => {
    const host = openHost('postgres://nobody@127.0.0.1:1/nothing')
    void host.check()
    await expect.poll(() => host.isUp).toBe(false)
  })
})

test('on a server with PostgreSQL’s defaults, no connection of the api compiles plans or starts parallel workers', async () => {
  const superuser = await connect(requiredEnv('SUPERUSER_URL'))
  expect((await superuser.query('show jit')).rows).toEqual([{ jit: 'on' }])
  await superuser.end()
  const { reads, writes } = openHost()
  for (const connection of [reads, writes])
    expect([
      ...(await connection`select name, setting, source from pg_settings
        where name in ('jit', 'max_parallel_workers_per_gather') order by name`),
    ]).toEqual([
      { name: 'jit', setting: 'off', source: 'client' },
      { name: 'max_parallel_workers_per_gather', setting: '0', source: 'client' },
    ])
})
