import type { Command } from 'commander'
import { type Check, runChecks } from '../checks/check.ts'
import { doctorChecks } from '../checks/doctor.ts'
import { checkLines, requireRoot, say } from '../terminal.ts'
import { exitCodeOf } from './status.ts'

const order: Record<Check['level'], number> = { error: 0, warning: 1, ok: 2 }

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('looks for what is wrong or soon will be, and says what to do')
    .option('--all', 'also what is well')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      '\nChanges nothing. Ends with 0 if all is well, 1 after an error, 2 after warnings only.',
    )
    .action(async ({ all, json }: { all?: boolean; json?: boolean }) => {
      requireRoot()
      const checks = (await runChecks(doctorChecks)).sort((a, b) => order[a.level] - order[b.level])
      process.exitCode = exitCodeOf(checks)
      if (json) return say(JSON.stringify(checks, null, 2))
      const shown = all ? checks : checks.filter(({ level }) => level !== 'ok')
      for (const check of shown) for (const line of checkLines(check)) say(line)
      const well = checks.filter(({ level }) => level === 'ok').length
      say(`${shown.length > 0 ? '\n' : ''}${checks.length} things looked at, ${well} are well`)
    })
}
