import { Command } from 'commander'
import { addBackup } from './commands/backup.ts'
import { addCertificate } from './commands/certificate.ts'
import { addCompletion } from './commands/completion.ts'
import { addDoctor } from './commands/doctor.ts'
import { addListens } from './commands/listens.ts'
import { addMonitoring } from './commands/monitoring.ts'
import { addNewsroom } from './commands/newsroom.ts'
import { addRestart } from './commands/restart.ts'
import { addRestore } from './commands/restore.ts'
import { addRollback } from './commands/rollback.ts'
import { addSetup } from './commands/setup.ts'
import { addStatus } from './commands/status.ts'
import { addSupportBundle } from './commands/support-bundle.ts'
import { addUpgrade } from './commands/upgrade.ts'
import { addWatch } from './commands/watch.ts'
import { currentRelease, installedRelease } from './releases.ts'

/** The whole command, with every subcommand. */
export function palankProgram(): Command {
  const program = new Command('palank')
    .enablePositionalOptions()
    .description('Runs the websites of clubs on this server.')
    .version((currentRelease() ?? installedRelease())?.version ?? 'not installed')
    .showHelpAfterError('(more: palank --help)')
    .showSuggestionAfterError()
    .addHelpText(
      'after',
      `
First steps:
  palank setup vidrak --site vidrak.example --newsroom szerkeszto.vidrak.example --mail you@example.org
  palank status
Something is wrong:
  palank doctor`,
    )

  for (const add of [
    addSetup,
    addStatus,
    addCertificate,
    addDoctor,
    addUpgrade,
    addRollback,
    addBackup,
    addRestore,
    addRestart,
    addNewsroom,
    addListens,
    addWatch,
    addMonitoring,
    addSupportBundle,
    addCompletion,
  ])
    add(program)
  return program
}
