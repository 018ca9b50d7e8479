import type { Context } from './calls/handler.ts'

type Source = Pick<Context, 'db' | 'totals'>

/**
 * Puts the call's name before its statements, so that pg_stat_activity says which call is slow; values are never part of
 * a statement. The named text is kept: a new string would be hashed at every query to find its prepared statement.
 */
export function namedDatabase({ db, totals }: Source, call: string): Source {
  const names = new Map<string, string>()
  const named = (sql: string): string => {
    const known = names.get(sql)
    if (known !== undefined) return known
    const text = `/* ${call} */ ${sql}`
    names.set(sql, text)
    return text
  }
  return {
    db: {
      ...db,
      json: (sql, values) => db.json(named(sql), values),
      rows: (sql, values) => db.rows(named(sql), values),
      write: (sql, values) => db.write(named(sql), values),
    },
    totals: (sql, values) => totals(named(sql), values),
  }
}
