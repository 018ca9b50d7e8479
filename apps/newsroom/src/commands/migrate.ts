import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'

const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const migrations = path.join(source, 'migrations')
const views = ['children.sql', 'views.sql', 'sport-views.sql', 'join.sql', 'purge.sql', 'rights.sql'].map(
  (file) => path.join(source, '../database', file),
)

type Direction = 'up' | 'down'
type Migration = (args: { db: unknown; payload?: undefined; req?: undefined }) => Promise<void>

// Payload's drizzle depends on older types of pg.
const toDrizzle = (client: pg.Client) => drizzle(client as never)

export async function runMigration(
  client: pg.Client,
  file: string,
  direction: Direction = 'up',
): Promise<void> {
  const target = path.join(migrations, file)
  if (file.endsWith('.sql')) await client.query(readFileSync(target, 'utf8'))
  else await ((await import(target)) as Record<Direction, Migration>)[direction]({ db: toDrizzle(client) })
}

async function appliedMigrations(client: pg.Client): Promise<Set<string>> {
  const table = await client.query("select to_regclass('public.payload_migrations') is not null as exists")
  if (!table.rows[0]?.exists) return new Set()
  const { rows } = await client.query<{ name: string }>('select name from public.payload_migrations')
  return new Set(rows.map((row) => row.name))
}

/**
 * PostgreSQL cannot alter a column that a view uses, and a recreated view loses its grants. So a single
 * transaction drops all views, runs the new migrations, and recreates the views with their grants.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const newlyApplied: string[] = []
  try {
    await client.query('begin')
    await client.query("select pg_advisory_xact_lock(hashtext('palank.migrate'))")
    await client.query('drop schema if exists api, upkeep, children cascade')
    const applied = await appliedMigrations(client)
    const db = toDrizzle(client)
    for (const file of readdirSync(migrations).sort()) {
      const name = path.parse(file).name
      if (!/^\d{8}_\d{6}_\w+\.(ts|mjs|sql)$/.test(file) || applied.has(name)) continue
      await runMigration(client, file)
      await db.execute(sql`insert into public.payload_migrations (name, batch) values (${name}, 1)`)
      newlyApplied.push(name)
    }
    for (const file of views) await client.query(readFileSync(file, 'utf8'))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    await client.end()
  }
  return newlyApplied
}

if (import.meta.main) {
  const { env } = await import('../env.ts')
  const { requireOwnerUrl } = await import('../owner-url.ts')
  try {
    const applied = await migrate(requireOwnerUrl(env))
    process.stdout.write(`migrate: ${applied.length} new migrations, views recreated\n`)
    const { moveIntoStore } = await import('../uploads/public-files.ts')
    const moved = await moveIntoStore(env)
    if (moved > 0) process.stdout.write(`migrate: ${moved} files moved into ${env.STORE_DIR}\n`)
  } catch (error) {
    const { message, cause } = error as Error
    // The message of a drizzle error is the whole statement; PostgreSQL's own error is its cause.
    process.stderr.write(
      `migrate: nothing was changed: ${cause instanceof Error ? cause.message : message}\n`,
    )
    process.exit(1)
  }
}
