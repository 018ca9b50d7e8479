import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectionTo } from './connection-to.ts'
import { openPayload } from './testing/newsroom.ts'

const settings =
  "select name, setting, source from pg_settings where name in ('jit', 'max_parallel_workers_per_gather') order by name"
const set = [
  { name: 'jit', setting: 'off', source: 'client' },
  { name: 'max_parallel_workers_per_gather', setting: '0', source: 'client' },
]

let payload: Payload
beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => payload.destroy())

describe('on a server with PostgreSQL’s defaults', () => {
  it('a connection without settings compiles plans', async () => {
    const superuser = new pg.Client({ connectionString: process.env.SUPERUSER_URL })
    await superuser.connect()
    const { rows } = await superuser.query('show jit')
    await superuser.end()
    expect(rows).toEqual([{ jit: 'on' }])
  })

  it('Payload neither compiles plans nor starts parallel workers', async () => {
    const { pool } = payload.db as unknown as { pool: pg.Pool }
    expect((await pool.query(settings)).rows).toEqual(set)
  })

  it.each(['DATABASE_URL', 'MIGRATE_DATABASE_URL'])('nor does a connection to %s', async (name) => {
    const client = new pg.Client(connectionTo(process.env[name] ?? ''))
    await client.connect()
    const { rows } = await client.query(settings)
    await client.end()
    expect(rows).toEqual(set)
  })
})
