import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { laterVersion, withMotto } from '../testing/later-version.ts'
import { createDatabase, type OwnDatabase, restoreSnapshot, withClient } from '../testing/own-database.ts'
import { schemaOf } from '../testing/schema.ts'
import { MigrateStopped, migrate, migrationStatus } from './migrate.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'palank-migrate-'))
const addMotto = {
  '20990101_000000_motto.sql': `alter table public.articles add motto text not null default ''`,
}
let database: OwnDatabase
let url: string
let count = 0

const later = (
  ...[migrations, change]: Parameters<typeof laterVersion> extends [string, ...infer Rest] ? Rest : never
) => laterVersion(path.join(folder, String(count++)), migrations, change)
const rowsOf = async <Row extends pg.QueryResultRow>(sql: string) =>
  (await withClient(url, (client) => client.query<Row>(sql))).rows
/** A reader or writer that does not end. */
async function inTheWay(sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`begin; ${sql}`)
  return client
}

beforeAll(async () => {
  database = await createDatabase('palank_test_migrate')
  url = database.ownerUrl
  await restoreSnapshot(url, '0.0.1')
  await migrate(url)
})
// Each begins with the schema of today.
beforeEach(async () => {
  await withClient(url, async (client) => {
    await client.query(
      `drop schema if exists api_former, content_former, upkeep_former, children_former cascade`,
    )
    const { rows } = await client.query(
      `delete from public.payload_migrations where name like '2099%' returning name`,
    )
    if (rows.length === 0) return
    await client.query('drop schema api, content, upkeep, children cascade')
    await client.query('alter table public.articles drop column if exists motto')
  })
  await migrate(url)
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('without a change every view, function and trigger stays as it is', async () => {
  const identities = () =>
    // Grants leave another xmin on the functions that they name.
    rowsOf(`select oid, xmin::text from pg_trigger
      union all select oid, '' from pg_class union all select oid, '' from pg_proc order by 1, 2`)
  const before = await identities()
  expect(before.length).toBeGreaterThan(100)
  expect(await migrate(url)).toEqual({ applied: [], views: 'unchanged' })
  expect(await identities()).toEqual(before)
})

test('changed views are put in place while somebody reads the former ones for long', async () => {
  const folders = later({}, (sql) => sql.replace('d.highlight,', 'd.highlight, 1 as more,'))
  const reader = await inTheWay('select count(*) from api.article')
  const lines: string[] = []
  const options = { limit: 1_500, pause: 100 }
  expect((await migrate(url, { folders, ...options, log: (line) => lines.push(line) })).views).toBe(
    'switched',
  )
  expect(lines.at(-1)).toContain('the next migrate drops them')
  expect(await rowsOf('select more from api.article limit 1')).toEqual([{ more: 1 }])
  // What contracts could need what the former views use.
  const contract = later({ '20990101_000000_gone_contract.sql': 'select 1' })
  await expect(migrate(url, { folders: contract, ...options })).rejects.toThrow('lock timeout')
  await reader.query('select count(*) from api.article')
  await reader.end()
  expect((await migrate(url)).views).toBe('switched')
  expect(await rowsOf(`select 1 from pg_namespace where nspname like '%_former'`)).toHaveLength(0)
})

test('a migration that finds a table locked gives way, tries again, and changes nothing in vain', async () => {
  const before = await schemaOf(url)
  const writer = await inTheWay('lock table public.articles in row exclusive mode')
  const folders = later(addMotto, withMotto)
  const lines: string[] = []
  const begun = performance.now()
  const failing = migrate(url, { folders, limit: 5_000, pause: 100, log: (line) => lines.push(line) })
  await expect(failing).rejects.toThrow('canceling statement due to lock timeout')
  expect(performance.now() - begun).toBeLessThan(20_000)
  expect(lines[0]).toMatch(/attempt 1 gave way .*trying again/)
  expect(await schemaOf(url)).toEqual(before)
  setTimeout(() => void writer.end(), 1_500)
  const { applied, views } = await migrate(url, { folders, limit: 30_000, pause: 100 })
  expect({ applied, views }).toEqual({ applied: ['20990101_000000_motto'], views: 'switched' })
})

// Other work on the machine may take its second once.
test('a reader waits no longer than one attempt', { retry: 2 }, async () => {
  const reader = await inTheWay('select from public.articles limit 1')
  const folders = later(addMotto, withMotto)
  const work = migrate(url, { folders, limit: 3_000, pause: 100 }).catch(() => 'gave up')
  let longest = 0
  await withClient(database.apiUrl, async (client) => {
    for (let read = 0; read < 30; read++) {
      const begun = performance.now()
      await client.query('select count(*) from api.article')
      longest = Math.max(longest, performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  const outcome = await work
  await reader.end()
  expect(outcome).toBe('gave up')
  expect(longest).toBeLessThan(1_000)
})

test('R7: what a migration locks is free again while the views are made', async () => {
  const folders = later(addMotto, (sql, file) =>
    file === 'views.sql' ? `${withMotto(sql)}\nselect pg_sleep(5);` : withMotto(sql),
  )
  let isDone = false
  const work = migrate(url, { folders }).finally(() => {
    isDone = true
  })
  let [longest, reads] = [0, 0]
  for (; !isDone; reads++) {
    const begun = performance.now()
    await rowsOf('select count(*) from public.articles')
    longest = Math.max(longest, performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect((await work).applied).toEqual(['20990101_000000_motto'])
  expect(reads).toBeGreaterThan(5)
  expect(longest).toBeLessThan(4_000)
})

test('where the views cannot be made, those of before stay on the new tables, and it can be run again', async () => {
  const broken = later(addMotto, (sql, file) =>
    file === 'views.sql' ? `${sql}\ncreate view api.broken as select * from api.nowhere;` : sql,
  )
  const failure = await migrate(url, { folders: broken }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(MigrateStopped)
  expect(await rowsOf('select motto from public.articles limit 1')).toHaveLength(1)
  expect(await rowsOf('select id from api.article limit 1')).toHaveLength(1)
  expect(await migrate(url, { folders: later(addMotto, withMotto) })).toEqual({
    applied: [],
    views: 'switched',
  })
})

test('a migration that changes what the views use has them made again', async () => {
  const retype = {
    '20990101_000000_longer.sql':
      'alter table public.articles alter column highlight type text using highlight::text',
  }
  const undo = {
    ...retype,
    '20990101_000001_shorter.sql':
      'alter table public.articles alter column highlight type public.enum_articles_highlight using highlight::public.enum_articles_highlight',
  }
  expect((await migrate(url, { folders: later(retype) })).views).toBe('recreated')
  expect((await migrate(url, { folders: later(undo) })).views).toBe('recreated')
  expect(await rowsOf('select id from api.article limit 1')).toHaveLength(1)
})

test('a trigger or function that the files no longer have goes, a changed one is replaced', async () => {
  const more = later({}, (sql, file) =>
    file === 'purge.sql'
      ? `${sql}
create function upkeep.nothing() returns trigger language plpgsql as $$ begin return null; end $$;
create constraint trigger nothing after insert on public.arenas
  deferrable initially deferred for each row execute function upkeep.nothing();`
      : sql,
  )
  const before = await schemaOf(url)
  await migrate(url, { folders: more })
  const found = () =>
    rowsOf(`select tgname as name from pg_trigger where tgname = 'nothing'
      union all select proname from pg_proc where proname = 'nothing'`)
  expect(await found()).toHaveLength(2)
  await migrate(url)
  expect(await found()).toHaveLength(0)
  expect(await schemaOf(url)).toEqual(before)
})

test('an index is built without a transaction, and what contracts comes last', async () => {
  const folders = later({
    ...addMotto,
    '20990101_000001_gone_contract.sql': 'alter table public.articles drop column motto',
    '20990101_000002_index_concurrently.sql': `-- Statement by statement; a failed build leaves an index that is not valid.
        drop index concurrently if exists public.articles_motto;
        create index concurrently articles_motto on public.articles (motto);`,
  })
  expect(await migrationStatus(url, folders)).toEqual({
    migrations: [
      { name: '20990101_000000_motto', kind: 'expand' },
      { name: '20990101_000001_gone_contract', kind: 'contract' },
      { name: '20990101_000002_index_concurrently', kind: 'concurrently' },
    ],
    viewsChange: false,
    waits: true,
  })
  expect((await migrate(url, { folders })).applied).toEqual([
    '20990101_000000_motto',
    '20990101_000002_index_concurrently',
    '20990101_000001_gone_contract',
  ])
  expect(await migrationStatus(url, folders)).toEqual({ migrations: [], viewsChange: false, waits: false })
})

test('two at the same time take turns', async () => {
  const folders = later(addMotto, withMotto)
  const both = await Promise.all([migrate(url, { folders, pause: 50 }), migrate(url, { folders, pause: 50 })])
  expect(both.map(({ applied }) => applied.length).sort()).toEqual([0, 1])
})

test('the command says what it will do, and ends with a code for each outcome', async () => {
  const main = path.resolve(import.meta.dirname, '../commands/migrate.ts')
  const run = (args: string[], ownerUrl = url) => {
    const env = { ...process.env, MIGRATE_DATABASE_URL: ownerUrl }
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { env, encoding: 'utf8' })
    return { status, stdout, stderr }
  }
  expect(run(['--status'])).toMatchObject({ status: 0, stdout: expect.stringContaining('nobody waits') })
  await rowsOf('comment on schema api is null')
  const { status, stdout } = run(['--status', '--json'])
  expect({ status, ...JSON.parse(stdout) }).toEqual({
    status: 4,
    migrations: [],
    viewsChange: true,
    waits: false,
  })
  expect(run([])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('0 new migrations, views switched'),
  })
  const noDatabase = Object.assign(new URL(url), { pathname: 'palank_test_nowhere' }).href
  expect(run([], noDatabase)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('nothing was changed'),
  })
})
