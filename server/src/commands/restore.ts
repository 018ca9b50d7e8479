import { createInterface } from 'node:readline/promises'
import type { Command } from 'commander'
import { serverCluster } from '../backup/cluster.ts'
import { withBackupLock } from '../backup/lock.ts'
import { installedNewsrooms } from '../backup/newsroom.ts'
import { databaseBackups } from '../backup/pgbackrest.ts'
import { installedProcesses } from '../backup/processes.ts'
import { restore } from '../backup/restore.ts'
import { outOfReach, parseTime, sayTime } from '../backup/times.ts'
import { installedClubs, readServerSettings } from '../settings.ts'
import { isInteractive, Refusal, requireRoot, say } from '../terminal.ts'

async function agreed(): Promise<boolean> {
  if (!isInteractive())
    throw new Refusal('Nobody can be asked here. Add --yes if this is what you want; nothing was changed.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question("Type 'restore' to go on: ")
  terminal.close()
  return answer.trim() === 'restore'
}

async function checkReach(to: Date | undefined): Promise<void> {
  // A machine that has lost its backups' folder may get it back from the other machine.
  const backups = await databaseBackups().catch(() => undefined)
  const problem = backups && outOfReach(to ?? new Date(), backups[0]?.at, new Date())
  if (problem && (to || backups.length === 0)) throw new Refusal(`${problem} Nothing was changed.`)
}

async function restoreServer({ to: text, yes = false }: { to?: string; yes?: boolean }): Promise<void> {
  requireRoot()
  const to = text === undefined ? undefined : parseTime(text)
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
    }),
  ).catch((error: Error) => {
    throw new Refusal(
      `${error.message}\nThe restore is not finished. Run the same command again; what there was before is kept in ` +
        `${serverCluster.data}.before-restore until a restore has worked.`,
    )
  })
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
    .addHelpText('after', '\nWithout --to everything that was saved comes back, as after a broken disk.')
    .action(restoreServer)
}
