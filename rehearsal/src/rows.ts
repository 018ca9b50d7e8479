import type { Machine } from './machine.ts'

/** Hashes of all rows, table by table, of a club's database: schemas that hold content and registrations. */
export async function rowHashes(machine: Machine, database: string): Promise<Map<string, string>> {
  const tables = await query(
    machine,
    database,
    `select format('%I.%I', schemaname, tablename) from pg_tables
     where schemaname in ('public', 'intake', 'feed') order by 1`,
  )
  const parts = tables.map(
    (table) =>
      `select '${table}', count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') from ${table} t`,
  )
  const lines = await query(machine, database, parts.join(' union all '))
  return new Map(lines.map((line) => line.split('|') as [string, string]))
}

export async function query(machine: Machine, database: string, sql: string): Promise<string[]> {
  const { stdout } = await machine.run(
    `runuser -u postgres -- psql -qAtX -d ${database} -v ON_ERROR_STOP=1 -f -`,
    {
      input: sql,
    },
  )
  return stdout.split('\n').filter(Boolean)
}

/** The tables whose rows differ. */
export const differences = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((table) => before.get(table) !== after.get(table))

/** `<hash>  <path>` of every file below a folder. */
export async function fileHashes(machine: Machine, folder: string): Promise<string> {
  const { stdout } = await machine.run(
    `cd ${folder} && find . -type f -print0 | sort -z | xargs -0 -r sha256sum`,
  )
  return stdout
}
