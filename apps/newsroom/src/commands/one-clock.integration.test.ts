import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownFolders } from '../migrate/files.ts'
import { runMigration } from '../migrate/migrate.ts'

const file = path.join(ownFolders.migrations, '20261117_023000_before_one_clock.sql')
const client = new pg.Client({ connectionString: process.env.MIGRATE_DATABASE_URL })

/** The tables and data as before the migration; everything is rolled back at the end. */
beforeAll(async () => {
  await client.connect()
  await client.query('begin')
  await client.query('drop schema api, content, upkeep cascade')
  await client.query(`
    create table payload_jobs (input jsonb, task_slug text, wait_until timestamptz, completed_at timestamptz);
    truncate articles, _articles_v cascade;
    insert into articles (id, _status, created_at, publish_date) values
      (1, 'draft', '2026-11-01', '2026-11-01'), (2, 'draft', '2026-11-01', '2026-11-01'),
      (3, 'draft', '2026-11-01', '2026-11-09'), (4, 'published', '2026-11-01', '2026-11-01');
    insert into _articles_v (id, parent_id, version__status, version_publish_date) values
      (1, 1, 'draft', '2026-11-01'), (2, 2, 'published', '2026-11-01'), (3, 2, 'draft', '2026-11-01'),
      (4, 3, 'draft', '2026-11-09'), (5, 4, 'published', '2026-11-01');`)
})
afterAll(async () => {
  await client.query('rollback')
  await client.end()
})

test('waiting jobs are named and stop the migration; finished ones do not', async () => {
  await client.query('savepoint before')
  await client.query(
    `insert into payload_jobs values ('{"type": "publish", "doc": {"relationTo": "articles", "value": 7}}', 'schedulePublish', '2026-12-24 17:00+01', null)`,
  )
  await expect(runMigration(client, file)).rejects.toThrow(/articles 7: publish at 2026-12-24/)
  await client.query('rollback to savepoint before')
  await client.query(`insert into payload_jobs values ('{}', 'schedulePublish', now(), now())`)
  await runMigration(client, file)
})

test('a date that nobody chose is emptied; what was public keeps its own', async () => {
  const rows = async (sql: string) => (await client.query({ text: sql, rowMode: 'array' })).rows
  expect(await rows('select id from articles where publish_date is null')).toEqual([[1]])
  expect(await rows('select id from _articles_v where version_publish_date is null')).toEqual([[1]])
})
