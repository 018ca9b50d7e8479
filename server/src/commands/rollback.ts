import type { Command } from 'commander'
import { currentRelease, previousRelease } from '../releases.ts'
import { allUnits, thisMachine } from '../rolling-restart.ts'
import { Refusal, requireRoot, say } from '../terminal.ts'
import { switchRelease } from '../upgrade.ts'
import { sayRestarted } from './restart.ts'

async function rollBack(): Promise<void> {
  requireRoot()
  const from = currentRelease()?.version
  const to = previousRelease()?.version
  if (!from || !to) throw new Refusal('there is no version before this one on this machine')
  await switchRelease({
    from,
    previous: to,
    to,
    units: allUnits(),
    machine: thisMachine,
    onEach: sayRestarted,
  })
  say(
    `${to} runs again; ${from} is kept, and \`palank rollback\` goes back to it. The database was not touched.`,
  )
}

export function addRollback(program: Command): void {
  program
    .command('rollback')
    .description('goes back to the version before the last upgrade, while the sites go on serving')
    .addHelpText(
      'after',
      '\nContent that was written since stays: tables of the newer version suit the older one.',
    )
    .action(rollBack)
}
