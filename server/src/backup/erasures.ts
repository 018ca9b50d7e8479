import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { places } from '../places.ts'
import { type Cluster, query } from './cluster.ts'

/** A line of a club's list; the newsroom's command apply-erasures reads them. */
type Entry = { kind: string; subject: string; created_at: string; erased_at: string }

export const erasedFile = (club: string) => path.join(places.erased, `${club}.jsonl`)

const parse = (text: string): Entry[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry)

/** Both lists as one, without what was erased before the oldest backup: no backup can bring that back. */
export function mergeErased(kept: string, found: string, oldest: Date | undefined): string {
  const entries = new Map<string, Entry>()
  for (const entry of [...parse(kept), ...parse(found)]) {
    const key = `${entry.kind} ${entry.subject} ${new Date(entry.created_at).getTime()}`
    if (!entries.has(key) && !(oldest && new Date(entry.erased_at) < oldest)) entries.set(key, entry)
  }
  return [...entries.values()].map((entry) => `${JSON.stringify(entry)}\n`).join('')
}

const erasedSql = `
  select coalesce(string_agg(to_jsonb(e)::text, e'\\n' order by erased_at), '') from erasure.entry e`

/** Adds what the club's database says was erased. It only ever adds: a restored database knows less. */
export async function exportErased(
  cluster: Cluster,
  { club, database }: { club: string; database: string },
  oldest: Date | undefined,
): Promise<void> {
  const file = erasedFile(club)
  const kept = readErased(club)
  const merged = mergeErased(kept, await query(cluster, erasedSql, database), oldest)
  if (merged === kept && existsSync(file)) return
  mkdirSync(places.erased, { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.new`, merged, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

export const readErased = (club: string): string =>
  existsSync(erasedFile(club)) ? readFileSync(erasedFile(club), 'utf8') : ''
