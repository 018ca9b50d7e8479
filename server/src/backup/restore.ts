import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import type { ServerSettings } from '../settings.ts'
import { chownTree } from './chown-tree.ts'
import {
  answers,
  type Cluster,
  makePostgresFolder,
  query,
  startAndRecover,
  TargetNotReached,
} from './cluster.ts'
import { makeBackupFolders } from './configure.ts'
import { archiveNow, backUpDatabase } from './database.ts'
import { readErased } from './erasures.ts'
import { backUpFiles } from './files.ts'
import { createSteps, type Say, type Step } from './measure.ts'
import type { Newsroom } from './newsroom.ts'
import { databaseBackups, databaseRepository, pgbackrest } from './pgbackrest.ts'
import { listSnapshots, restorePaths } from './restic.ts'
import {
  bringBackErasedList,
  type RestoredFiles,
  removeOldFiles,
  restoreFolders,
  restoreStore,
} from './restore-files.ts'
import { changeBackupState, readBackupState } from './state.ts'
import { sayTime, timelineAt, toPostgres } from './times.ts'

/** Everything that uses the database; the edge stays, and answers from its cache. */
export type Processes = {
  stop: () => Promise<void>
  start: () => Promise<void>
  clearCaches: () => Promise<void>
}

export type RestoreOptions = {
  /** Without it, everything that is in the backups. */
  to?: Date | undefined
  settings: ServerSettings
  cluster: Cluster
  processes: Processes
  newsrooms: () => Newsroom[]
  say: Say
  /** Nothing of this machine is worth saving. */
  isNewMachine?: boolean
}

export type Restored = {
  steps: Step[]
  /** The last change that is there. */
  lastTransaction: Date | undefined
  files: Record<string, RestoredFiles>
}

/** Whatever still works is saved first, so that this restore can be taken back by another one. */
async function saveTheRest(options: RestoreOptions): Promise<void> {
  const { cluster, settings, newsrooms, say, isNewMachine } = options
  if (isNewMachine) return
  if (!(await answers(cluster))) {
    say('        PostgreSQL does not answer: what is not in the backups yet, up to half a minute, is lost.')
    return
  }
  await archiveNow(cluster).catch((error: Error) => say(`        ${error.message}`))
  await backUpFiles(settings, cluster, newsrooms()).catch((error: Error) => say(`        ${error.message}`))
}

const asideOf = (cluster: Cluster) => `${cluster.data}.before-restore`

function setAside(cluster: Cluster): void {
  const aside = asideOf(cluster)
  // Of a restore that broke off: the older one is what there was.
  if (existsSync(cluster.data) && readdirSync(cluster.data).length > 0 && !existsSync(aside))
    renameSync(cluster.data, aside)
  rmSync(cluster.data, { recursive: true, force: true })
  makePostgresFolder(cluster.data)
}

async function putBack(cluster: Cluster): Promise<void> {
  await cluster.stop().catch(() => undefined)
  if (!existsSync(asideOf(cluster))) return
  rmSync(cluster.data, { recursive: true, force: true })
  renameSync(asideOf(cluster), cluster.data)
  await startAndRecover(cluster)
}

/** Where the backups of the database are on another machine too, and not here any more. */
export const lacksRepository = (settings: ServerSettings): boolean =>
  settings.backup.kind === 'ssh' && !existsSync(`${databaseRepository(settings)}/backup`)

async function bringBackRepository(settings: ServerSettings): Promise<void> {
  makeBackupFolders(settings)
  const repository = databaseRepository(settings)
  if (settings.backup.kind === 'folder' || !lacksRepository(settings)) return
  const last = (await listSnapshots(settings.backup, 'database')).at(-1)
  if (!last) throw new Error(`there is no backup of the database on ${settings.backup.host}`)
  await restorePaths(settings.backup, last.id, [repository], '/')
  await chownTree(repository, 'postgres:postgres')
}

/** The last backup of the database until then; PostgreSQL replays from there. */
async function backupBefore(time: Date): Promise<string> {
  const found = (await databaseBackups()).findLast(({ at }) => at <= time)
  if (!found) throw new Error(`there is no backup of the database from before ${sayTime(time)}`)
  return `--set=${found.label}`
}

async function restoreDatabase(cluster: Cluster, to: Date | undefined): Promise<void> {
  if (!to) {
    await pgbackrest('restore', '--type=default')
    return startAndRecover(cluster)
  }
  const timeline = timelineAt(readBackupState().restores, to)
  const way = [await backupBefore(to), ...(timeline ? [`--target-timeline=${timeline}`] : [])]
  await pgbackrest('restore', '--type=time', `--target=${toPostgres(to)}`, '--target-action=promote', ...way)
  try {
    await startAndRecover(cluster)
  } catch (error) {
    if (!(error instanceof TargetNotReached)) throw error
    // Nothing was committed after this time: all of the archive is what there was.
    await cluster.stop().catch(() => undefined)
    await pgbackrest('restore', '--delta', '--type=default', ...way)
    await startAndRecover(cluster)
  }
}

const currentTimeline = async (cluster: Cluster): Promise<number> =>
  Number(await query(cluster, `select ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int`))

async function lastTransaction(cluster: Cluster): Promise<Date | undefined> {
  const seconds = await query(cluster, 'select extract(epoch from pg_last_xact_replay_timestamp())')
  return seconds ? new Date(Number(seconds) * 1000) : undefined
}

/** As of one point in time: database, uploads, and without what was erased since. Under the lock of backups. */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { to, settings, cluster, processes, newsrooms, say } = options
  const { steps, step } = createSteps(say)
  await step('processes stopped; the edge serves what it has', processes.stop)
  await step('last changes saved', () => saveTheRest(options))
  await step('backups found', () => bringBackRepository(settings))
  await cluster.stop().catch(() => undefined)
  setAside(cluster)
  try {
    await step('database restored', () => restoreDatabase(cluster, to))
  } catch (error) {
    say('The database could not be restored; everything is put back as it was.')
    await putBack(cluster)
    await processes.start()
    throw error
  }
  const last = await lastTransaction(cluster)
  const timeline = await currentTimeline(cluster)
  const { restores } = readBackupState()
  // PostgreSQL takes the next number after the newest, which is the one that was written until now.
  const made = { at: new Date().toISOString(), from: timeline - 1, timeline }
  changeBackupState({ restores: [...restores, to ? { ...made, to: to.toISOString() } : made] })

  const time = to ?? new Date()
  const files: Restored['files'] = {}
  for (const newsroom of newsrooms()) {
    const { club } = newsroom
    await step(`${club}: folders`, () => restoreFolders(settings.backup, newsroom))
    // The backup may be of an older version.
    await step(`${club}: tables brought up to date`, () => newsroom.run('migrate'))
    const found = await step(`${club}: files restored`, () => restoreStore(settings.backup, newsroom, time))
    files[club] = found
    if (found.missing.length > 0)
      say(`        ${found.missing.length} files are in no backup: ${found.missing.slice(0, 5).join(', ')}`)
    await bringBackErasedList(settings.backup, club)
    await step(`${club}: what was erased since is erased again`, () =>
      newsroom.run('apply-erasures', readErased(club)),
    )
  }
  await step('processes started and ready', processes.start)
  await step('cached pages removed', processes.clearCaches)
  await step('new full backup', () => backUpDatabase({ full: true }))
  rmSync(asideOf(cluster), { recursive: true, force: true })
  removeOldFiles()
  say(`The last change that is there was made at ${last ? sayTime(last) : 'an unknown time'}.`)
  return { steps, lastTransaction: last, files }
}
