import pg from 'pg'

/** What the migrations themselves write. */
const migrated = ['payload_migrations', 'consent_texts', 'child_consent_texts']

/** Leaves the database as the migrations left it: no rows, and ids from 1. */
export async function emptyDatabase(databaseUrl: string): Promise<void> {
  const url = new URL(process.env.SUPERUSER_URL ?? '')
  url.pathname = new URL(databaseUrl).pathname
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    const { rows } = await client.query<{ tables: string }>(
      `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables
       where schemaname in ('public', 'feed') and tablename <> all ($1)`,
      [migrated],
    )
    await client.query(`truncate ${rows[0]?.tables} restart identity cascade`)
  } finally {
    await client.end()
  }
}
