import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'

const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const migrations = path.join(source, 'migrations')
const views = ['views.sql', 'sport-views.sql', 'join.sql', 'rights.sql'].map((file) =>
  path.join(source, '../database', file),
)

type Way = 'up' | 'down'
type Step = (args: { db: unknown; payload?: undefined; req?: undefined }) => Promise<void>

// Payload's drizzle brings its own, older types of pg.
const drizzled = (client: pg.Client) => drizzle(client as never)

export async function runMigration(client: pg.Client, file: string, way: Way = 'up'): Promise<void> {
  const place = path.join(migrations, file)
  if (file.endsWith('.sql')) await client.query(readFileSync(place, 'utf8'))
  else await ((await import(place)) as Record<Way, Step>)[way]({ db: drizzled(client) })
}

async function namesOfDone(client: pg.Client): Promise<Set<string>> {
  const table = await client.query("select to_regclass('public.payload_migrations') is not null as there")
  if (!table.rows[0]?.there) return new Set()
  const { rows } = await client.query<{ name: string }>('select name from public.payload_migrations')
  return new Set(rows.map((row) => row.name))
}

/**
 * PostgreSQL refuses to alter a column that a view uses, and a view made anew has lost its grants. So one
 * transaction drops the views, runs what is new, and makes every view again: all of it happens, or none.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const done: string[] = []
  try {
    await client.query('begin')
    await client.query("select pg_advisory_xact_lock(hashtext('palank.migrate'))")
    await client.query('drop schema if exists api, upkeep cascade')
    const names = await namesOfDone(client)
    const db = drizzled(client)
    for (const file of readdirSync(migrations).sort()) {
      const name = path.parse(file).name
      if (!/^\d{8}_\d{6}_\w+\.(ts|sql)$/.test(file) || names.has(name)) continue
      await runMigration(client, file)
      await db.execute(sql`insert into public.payload_migrations (name, batch) values (${name}, 1)`)
      done.push(name)
    }
    for (const file of views) await client.query(readFileSync(file, 'utf8'))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    await client.end()
  }
  return done
}

if (import.meta.main) {
  const { env } = await import('../env.ts')
  try {
    const done = await migrate(env.DATABASE_URL)
    process.stdout.write(`migrate: ${done.length} new, views made again\n`)
  } catch (error) {
    const { message, cause } = error as Error
    // drizzle's message is the whole statement; what PostgreSQL said is its cause.
    process.stderr.write(
      `migrate: nothing was changed: ${cause instanceof Error ? cause.message : message}\n`,
    )
    process.exit(1)
  }
}
