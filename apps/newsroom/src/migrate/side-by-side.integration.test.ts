import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '../testing/api-process.ts'
import { laterVersion, withMotto } from '../testing/later-version.ts'
import { createDatabase, type OwnDatabase, restoreSnapshot, withClient } from '../testing/own-database.ts'
import { firstEventSql } from '../testing/snapshot/first-event.ts'
import { type Folders, ownFolders } from './files.ts'
import { migrate } from './migrate.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'palank-side-'))
let database: OwnDatabase
let api: Awaited<ReturnType<typeof startApi>>

beforeAll(async () => {
  database = await createDatabase('palank_test_side')
  await restoreSnapshot(database.ownerUrl, '0.0.1')
  await migrate(database.ownerUrl)
  await withClient(database.ownerUrl, (client) => client.query(firstEventSql))
  api = await startApi(database.apiUrl)
})
afterAll(async () => {
  await api.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** In the gate one is enough. */
const rounds = Number(process.env.MIGRATION_ROUNDS ?? 1)

type Load = { done: number; slowest: number; problems: string[] }

/** Repeats something until told to stop, with the errors and the slowest. */
function repeat(load: Load, signal: AbortSignal, work: (round: number) => Promise<string | undefined>) {
  return (async () => {
    for (let round = 0; !signal.aborted; round++) {
      const begun = performance.now()
      const problem = await work(round).catch((error: Error) => error.message)
      load.slowest = Math.max(load.slowest, performance.now() - begun)
      load.done += 1
      if (problem) load.problems.push(problem)
    }
  })()
}

/** A save as Payload's: a transaction of several statements that fires the triggers. */
async function save(pool: pg.Pool, round: number): Promise<undefined> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('update articles set updated_at = now(), highlight = null where id = $1', [
      1 + (round % 2),
    ])
    await client.query('delete from articles_locales where _parent_id = 1')
    await client.query(
      `insert into articles_locales (title, slug, _locale, _parent_id) values ($1, 'teljes-hir', 'hu', 1)`,
      [`Hír ${round}`],
    )
    await client.query('update matches set attendance = $1 where id = 1', [round])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  return undefined
}

/** The versions that follow each other: a column and a view that shows it, other functions, another trigger. */
function versions(): Folders[] {
  const motto = {
    '20990101_000000_motto.sql': `alter table public.articles add motto text not null default ''`,
  }
  const onTriggers = 'create trigger purge after insert or update or delete on public.articles'
  const later = (name: string, migrations: Record<string, string>, change: (sql: string) => string) =>
    laterVersion(path.join(folder, name), migrations, (sql) => change(withMotto(sql)))
  return [
    later('column', motto, (sql) => sql),
    later('functions', motto, (sql) => sql.replaceAll(/^begin$/gm, 'begin\n  perform 1;')),
    later('first', motto, (sql) => sql.replace(/(create view api.article as\nselect)/, '$1 1 as first,')),
    later('trigger', motto, (sql) => sql.replace(onTriggers, onTriggers.replace(' or delete', ''))),
  ]
}

test('R7: api, join form and saves go on while views, functions and tables change under them', async () => {
  const pool = new pg.Pool({ connectionString: database.newsroomUrl, max: 2 })
  const stop = new AbortController()
  const reads: Load = { done: 0, slowest: 0, problems: [] }
  const forms: Load = { done: 0, slowest: 0, problems: [] }
  const saves: Load = { done: 0, slowest: 0, problems: [] }
  const { readCalls, read, join } = api
  // Every statement of the api is prepared before.
  for (const name of readCalls) expect(await read(name)).toBeUndefined()
  const readNext = (from: number) => (round: number) =>
    read(readCalls[(from + round) % readCalls.length] ?? 'menu/list', round % 2 ? 'hu' : 'en')
  const all = [
    ...[0, 7, 14, 21].map((from) => repeat(reads, stop.signal, readNext(from))),
    repeat(forms, stop.signal, join),
    repeat(saves, stop.signal, (round) => save(pool, round)),
  ]
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const folders of [...versions(), ownFolders]) {
      const begun = performance.now()
      await migrate(database.ownerUrl, { folders, pause: 200 })
      times.push(Math.round(performance.now() - begun))
      await sleep(200)
    }
    rmSync(folder, { recursive: true, force: true })
  }
  stop.abort()
  await Promise.all(all)
  await pool.end()
  process.stderr.write(
    `reads ${reads.done}, slowest ${reads.slowest.toFixed()} ms; forms ${forms.done}, ${forms.slowest.toFixed()} ms; ` +
      `saves ${saves.done}, ${saves.slowest.toFixed()} ms; migrate ${times.join(', ')} ms\n`,
  )
  expect({ reads: reads.problems, forms: forms.problems, saves: saves.problems, log: api.log() }).toEqual({
    reads: [],
    forms: [],
    saves: [],
    log: '',
  })
  expect(reads.done).toBeGreaterThan(100)
  expect(forms.done).toBeGreaterThan(10)
  expect(saves.done).toBeGreaterThan(10)
}, 180_000)
