import { answers, type Cluster, query, serverCluster } from '../backup/cluster.ts'
import { type BackupState, readBackupState } from '../backup/state.ts'
import { sayTime } from '../backup/times.ts'
import type { Check } from './check.ts'

/** As pg_stat_archiver has it. */
export type Archiver = { failing: boolean; waiting: number; lastAt: Date | undefined }

const hours = (since: Date, now: Date) => (now.getTime() - since.getTime()) / 3_600_000

function databaseCheck({ database }: BackupState, now: Date): Check {
  const name = 'backup of the database'
  const advice = 'Run `palank backup`; if it fails, `journalctl -u palank-backup` says why.'
  if (!database) return { name, level: 'error', says: 'There is none yet.', advice }
  const value = hours(new Date(database.at), now)
  const says = `The last one is of ${sayTime(new Date(database.at))}.`
  if (value > 72) return { name, level: 'error', says, advice, value }
  if (value > 26) return { name, level: 'warning', says, advice, value }
  return { name, level: 'ok', says, value }
}

function archiveCheck(archiver: Archiver | undefined): Check {
  const name = 'archive of the database'
  const advice =
    'Is the disk of the backups full or gone? PostgreSQL says why in its log: `journalctl -u postgresql@15-main` and /var/log/postgresql.'
  if (!archiver)
    return { name, level: 'error', says: 'PostgreSQL does not answer.', advice: 'See `palank doctor`.' }
  const { failing, waiting, lastAt } = archiver
  const says = `${waiting} pieces wait; the last one was saved at ${lastAt ? sayTime(lastAt) : 'no time yet'}.`
  if (failing || waiting > 10) return { name, level: 'error', says, advice, value: waiting }
  if (waiting > 2) return { name, level: 'warning', says, advice, value: waiting }
  return { name, level: 'ok', says, value: waiting }
}

function filesCheck({ files }: BackupState, now: Date): Check {
  const name = 'backup of the files'
  const advice = 'Run `palank uploads-backup`; if it fails, `journalctl -u palank-uploads-backup` says why.'
  if (!files) return { name, level: 'error', says: 'There is none yet.', advice }
  const value = hours(new Date(files.checkedAt), now)
  const says = `Looked at ${sayTime(new Date(files.checkedAt))}; the last change was saved at ${sayTime(new Date(files.snapshotAt))}.`
  if (value > 1) return { name, level: 'error', says, advice, value }
  if (value > 0.2) return { name, level: 'warning', says, advice, value }
  return { name, level: 'ok', says, value }
}

function trialCheck({ trial }: BackupState, now: Date): Check {
  const name = 'trial restore'
  const advice = 'Run `palank trial-restore`: it says what is wrong.'
  if (!trial) return { name, level: 'warning', says: 'No restore has been tried yet.', advice }
  const value = hours(new Date(trial.at), now)
  const says = `${sayTime(new Date(trial.at))}, ${trial.seconds} s: ${trial.says}.`
  if (!trial.worked) return { name, level: 'error', says, advice, value }
  if (value > 9 * 24) return { name, level: 'warning', says, advice, value }
  return { name, level: 'ok', says, value }
}

export const backupChecks = (state: BackupState, archiver: Archiver | undefined, now: Date): Check[] => [
  databaseCheck(state, now),
  archiveCheck(archiver),
  filesCheck(state, now),
  trialCheck(state, now),
]

const archiverSql = `
  select json_build_object(
    'failing', coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false),
    'lastAt', last_archived_time,
    'waiting', (select count(*) from pg_ls_archive_statusdir() where name like '%.ready'))
  from pg_stat_archiver`

async function readArchiver(cluster: Cluster): Promise<Archiver | undefined> {
  if (!(await answers(cluster))) return undefined
  const { failing, waiting, lastAt } = JSON.parse(await query(cluster, archiverSql))
  return { failing, waiting, lastAt: lastAt ? new Date(lastAt) : undefined }
}

export const checkBackup = async (cluster = serverCluster, now = new Date()): Promise<Check[]> =>
  backupChecks(readBackupState(), await readArchiver(cluster), now)
