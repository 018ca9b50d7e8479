import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import packageJson from '../../../package.json' with { type: 'json' }
import { ownFolders } from '../../migrate/files.ts'
import { openPayload } from '../newsroom.ts'
import { fillForSnapshot } from './content.ts'

// `pnpm --filter @palank/newsroom schema-snapshot`, once a version: its schema with some rows of each kind, from which
// every later version must be able to migrate. It runs on a new database of scripts/src/with-database.ts.
const url = new URL(process.env.SUPERUSER_URL ?? '')
url.pathname = new URL(process.env.MIGRATE_DATABASE_URL ?? '').pathname
const clock = '2026-11-01 12:00:00+00'

/** What changes from run to run: the clock, and what is random. */
async function settleRows(client: pg.Client, schemas: string[]): Promise<void> {
  await client.query('set session_replication_role = replica')
  const { rows } = await client.query<{ table: string; column: string }>(
    `select format('%I.%I', c.table_schema, c.table_name) as table, format('%I', c.column_name) as column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = any($1) and c.data_type like 'timestamp%' and t.table_type = 'BASE TABLE'
       and c.is_generated = 'NEVER'`,
    [schemas],
  )
  for (const { table, column } of rows)
    await client.query(
      `update ${table} set ${column} = $1 where ${column} between now() - interval '1 hour' and now() + interval '30 days'`,
      [clock],
    )
  await client.query(`
    update public.users set salt = repeat('0', 64), hash = repeat('0', 1024);
    update public.second_factors
      set secret = 'none', last_counter = 0, recovery_codes = array[repeat('0', 43)];
    update intake.rate set expire = 0`)
}

async function emptyTables(client: pg.Client, schemas: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any($1) order by 1`,
    [schemas],
  )
  const empty: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from ${name} limit 1`)
    if (!rowCount) empty.push(name)
  }
  return empty
}

/** Payload's ids of rows in lists, and ids of parts of texts, in the order of their appearance. */
function numberIds(dump: string): string {
  const numbers = new Map<string, string>()
  return dump.replace(/\b([0-9a-f]{24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g, (id) => {
    if (!numbers.has(id)) {
      const digits = String(numbers.size + 1)
      const isUuid = id.includes('-')
      numbers.set(
        id,
        isUuid ? `00000000-0000-4000-8000-${digits.padStart(12, '0')}` : digits.padStart(24, '0'),
      )
    }
    return numbers.get(id) ?? id
  })
}

const payload = await openPayload()
await fillForSnapshot(payload)
const client = new pg.Client({ connectionString: url.href })
await client.connect()
const { rows } = await client.query<{ name: string }>(
  `select nspname as name from pg_namespace where nspname !~ '^(pg_|information_schema$|extensions$)' order by 1`,
)
const schemas = rows.map(({ name }) => name)
await settleRows(client, schemas)
const empty = await emptyTables(client, schemas)
await client.end()
const dump = execFileSync(
  'pg_dump',
  [
    '--no-owner',
    '--no-privileges',
    '--inserts',
    '--rows-per-insert=1000',
    ...schemas.map((name) => `--schema=${name}`),
    url.href,
  ],
  { encoding: 'utf8', maxBuffer: 2 ** 26 },
)
const target = path.join(ownFolders.database, 'snapshots', `${packageJson.version}.sql`)
// Headings, versions of the tools, random marks, and the settings of a session.
const settled = numberIds(dump)
  .replace(/^--\n-- .*\n--\n+/gm, '')
  .replace(
    /^(-- Dumped .*|\\(un)?restrict .*|SET .*|SELECT pg_catalog\.set_config.*|(CREATE|COMMENT ON) SCHEMA public\b.*)\n+/gm,
    '',
  )
writeFileSync(target, `set check_function_bodies = off;\n${settled.trim()}\n`)
process.stdout.write(`${target}: ${Math.round(settled.length / 1000)} kB\n`)
if (empty.length > 0) process.stderr.write(`fillForSnapshot makes no row of ${empty.join(', ')}\n`)
process.exit(empty.length > 0 ? 1 : 0)
