import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './db.ts'
import { testEnv } from './testing/api.ts'
import { connect, requiredEnv } from './testing/database.ts'

// A session that waits looks for a deadlock once, and then gives way. On a busy machine the reader would look before
// there is one, and then the owner would find it. Only a superuser may say how long they wait before.
const superuser = new URL(requiredEnv('SUPERUSER_URL'))
superuser.pathname = new URL(requiredEnv('API_DATABASE_URL')).pathname
const database = openDatabase(testEnv({ API_DATABASE_URL: `${superuser}?deadlock_timeout=5s` }))
const owner = await connect(String(superuser))
await owner.query(`set deadlock_timeout = '1min'`)

beforeAll(async () => {
  await owner.query(`create view api.test_inner as select 1 as one;
    create view api.test_outer as select one from api.test_inner;
    grant select on api.test_inner, api.test_outer to public`)
})

afterAll(async () => {
  await owner.query('drop view if exists api.test_outer, api.test_inner')
  await owner.end()
  await database.close()
})

/** How many sessions wait for a lock on the view. */
const waiting = async () =>
  (await owner.query(`select 1 from pg_locks where not granted and relation = 'api.test_inner'::regclass`))
    .rowCount

test('R7: a read that a migration pushed aside is read again', async () => {
  await owner.query('begin')
  await owner.query('alter view api.test_inner set (security_barrier = true)')
  // Holds the outer view and waits for the inner one.
  const answer = database.rows('select one from api.test_outer')
  await expect.poll(waiting).toBe(1)
  // Waits for the reader in turn: PostgreSQL ends the one that has waited longest.
  await owner.query('alter view api.test_outer set (security_barrier = true)')
  await owner.query('commit')
  expect(await answer).toEqual([{ one: 1 }])
})

test('a read that fails twice says why', async () => {
  await expect(database.rows('select 1 from api.test_nothing')).rejects.toMatchObject({ code: '42P01' })
})
