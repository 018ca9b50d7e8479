import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commandEnvironment, demoPack, portsOf } from './club-environment.ts'
import { root } from './paths.ts'
import { run } from './processes.ts'
import { type ClubDatabase, provision } from './provision.ts'
import { withClient } from './with-client.ts'

const superuserUrl = process.env.SUPERUSER_URL ?? ''
const { hostname: host, port } = new URL(superuserUrl)
const folder = mkdtempSync(path.join(tmpdir(), 'palank-provision-'))
const name = 'palank_test_upgrade'
const asSuperuser = (sql: string) => withClient(superuserUrl, (db) => db.query(sql))
const provisionAgain = () => provision({ host, port: Number(port), superuserUrl }, name, folder)
let database: ClubDatabase

const migrate = () =>
  run({
    name: 'migrate',
    command: process.execPath,
    args: [path.join(root, 'apps/newsroom/src/commands/migrate.ts')],
    env: commandEnvironment(
      {
        club: 'solymok',
        packDir: demoPack('solymok'),
        database,
        ports: portsOf('solymok', undefined),
        mediaDir: path.join(folder, 'files'),
      },
      'migrate',
    ),
    log: path.join(folder, 'migrate.log'),
  })

async function drop(): Promise<void> {
  await asSuperuser(`drop database if exists ${name} with (force)`)
  for (const role of ['owner', 'newsroom', 'api']) await asSuperuser(`drop role if exists ${name}_${role}`)
}

/** As a version left it that had no role for migrations: the newsroom's owns everything. */
beforeAll(async () => {
  await drop()
  database = provisionAgain()
  await migrate()
  const inDatabase = Object.assign(new URL(superuserUrl), { pathname: `/${name}` }).href
  await withClient(inDatabase, (db) =>
    db.query(
      `reassign owned by ${name}_owner to ${name}_newsroom; grant all on schema public to ${name}_newsroom`,
    ),
  )
})
afterAll(async () => {
  await drop()
  rmSync(folder, { recursive: true, force: true })
})

const codeOf = (url: string, sql: string) =>
  withClient(url, (db) => db.query(sql)).then(
    () => 'allowed',
    (error: { code?: string }) => error.code,
  )

it('X2: a database of an earlier version is handed over to the owner, and migrates and works as before', async () => {
  const alter = 'alter table public.articles alter column id set statistics 100'
  const create = 'create table public.mine ()'
  expect(await codeOf(database.newsroomUrl, alter)).toBe('allowed')
  provisionAgain()
  await migrate()
  expect(provisionAgain()).toEqual(database)
  for (const sql of [alter, create]) expect(await codeOf(database.newsroomUrl, sql), sql).toBe('42501')
  expect(await codeOf(database.ownerUrl, alter)).toBe('allowed')
  expect(await codeOf(database.newsroomUrl, 'insert into public.arenas (name) values ($$Aréna$$)')).toBe(
    'allowed',
  )
})

it('PostgreSQL compiles no plans and starts no parallel workers for the roles', async () => {
  for (const url of [database.ownerUrl, database.newsroomUrl, database.apiUrl]) {
    const { rows } = await withClient(url, (db) =>
      db.query(
        "select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as workers",
      ),
    )
    expect(rows).toEqual([{ jit: 'off', workers: '0' }])
  }
})
