import path from 'node:path'
import { places } from '../places.ts'
import type { ServerSettings } from '../settings.ts'
import {
  type Cluster,
  makePostgresFolder,
  privateCluster,
  query,
  removePrivateCluster,
  startAndRecover,
} from './cluster.ts'
import { archiveNow } from './database.ts'
import { secondsOf } from './measure.ts'
import { pgbackrest } from './pgbackrest.ts'
import { filesIn, listSnapshots, restic } from './restic.ts'
import { differences, type RowHashes, rowHashes } from './row-hashes.ts'
import { type BackupState, changeBackupState } from './state.ts'

type Hashes = Record<string, RowHashes>

async function hashesOf(cluster: Cluster): Promise<Hashes> {
  const names = await query(
    cluster,
    `select datname from pg_database where datname like 'palank%' order by 1`,
  )
  const hashes: Hashes = {}
  for (const name of names.split('\n').filter(Boolean)) hashes[name] = await rowHashes(cluster, name)
  return hashes
}

/** The settings that a copy needs at least as large as the original had them. */
const inheritedSql = `select name || '=' || setting from pg_settings
  where name in ('max_connections', 'max_worker_processes', 'max_wal_senders', 'max_prepared_transactions', 'max_locks_per_transaction')`

async function restoredHashes(cluster: Cluster): Promise<Hashes> {
  const folder = path.join(places.backup, 'trial')
  removePrivateCluster(folder)
  makePostgresFolder(folder)
  const settings = (await query(cluster, inheritedSql)).split('\n')
  const copy = privateCluster(folder, cluster.port, [...settings, 'archive_mode=off'])
  try {
    makePostgresFolder(copy.data)
    await pgbackrest('restore', `--pg1-path=${copy.data}`, '--archive-mode=off', '--type=default')
    await startAndRecover(copy)
    return await hashesOf(copy)
  } finally {
    await copy.stop().catch(() => undefined)
    removePrivateCluster(folder)
  }
}

async function tryDatabase(cluster: Cluster): Promise<string> {
  const before = await hashesOf(cluster)
  await archiveNow(cluster)
  const copy = await restoredHashes(cluster)
  const after = await hashesOf(cluster)
  const wrong = Object.keys(before).flatMap((name) =>
    differences(before[name] ?? {}, after[name] ?? {}, copy[name] ?? {}).map((table) => `${name} ${table}`),
  )
  if (wrong.length > 0) throw new Error(`the restored database differs in ${wrong.slice(0, 5).join(', ')}`)
  const tables = Object.values(copy).reduce((sum, hashes) => sum + Object.keys(hashes).length, 0)
  return `${Object.keys(copy).length} databases with ${tables} tables are as they were`
}

async function tryFiles({ backup }: ServerSettings): Promise<string> {
  await restic(backup, ['check', '--quiet', '--read-data-subset=10%'])
  const last = (await listSnapshots(backup, 'files')).at(-1)
  if (!last) throw new Error('there is no snapshot of the files')
  return `${(await filesIn(backup, last.id, '/')).length} files are readable`
}

/** Restores the database beside the real one, compares it, and reads a part of the files. Under the lock of backups. */
export async function trialRestore(
  settings: ServerSettings,
  cluster: Cluster,
): Promise<NonNullable<BackupState['trial']>> {
  const started = Date.now()
  const result = await Promise.resolve()
    .then(async () => [await tryDatabase(cluster), await tryFiles(settings)].join(', '))
    .then(
      (says) => ({ worked: true, says }),
      (error: Error) => ({ worked: false, says: error.message }),
    )
  const trial = { at: new Date().toISOString(), seconds: secondsOf(started), ...result }
  changeBackupState({ trial })
  return trial
}
