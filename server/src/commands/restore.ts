import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { adoptBackup, parseTarget } from '../backup/adopt.ts'
import { serverCluster } from '../backup/cluster.ts'
import { withBackupLock } from '../backup/lock.ts'
import { installedNewsrooms } from '../backup/newsroom.ts'
import { databaseBackups } from '../backup/pgbackrest.ts'
import { installedProcesses } from '../backup/processes.ts'
import { lacksRepository, restore } from '../backup/restore.ts'
import { outOfReach, parseTime, sayTime } from '../backup/times.ts'
import { installedClubs, readServerSettings } from '../settings.ts'
import { ask, askSecret, isInteractive, Refusal, requireRoot, say } from '../terminal.ts'

async function agreed(): Promise<boolean> {
  if (!isInteractive())
    throw new Refusal('Nobody can be asked here. Add --yes if this is what you want; nothing was changed.')
  return (await ask("Type 'restore' to go on, anything else to stop")) === 'restore'
}

async function checkReach(to: Date | undefined): Promise<void> {
  // They come from the other machine first.
  if (lacksRepository(readServerSettings())) return
  const backups = await databaseBackups()
  const problem = outOfReach(to ?? new Date(), backups[0]?.at, new Date())
  if (problem && (to || backups.length === 0)) throw new Refusal(`${problem} Nothing was changed.`)
}

type Options = { to?: string; yes?: boolean; from?: string; keyFile?: string }

async function adopt({ from = '', keyFile }: Options): Promise<void> {
  const key = keyFile
    ? readFileSync(keyFile, 'utf8')
    : isInteractive()
      ? await askSecret('Recovery key')
      : undefined
  if (!key) throw new Refusal('--from needs the recovery key of the backups: --key-file FILE')
  await adoptBackup(parseTarget(from), key, say)
}

async function restoreServer(options: Options): Promise<void> {
  requireRoot()
  const { to: text, yes = false } = options
  const to = text === undefined ? undefined : parseTime(text)
  if (options.from) await adopt(options)
  await checkReach(to)
  const clubs = installedClubs().map(({ club }) => club)
  say(`This takes ${clubs.join(', ')} back to ${to ? sayTime(to) : 'the last change that was saved'}.`)
  say('- Everything written since then is gone from site and newsroom, for all clubs of this server.')
  say('- What was erased since then stays erased: people, pictures taken down, withdrawn consents.')
  say(
    '- Visitors keep seeing the pages that the edge has; newsroom and join form pause, for a few minutes at most.',
  )
  say('- What is there now is saved first: another restore can take this one back.\n')
  if (!yes && !(await agreed())) {
    say('Nothing was changed.')
    return
  }
  const { steps } = await withBackupLock(() =>
    restore({
      to,
      settings: readServerSettings(),
      cluster: serverCluster,
      processes: installedProcesses,
      newsrooms: installedNewsrooms,
      say,
      isNewMachine: Boolean(options.from),
    }),
  ).catch((error: Error) => {
    throw new Refusal(
      `${error.message}\nThe restore is not finished. Run the same command again; what there was before is kept in ` +
        `${serverCluster.data}.before-restore until a restore has worked.`,
    )
  })
  if (options.from)
    say(`Now, for certificates and timers: ${clubs.map((club) => `palank setup ${club}`).join('; ')}`)
  say(`Restored in ${steps.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0)} s.`)
}

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('Takes database and files of all clubs back to a point in time.')
    .option(
      '--to <time>',
      "such as '2026-11-17 19:42:05', on this machine's clock, or with a zone: '… +01:00'",
    )
    .option('--yes', 'without asking')
    .option('--from <place>', 'on a new machine: the backups of the old one, /folder or user@host:/folder')
    .option('--key-file <file>', 'the recovery key of those backups; asked for without it')
    .addHelpText('after', '\nWithout --to everything that was saved comes back, as after a broken disk.')
    .action(restoreServer)
}
