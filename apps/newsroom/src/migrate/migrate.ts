import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { connectionTo } from '../connection-to.ts'
import { type Attempts, codeOf, repeated } from './attempts.ts'
import {
  type Folders,
  listMigrations,
  type Migration,
  ownFolders,
  readViewFiles,
  type ViewFiles,
} from './files.ts'
import { statementsOf } from './statements.ts'
import {
  dropFormerViews,
  dropViews,
  hasFormerViews,
  lockForTriggers,
  storedHash,
  switchViews,
} from './views.ts'

type Direction = 'up' | 'down'
type Step = (args: { db: unknown; payload?: undefined; req?: undefined }) => Promise<void>

export type MigrateOptions = {
  folders?: Folders
  /** Milliseconds after which no further attempt is made. */
  limit?: number
  /** Milliseconds between attempts. */
  pause?: number
  log?: (line: string) => void
}

export type Migrated = {
  applied: string[]
  /** `recreated`: a migration changed what the views use, so that their readers waited. */
  views: 'unchanged' | 'switched' | 'recreated'
}

/** What is pending, without any change. */
export type MigrationStatus = {
  migrations: Pick<Migration, 'name' | 'kind'>[]
  viewsChange: boolean
  /** Whether pages may wait for a moment: a migration locks the tables that it changes. */
  waits: boolean
}

/** New tables are stored, a later step is not: the version before goes on working. */
export class MigrateStopped extends Error {}

/** While it waits, all later readers of the table wait behind it; the site gives an api's answer two seconds. */
const lockTimeout = '500ms'

// Payload's drizzle depends on older types of pg.
const toDrizzle = (client: pg.Client) => drizzle(client as never)

export async function runMigration(
  client: pg.Client,
  file: string,
  direction: Direction = 'up',
): Promise<void> {
  if (file.endsWith('.sql')) await client.query(readFileSync(file, 'utf8'))
  else await ((await import(file)) as Record<Direction, Step>)[direction]({ db: toDrizzle(client) })
}

async function pendingMigrations(client: pg.Client, folders: Folders): Promise<Migration[]> {
  const table = await client.query("select to_regclass('public.payload_migrations') is not null as exists")
  const all = listMigrations(folders)
  if (!table.rows[0]?.exists) return all
  const { rows } = await client.query<{ name: string }>('select name from public.payload_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  return all.filter(({ name }) => !applied.has(name))
}

const recordMigration = (client: pg.Client, name: string) =>
  toDrizzle(client).execute(sql`insert into public.payload_migrations (name, batch) values (${name}, 1)`)

async function inShortTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`)
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** PostgreSQL's refusals when views, or functions of another shape, are in the way. */
const viewsInTheWay = new Set(['2BP01', '0A000', '42P13', '42P16'])

/**
 * The migrations, then the views, each whole or not at all. Not together: a changed table would be locked while all
 * views are made, and the version before works on the new tables with its own views.
 */
async function expand(
  client: pg.Client,
  pending: Migration[],
  files: ViewFiles,
  attempts: Attempts,
): Promise<Migrated['views']> {
  const isChanged = (await storedHash(client)) !== files.hash
  let isStored = pending.length === 0
  const runAll = async () => {
    for (const { name, file } of pending) {
      await runMigration(client, file)
      await recordMigration(client, name)
    }
  }
  const views = async () => {
    if (isChanged) await lockForTriggers(client, files)
    if (isChanged) await switchViews(client, files)
    await client.query(files.rights)
  }
  const recreated = async () => {
    await dropViews(client)
    if (!isStored) await runAll()
    await switchViews(client, files)
    await client.query(files.rights)
  }
  const inTurn = (what: string, work: () => Promise<void>) =>
    repeated(what, attempts, () => inShortTransaction(client, work))

  try {
    try {
      if (!isStored) await inTurn('the tables', runAll)
      isStored = true
      await inTurn('the views', views)
      return isChanged ? 'switched' : 'unchanged'
    } catch (error) {
      if (!viewsInTheWay.has(codeOf(error))) throw error
      attempts.log(
        'a change concerns what the views use: they are dropped and made again, readers wait meanwhile',
      )
      await inTurn('the views', recreated)
      return 'recreated'
    }
  } catch (error) {
    if (!isStored || pending.length === 0) throw error
    throw new MigrateStopped('the new tables are stored, the views are those of before', { cause: error })
  }
}

/** Such a statement waits for transactions, not for locks that anybody else needs, so it may wait long. */
async function runConcurrently(client: pg.Client, { name, file }: Migration): Promise<void> {
  await client.query('set lock_timeout = 0')
  for (const statement of statementsOf(readFileSync(file, 'utf8'))) await client.query(statement)
  await recordMigration(client, name)
}

async function runLater(client: pg.Client, later: Migration[], files: ViewFiles, attempts: Attempts) {
  for (const migration of later) {
    if (migration.kind === 'concurrently') await runConcurrently(client, migration)
    else
      await repeated(migration.name, attempts, () =>
        inShortTransaction(client, async () => {
          await runMigration(client, migration.file)
          await recordMigration(client, migration.name)
          await client.query(files.rights)
        }),
      )
  }
}

/** One migrate at a time. */
async function takeTurn(client: pg.Client, { until, pause, log }: Attempts): Promise<void> {
  for (let count = 0; ; count++) {
    const { rows } = await client.query("select pg_try_advisory_lock(hashtext('palank.migrate')) as taken")
    if (rows[0]?.taken) return
    if (Date.now() + pause >= until)
      throw new Error('another migrate is running; try again when it has ended')
    if (count === 0) log('another migrate is running: waiting for it')
    await sleep(pause)
  }
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(connectionTo(url))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Takes a database to the current schema while the former version's processes read and write it. Throws without having
 * changed anything; `MigrateStopped` if a step failed after new tables were stored.
 */
export const migrate = (
  databaseUrl: string,
  { folders = ownFolders, limit = 60_000, pause = 1_000, log = () => undefined }: MigrateOptions = {},
): Promise<Migrated> =>
  connected(databaseUrl, async (client) => {
    const attempts = { until: Date.now() + limit, pause, log }
    await takeTurn(client, attempts)
    const files = readViewFiles(folders)
    const pending = await pendingMigrations(client, folders)
    const first = pending.filter(({ kind }) => kind === 'expand')
    // Indexes before what is taken away.
    const later = pending
      .filter(({ kind }) => kind !== 'expand')
      .sort((one, other) => Number(one.kind === 'contract') - Number(other.kind === 'contract'))
    const dropFormer = () =>
      repeated('the former views', attempts, () => inShortTransaction(client, () => dropFormerViews(client)))
    await dropFormer()
    const views = await expand(client, first, files, attempts)
    // No lock keeps a function for a statement that is about to call the former one.
    if (await hasFormerViews(client)) await sleep(pause)
    try {
      await dropFormer().catch((error: unknown) => {
        if (later.some(({ kind }) => kind === 'contract')) throw error
        log('somebody still reads the former views: the next migrate drops them')
      })
      await runLater(client, later, files, attempts)
    } catch (error) {
      throw new MigrateStopped('the new tables and views are stored, a later step is not', { cause: error })
    }
    return { applied: [...first, ...later].map(({ name }) => name), views }
  })

export const migrationStatus = (
  databaseUrl: string,
  folders: Folders = ownFolders,
): Promise<MigrationStatus> =>
  connected(databaseUrl, async (client) => {
    const pending = await pendingMigrations(client, folders)
    return {
      migrations: pending.map(({ name, kind }) => ({ name, kind })),
      viewsChange: (await storedHash(client)) !== readViewFiles(folders).hash,
      waits: pending.some(({ kind }) => kind !== 'concurrently'),
    }
  })
