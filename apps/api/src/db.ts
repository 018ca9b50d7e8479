import postgres from 'postgres'
import type { Env } from './env.ts'

export type Database = {
  /** The first column of the first row as bytes: the views' JSON is passed on without decoding. */
  json: (sql: string, values?: Value[]) => Promise<Buffer | null>
  rows: <Row extends object>(sql: string, values?: Value[]) => Promise<Row[]>
  /** Like `rows`, in a read-write transaction: the role's default is read-only. */
  write: <Row extends object>(sql: string, values: Value[]) => Promise<Row[]>
  ready: () => Promise<boolean>
  close: () => Promise<void>
}

export type Value = string | number | boolean | null

type Settings = Pick<Env, 'API_DATABASE_URL' | 'API_POOL' | 'MEDIA_BASE'>

export function openDatabase(env: Settings): Database {
  const sql = postgres(env.API_DATABASE_URL, {
    max: env.API_POOL,
    connect_timeout: 2,
    idle_timeout: 60,
    backoff: () => 0.1,
    // Only built-in types are used; fetching the others would cost a query per connection.
    fetch_types: false,
    onnotice: () => undefined,
    connection: {
      TimeZone: 'UTC',
      // Planned once per connection: planning these statements costs more than running them.
      plan_cache_mode: 'force_generic_plan',
      'palank.media_base': env.MEDIA_BASE,
    },
  })
  const rows: Database['rows'] = async (text, values = []) =>
    await sql.unsafe(text, values, { prepare: true })
  const write: Database['write'] = async <Row extends object>(text: string, values: Value[]) =>
    (await sql.begin('read write', (transaction) =>
      transaction.unsafe(text, values, { prepare: true }),
    )) as unknown as Row[]
  return {
    rows,
    write,
    json: async (text, values = []) => {
      const [row] = await sql.unsafe(text, values, { prepare: true }).raw()
      return row?.[0] ?? null
    },
    ready: () =>
      rows('select 1 from api.language').then(
        () => true,
        () => false,
      ),
    close: () => sql.end({ timeout: 5 }),
  }
}
