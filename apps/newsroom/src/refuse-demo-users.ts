import pg from 'pg'

type Setting = { DATABASE_URL: string; ALLOW_DEMO_USERS: 'yes' | 'no' }

/** No mail can reach an address under `.example`, so nobody but a demo has one; its passwords are in the source. */
async function demoUsers(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    const there = await client.query("select to_regclass('public.users') is not null as users")
    if (!there.rows[0]?.users) return []
    const { rows } = await client.query<{ email: string }>(
      "select email from public.users where email like '%.example' order by email",
    )
    return rows.map(({ email }) => email)
  } finally {
    await client.end()
  }
}

/** A production process must not run over a database that anybody can sign in to. */
export async function refuseDemoUsers({ DATABASE_URL, ALLOW_DEMO_USERS }: Setting): Promise<void> {
  if (ALLOW_DEMO_USERS === 'yes') return
  const emails = await demoUsers(DATABASE_URL)
  if (emails.length === 0) return
  throw new Error(
    `the database has ${emails.length} demo users, whose passwords everybody knows: ${emails.join(', ')}. ` +
      'Delete them, or set ALLOW_DEMO_USERS=yes if this is a demo.',
  )
}
