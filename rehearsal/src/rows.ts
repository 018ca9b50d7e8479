import { type RowHashes, rowHashesBy } from '@palank/server/backup/row-hashes'
import type { Machine } from './machine.ts'

/** Of every table of a club's database. */
export const rowHashes = (machine: Machine, database: string): Promise<RowHashes> =>
  rowHashesBy((sql) => ask(machine, database, sql))

async function ask(machine: Machine, database: string, sql: string): Promise<string> {
  const psql = `runuser -u postgres -- psql -qAtX -d ${database} -v ON_ERROR_STOP=1 -f -`
  return (await machine.run(psql, { input: sql })).stdout
}

export const query = async (machine: Machine, database: string, sql: string): Promise<string[]> =>
  (await ask(machine, database, sql)).split('\n').filter(Boolean)

/** The tables whose rows differ. */
export const differences = (before: RowHashes, after: RowHashes): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (table) => before[table] !== after[table],
  )

/** `<hash>  <path>` of every file below a folder. */
export async function fileHashes(machine: Machine, folder: string): Promise<string> {
  const { stdout } = await machine.run(
    `cd ${folder} && find . -type f -print0 | sort -z | xargs -0 -r sha256sum`,
  )
  return stdout
}
