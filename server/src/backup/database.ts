import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, query } from './cluster.ts'
import { secondsOf } from './measure.ts'
import { databaseBackups, pgbackrest } from './pgbackrest.ts'
import { changeBackupState } from './state.ts'

const dayMs = 86_400_000

/** Once a week everything, on other days what has changed since. Only under the lock of backups. */
export async function backUpDatabase(
  { full }: { full: boolean },
  now = new Date(),
): Promise<{ full: boolean }> {
  const lastFull = (await databaseBackups()).findLast((backup) => backup.full)
  const isFull = full || !lastFull || now.getTime() - lastFull.at.getTime() > 6.5 * dayMs
  const started = Date.now()
  // Expires what is too old, and its WAL.
  await pgbackrest('backup', `--type=${isFull ? 'full' : 'diff'}`)
  const at = new Date().toISOString()
  const fullAt = isFull ? at : (lastFull?.at.toISOString() ?? at)
  changeBackupState({ database: { at, fullAt, seconds: secondsOf(started) } })
  return { full: isFull }
}

/** Until everything committed by now is in the archive, with a commit after it that a restore can stop at. */
export async function archiveNow(cluster: Cluster, seconds = 60): Promise<void> {
  const segment = await query(
    cluster,
    'select pg_current_xact_id() is null; select pg_walfile_name(pg_switch_wal());',
  ).then((lines) => lines.split('\n').at(-1) ?? '')
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const archived = await query(
      cluster,
      `select coalesce(last_archived_wal, '') >= '${segment}' from pg_stat_archiver`,
    )
    if (archived === 't') return
    await sleep(100)
  }
  throw new Error(`the last changes were not archived within ${seconds} seconds; see the log of PostgreSQL`)
}
