import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { clubPlaces, places } from '../places.ts'
import type { ServerSettings } from '../settings.ts'
import type { Cluster } from './cluster.ts'
import { erasedFile, exportErased } from './erasures.ts'
import { secondsOf } from './measure.ts'
import type { Newsroom } from './newsroom.ts'
import { databaseBackups, databaseRepository } from './pgbackrest.ts'
import { listSnapshots, makeSnapshot, restorePaths } from './restic.ts'
import { type BackupState, changeBackupState, readBackupState } from './state.ts'

/** Links to files of the store, which the worker makes again. */
const isLinked = (file: string) =>
  path.dirname(path.dirname(file)) === places.data && path.basename(file) === 'files'

function addFiles(hash: ReturnType<typeof createHash>, file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (!found) return
  hash.update(`${file}\0${found.size}\0${found.mtimeMs}\0${found.mode}\0${found.uid}\n`)
  if (!found.isDirectory() || isLinked(file)) return
  for (const name of readdirSync(file).sort()) addFiles(hash, path.join(file, name))
}

/** Changes with any file below: names, sizes and times, as nobody writes into a stored file. */
export function fingerprintOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const file of paths) addFiles(hash, file)
  return hash.digest('hex')
}

/** Uploads, packs, settings, secrets and the lists of what was erased. */
const savedPaths = () => [places.data, places.settings, places.erased].filter((folder) => existsSync(folder))

/** A list that is gone comes back from the last snapshot, before a shorter one takes its place. */
async function bringBackErased({ backup }: ServerSettings, newsrooms: Newsroom[]): Promise<void> {
  const missing = newsrooms.map(({ club }) => erasedFile(club)).filter((file) => !existsSync(file))
  const last = missing.length > 0 ? (await listSnapshots(backup, 'files')).at(-1) : undefined
  if (last) await restorePaths(backup, last.id, missing, '/')
}

/** A snapshot without the uploads would look like the newest state of them. */
function assertStores(newsrooms: Newsroom[]): void {
  const gone = newsrooms.map(({ club }) => clubPlaces(club).store).find((store) => !existsSync(store))
  if (gone) throw new Error(`${gone} is gone, so no snapshot is made; bring it back: palank restore`)
}

export type FilesBackup = { changed: boolean; notes: string[] }

/** Only under the lock of backups. */
export async function backUpFiles(
  settings: ServerSettings,
  cluster: Cluster,
  newsrooms: Newsroom[],
): Promise<FilesBackup> {
  const started = Date.now()
  const notes: string[] = []
  assertStores(newsrooms)
  await bringBackErased(settings, newsrooms)
  const oldest = (await databaseBackups().catch(() => [])).find(({ full }) => full)?.at
  for (const newsroom of newsrooms) {
    await exportErased(cluster, newsroom, oldest).catch((error: Error) => {
      notes.push(
        `the list of what was erased at ${newsroom.club} is as old as the last one: ${error.message}`,
      )
    })
  }
  const before = readBackupState().files
  const fingerprint = fingerprintOf(savedPaths())
  const checkedAt = new Date(started).toISOString()
  const next: NonNullable<BackupState['files']> = {
    ...(before ?? { snapshotAt: checkedAt, seconds: 0 }),
    checkedAt,
    fingerprint,
  }
  const changed = fingerprint !== before?.fingerprint
  if (changed) {
    const excluded = [path.join(places.data, '*', 'files', '*'), path.join(places.data, '.*')]
    await makeSnapshot(settings.backup, 'files', savedPaths(), excluded)
    Object.assign(next, { snapshotAt: checkedAt, seconds: secondsOf(started) })
  }
  if (settings.backup.kind === 'ssh') {
    const repository = databaseRepository(settings)
    next.databaseFingerprint = fingerprintOf([repository])
    if (next.databaseFingerprint !== before?.databaseFingerprint)
      await makeSnapshot(settings.backup, 'database', [repository], ['*.pgbackrest.tmp'])
  }
  changeBackupState({ files: next })
  return { changed, notes }
}
