import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { migrate } from '../newsroom-command.ts'
import { places } from '../places.ts'
import { isReady } from '../readiness.ts'
import { currentRelease, deleteOldReleases, folderOf, isNewer, previousRelease } from '../releases.ts'
import { allUnits, thisMachine, unitsOf } from '../rolling-restart.ts'
import { run } from '../run.ts'
import { installedClubs } from '../settings.ts'
import { Refusal, requireRoot, say, timedStep } from '../terminal.ts'
import { assertDiskSpace, readPackage, switchRelease } from '../upgrade.ts'
import { sayRestarted } from './restart.ts'

async function assertAllReady(): Promise<void> {
  for (const { unit, readyUrl } of unitsOf(installedClubs()))
    if (readyUrl && !(await isReady(readyUrl)))
      throw new Refusal(`${unit} is not ready; mend that first: palank doctor (or --force)`)
}

/** A point to come back to, if backups are set up. */
async function backUp(): Promise<void> {
  if (!existsSync(places.backupState)) return
  await timedStep('backup', () => run(path.join(places.current, 'bin/palank'), ['backup']))
}

async function upgrade(file: string, { force, backup }: { force?: boolean; backup: boolean }): Promise<void> {
  requireRoot()
  const before = currentRelease()?.version
  if (!before) throw new Refusal(`nothing is installed yet: dpkg -i ${file}`)
  const { version, size } = await timedStep('package is whole', () => readPackage(path.resolve(file)))
  if (!(await isNewer(version, before)))
    throw new Refusal(
      version === before
        ? `${version} is what runs already`
        : `${version} is older than ${before}, which runs; to go back to the version before: palank rollback`,
    )
  assertDiskSpace(size)
  if (!force) await assertAllReady()
  const clubs = installedClubs()
  if (backup) await backUp()
  await timedStep('unpack', () =>
    run('dpkg', ['--install', path.resolve(file)], { env: { DEBIAN_FRONTEND: 'noninteractive' } }),
  )
  for (const { club } of clubs) await timedStep(`tables of ${club}`, () => migrate(club, folderOf(version)))
  const previous = previousRelease()?.version
  await switchRelease({
    from: before,
    previous,
    to: version,
    units: allUnits(),
    machine: thisMachine,
    onEach: sayRestarted,
  })
  deleteOldReleases()
  say(`${version} runs; ${before} is kept: palank rollback`)
}

export function addUpgrade(program: Command): void {
  program
    .command('upgrade')
    .description('installs a newer version while the sites go on serving')
    .argument('<file>', 'palank_VERSION_amd64.deb')
    .option('--force', 'also while a process is not ready')
    .option('--no-backup', 'without a backup before it')
    .addHelpText(
      'after',
      `
Checks the file, makes a backup, changes the tables in a way that the old version can live with, and starts one process
after the other. If something fails, the old version goes on serving and the message says what to do.

Example:
  palank upgrade ./palank_0.0.1-2_amd64.deb`,
    )
    .action(upgrade)
}
