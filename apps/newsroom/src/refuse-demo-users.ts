import pg from 'pg'
import { connectionTo } from './connection-to.ts'

type Options = { DATABASE_URL: string; ALLOW_DEMO_USERS: 'yes' | 'no' }

/**
 * Mail cannot reach `.example`, so only demo users have such an address; their passwords are in the source, and so are
 * the secrets of their second factors, which may have outlived a change of the address.
 */
async function demoUsers(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client({ ...connectionTo(databaseUrl), connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    const table = await client.query("select to_regclass('public.second_factors') is not null as exists")
    if (!table.rows[0]?.exists) return []
    const { rows } = await client.query<{ id: number }>(
      `select id from public.users u where email like '%.example'
         or exists (select from public.second_factors f where f.user_id = u.id and f.is_demo)
       order by id`,
    )
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}

/** In production nobody may sign in with a published password. */
export async function refuseDemoUsers({ DATABASE_URL, ALLOW_DEMO_USERS }: Options): Promise<void> {
  if (ALLOW_DEMO_USERS === 'yes') return
  const ids = await demoUsers(DATABASE_URL)
  if (ids.length === 0) return
  // By their numbers: the log has no e-mail addresses.
  throw new Error(
    `the database has ${ids.length} demo users, whose passwords everybody knows, with the ids ${ids.join(', ')}. ` +
      'Delete them, or set ALLOW_DEMO_USERS=yes if this is a demo.',
  )
}
