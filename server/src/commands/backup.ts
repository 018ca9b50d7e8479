import type { Command } from 'commander'
import { serverCluster } from '../backup/cluster.ts'
import { backUpDatabase } from '../backup/database.ts'
import { backUpFiles } from '../backup/files.ts'
import { withBackupLock } from '../backup/lock.ts'
import { secondsOf } from '../backup/measure.ts'
import { installedNewsrooms } from '../backup/newsroom.ts'
import { databaseBackups } from '../backup/pgbackrest.ts'
import { recoveryKeyLines } from '../backup/recovery-key.ts'
import { forgetOld, listSnapshots } from '../backup/restic.ts'
import { setUpBackup } from '../backup/set-up.ts'
import { changeBackupState } from '../backup/state.ts'
import { sayTime } from '../backup/times.ts'
import { trialRestore } from '../backup/trial.ts'
import { readServerSettings } from '../settings.ts'
import { Refusal, requireRoot, say } from '../terminal.ts'

async function backUp({ full = false }: { full?: boolean }): Promise<void> {
  requireRoot()
  const settings = readServerSettings()
  const started = Date.now()
  const made = await withBackupLock(async () => {
    const database = await backUpDatabase({ full })
    const { notes } = await backUpFiles(settings, serverCluster, installedNewsrooms())
    for (const note of notes) say(note)
    await forgetOld(settings.backup, settings.backupDays)
    changeBackupState({ prunedAt: new Date().toISOString() })
    return database
  })
  say(`Backup made${made.full ? ', a full one' : ''}: ${secondsOf(started)} s.`)
}

async function backUpUploads(): Promise<void> {
  requireRoot()
  const { changed, notes } = await withBackupLock(() =>
    backUpFiles(readServerSettings(), serverCluster, installedNewsrooms()),
  )
  for (const note of notes) say(note)
  if (changed) say('Files saved.')
}

async function listBackups(): Promise<void> {
  requireRoot()
  const settings = readServerSettings()
  const backups = await databaseBackups()
  const snapshots = await listSnapshots(settings.backup, 'files')
  const [oldest] = backups
  if (!oldest) throw new Refusal('There is no backup yet: run `palank backup`.')
  say(`Any second from ${sayTime(oldest.at)} until now can be restored:`)
  say("  palank restore --to '2026-11-17 19:42:05'")
  say('\nBackups of the database')
  for (const { at, full, bytes } of backups)
    say(`  ${sayTime(at)}  ${full ? 'full   ' : 'changes'}  ${(bytes / 1e6).toFixed(0)} MB`)
  const last = snapshots.at(-1)
  say(`\nSnapshots of the files: ${snapshots.length}${last ? `, the last of ${sayTime(last.time)}` : ''}`)
}

async function tryRestore(): Promise<void> {
  requireRoot()
  const { worked, says, seconds } = await withBackupLock(() =>
    trialRestore(readServerSettings(), serverCluster),
  )
  if (!worked)
    throw new Refusal(`The trial restore did not work: ${says}. Run \`palank backup --full\` and try again.`)
  say(`The backups can be restored: ${says} (${seconds} s).`)
}

async function configure(): Promise<void> {
  requireRoot()
  const recoveryKey = await setUpBackup(say)
  say(
    'Backups are set up. With them and the recovery key everything can be restored elsewhere, without it nothing.',
  )
  for (const line of recoveryKeyLines(recoveryKey)) say(line)
}

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description(
      'Saves database and files now, and deletes what is older than the settings say. A timer does it daily.',
    )
    .option('--full', 'the whole database, not only what has changed since the last full backup')
    .action(backUp)
  program
    .command('backups')
    .description('Lists the backups, and from when on every second can be restored.')
    .action(listBackups)
  program
    .command('uploads-backup')
    .description('Saves files that have changed. A timer does it each half minute.')
    .action(backUpUploads)
  program
    .command('trial-restore')
    .description('Restores the newest backup beside the running server and compares. A timer does it weekly.')
    .action(tryRestore)
  program
    .command('configure-backup')
    .description(
      'Sets up backups as /etc/palank/server.json says, and makes the recovery key if there is none. Setup does it too.',
    )
    .action(configure)
}
