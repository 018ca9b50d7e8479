import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Env } from './env.ts'

/** What calls are made of: statements prepared once per connection, and totals that are counted now and then. */
export type Database = {
  /** The first column of the first row; the views' JSON comes as text and goes out unparsed. */
  text: (sql: string, values?: unknown[]) => Promise<string | null>
  rows: <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>
  ready: () => Promise<boolean>
  close: () => Promise<void>
}

const names = new Map<string, string>()

function nameOf(sql: string): string {
  const known = names.get(sql)
  if (known) return known
  const name = createHash('sha1').update(sql).digest('base64url')
  names.set(sql, name)
  return name
}

type Settings = Pick<Env, 'API_DATABASE_URL' | 'API_POOL' | 'MEDIA_BASE'>

export function openDatabase(env: Settings, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: env.API_DATABASE_URL,
    max: env.API_POOL,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 60_000,
    // A statement is planned once per connection: planning these costs more than running them.
    options: `-c TimeZone=UTC -c plan_cache_mode=force_generic_plan -c palank.media_base=${env.MEDIA_BASE}`,
  })
  // An idle connection that breaks is replaced at the next query; unheard, it would end the process.
  pool.on('error', onError)
  const rows: Database['rows'] = async (sql, values = []) =>
    (await pool.query({ name: nameOf(sql), text: sql, values })).rows
  return {
    rows,
    text: async (sql, values = []) => {
      const result = await pool.query<[string | null]>({
        name: nameOf(sql),
        text: sql,
        values,
        rowMode: 'array',
      })
      return result.rows[0]?.[0] ?? null
    },
    ready: () =>
      rows('select 1 from api.language').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  }
}
