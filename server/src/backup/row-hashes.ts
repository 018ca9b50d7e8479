import { type Cluster, query } from './cluster.ts'

export type RowHashes = Record<string, string>

const tablesSql = `
  select format('%I.%I', n.nspname, c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`

/** Number of rows and a sum of their hashes, of every table; the order of rows does not matter. */
export async function rowHashesBy(ask: (sql: string) => Promise<string>): Promise<RowHashes> {
  const tables = (await ask(tablesSql)).split('\n').filter(Boolean)
  const sums = tables.map(
    (table) =>
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) from ${table} t;`,
  )
  const script = ['begin isolation level repeatable read read only;', ...sums, 'commit;'].join('\n')
  const lines = sums.length > 0 ? (await ask(script)).split('\n') : []
  return Object.fromEntries(tables.map((table, index) => [table, lines[index] ?? '']))
}

export const rowHashes = (cluster: Cluster, database: string): Promise<RowHashes> =>
  rowHashesBy((sql) => query(cluster, sql, database))

/** Tables of the copy that are as the original neither was before the copy nor is after it. */
export function differences(before: RowHashes, after: RowHashes, copy: RowHashes): string[] {
  const tables = Object.keys(before).filter((table) => table in after)
  return tables.filter((table) => {
    // Written to in between: every state on the way is right.
    if (before[table] !== after[table]) return copy[table] === undefined
    return copy[table] !== before[table]
  })
}
