import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '../testing/api-process.ts'
import { laterVersion, withMotto } from '../testing/later-version.ts'
import { createDatabase, type OwnDatabase, restoreSnapshot, withClient } from '../testing/own-database.ts'
import { breakingChanges, type Shape, schemaOf, shapeOf } from '../testing/schema.ts'
import { firstEventSql } from '../testing/snapshot/first-event.ts'
import { listMigrations, ownFolders } from './files.ts'
import { migrate, runMigration } from './migrate.ts'

const versions = readdirSync(path.join(ownFolders.database, 'snapshots'))
  .map((file) => path.parse(file).name)
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
const versionBefore = versions.at(-1) ?? ''

const folder = mkdtempSync(path.join(tmpdir(), 'palank-later-'))
const databases: OwnDatabase[] = []
afterAll(async () => {
  for (const database of databases) await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function newDatabase(name: string): Promise<OwnDatabase> {
  const database = await createDatabase(`palank_test_${name}`)
  databases.push(database)
  return database
}

async function snapshotOf(version: string, name: string): Promise<OwnDatabase> {
  const database = await newDatabase(name)
  await restoreSnapshot(database.ownerUrl, version)
  return database
}

type Later = typeof laterVersion
const later = (name: string, migrations: Parameters<Later>[1], change?: Parameters<Later>[2]) =>
  laterVersion(path.join(folder, name), migrations, change)

/** What Payload reads and writes, by its own description beside its last migration among these. */
function payloadColumns(applied: string[]): Set<string> {
  const described = readdirSync(ownFolders.migrations).filter((file) => file.endsWith('.json'))
  const last =
    described
      .filter((file) => applied.includes(path.parse(file).name))
      .sort()
      .at(-1) ?? ''
  const { tables } = JSON.parse(readFileSync(path.join(ownFolders.migrations, last), 'utf8')) as {
    tables: Record<string, { columns: object }>
  }
  return new Set(
    Object.entries(tables).flatMap(([table, { columns }]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    ),
  )
}

describe.each(versions)('a database of version %s', (version) => {
  let old: OwnDatabase
  let fresh: OwnDatabase
  beforeAll(async () => {
    old = await snapshotOf(version, 'old')
    fresh = await newDatabase('fresh')
    await migrate(old.ownerUrl)
    await migrate(fresh.ownerUrl)
  })

  test('has the schema and the rights of a new one after every later migration', async () => {
    const schema = await schemaOf(fresh.ownerUrl)
    expect(schema.length).toBeGreaterThan(1000)
    expect(await schemaOf(old.ownerUrl)).toEqual(schema)
  })

  test('F5: answers every call by the contract, in both languages', async () => {
    await withClient(old.ownerUrl, (client) => client.query(firstEventSql))
    const api = await startApi(old.apiUrl)
    const problems: string[] = []
    for (const lang of ['hu', 'en'])
      for (const name of api.readCalls) problems.push((await api.read(name, lang)) ?? '')
    const isStored = await api.join(1)
    await api.stop()
    expect(problems.filter(Boolean)).toEqual([])
    expect(isStored).toBeUndefined()
  })
})

describe('expand first, contract a version later', () => {
  let before: Shape
  let snapshot: OwnDatabase
  beforeAll(async () => {
    snapshot = await snapshotOf(versionBefore, 'before')
    before = await shapeOf(snapshot.ownerUrl)
  })

  test('R7: whatever the version before reads and writes is there after every later migration', async () => {
    const expanded = later('expanded', {})
    for (const file of readdirSync(expanded.migrations))
      if (/_contract\.\w+$/.test(file)) rmSync(path.join(expanded.migrations, file))
    await migrate(snapshot.ownerUrl, { folders: expanded })
    expect(breakingChanges(before, await shapeOf(snapshot.ownerUrl))).toEqual([])
  })

  /** Why the version before, which has nothing of the new one yet, could not do without what these take away. */
  async function contractProblems(name: string, files: string[]): Promise<string[]> {
    const database = await snapshotOf(versionBefore, name)
    return withClient(database.ownerUrl, async (client) => {
      const { rows } = await client.query<{ name: string }>('select name from public.payload_migrations')
      const applied = new Set(rows.map((row) => row.name))
      const problems: string[] = []
      // PostgreSQL refuses to drop what a view of that version uses.
      for (const file of files.filter((entry) => !applied.has(path.parse(entry).name)))
        await runMigration(client, file).catch((error: Error) => problems.push(error.message))
      const lost = breakingChanges(before, await shapeOf(database.ownerUrl))
      const known = payloadColumns([...applied])
      return [...problems, ...lost.filter((line) => known.has(line.split(' ')[0] ?? ''))]
    })
  }

  test('R7: a migration that contracts takes away nothing that the version before uses', async () => {
    const contracts = listMigrations(ownFolders).filter(({ kind }) => kind === 'contract')
    expect(
      await contractProblems(
        'contracts',
        contracts.map(({ file }) => file),
      ),
    ).toEqual([])
  })

  test('a contract comes too early while a view or Payload uses what it drops', async () => {
    const early = {
      '20990101_000000_view_contract.sql': 'alter table public.articles drop column highlight',
      '20990101_000001_payload_contract.sql': 'alter table public.join_registrations drop column notes',
    }
    const { migrations } = later('early', early)
    const files = Object.keys(early).map((file) => path.join(migrations, file))
    expect(await contractProblems('early', files)).toEqual([
      expect.stringContaining('other objects depend on it'),
      'public.join_registrations.notes is gone',
    ])
  })

  test('a column with a default, and one more in a view, break nothing and give the schema of a new database', async () => {
    const motto = `alter table public.articles add column motto text not null default '';`
    const folders = later('added', { '20990101_000000_motto.sql': motto }, withMotto)
    const [old, fresh] = [await snapshotOf(versionBefore, 'added'), await newDatabase('added_fresh')]
    for (const { ownerUrl } of [old, fresh]) await migrate(ownerUrl, { folders })
    expect(breakingChanges(before, await shapeOf(old.ownerUrl))).toEqual([])
    const schema = await schemaOf(fresh.ownerUrl)
    expect(schema.filter((line) => line.startsWith('column api.article.motto text'))).toHaveLength(1)
    expect(await schemaOf(old.ownerUrl)).toEqual(schema)
    await withClient(old.ownerUrl, (client) => client.query('drop index public.articles_published'))
    expect(await schemaOf(old.ownerUrl)).not.toEqual(schema)
  })

  test('whatever is renamed, dropped, retyped, required or tightened is found', async () => {
    const breaking = `
      alter table public.join_registrations rename column notes to remarks;
      drop table public.invitations;
      alter table public.users alter column name type varchar(80);
      alter table public.media add seats int not null default 0;
      alter table public.media alter seats drop default;
      alter table public.arenas add check (city <> '') not valid;
      create unique index on public.arenas (address);`
    const database = await snapshotOf(versionBefore, 'breaking')
    const folders = later('breaking', { '20990101_000000_breaking.sql': breaking }, (views) =>
      views.replace('  d.mime_type,\n', '').replaceAll(", 'mime_type', c.mime_type", ''),
    )
    await migrate(database.ownerUrl, { folders })
    expect(breakingChanges(before, await shapeOf(database.ownerUrl)).sort()).toEqual([
      'api.document.mime_type is gone',
      expect.stringMatching(/^public.arenas has a new rule for columns that it had: CHECK/),
      expect.stringMatching(/^public.arenas has a new rule for columns that it had: CREATE UNIQUE INDEX/),
      'public.invitations.accepted_at is gone',
      'public.invitations.sent_at is gone',
      'public.invitations.user_id is gone',
      'public.join_registrations.notes is gone',
      'public.media.seats must have a value, which the version before does not write',
      'public.users.name was character varying and is character varying(80)',
    ])
  })
})
