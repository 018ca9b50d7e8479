import pg from 'pg'

/** What the newsroom's role may not: change tables, or call the functions of the join form as the api does. */
export async function asOwner(sql: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.MIGRATE_DATABASE_URL })
  await client.connect()
  try {
    await client.query(sql, values)
  } finally {
    await client.end()
  }
}
