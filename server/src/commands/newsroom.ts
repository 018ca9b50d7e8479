import type { Command } from 'commander'
import { newsroomCommands, runNewsroomCommand } from '../newsroom-command.ts'
import { readClubSettings } from '../settings.ts'
import { requireRoot } from '../terminal.ts'

export function addNewsroom(program: Command): void {
  program
    .command('newsroom')
    .description('runs a command of a club’s newsroom, with its rights and secrets')
    .argument('<club>')
    .argument('<name>', `one of: ${newsroomCommands().join(', ') || 'those of the installed release'}`)
    .argument('[arguments...]', 'for the command itself')
    .passThroughOptions()
    .allowUnknownOption()
    .addHelpText(
      'after',
      `
Examples:
  palank newsroom vidrak create-admin --email you@vidrak.example --name "Your Name"
  palank newsroom vidrak setup-link
  echo somebody@example.org | palank newsroom vidrak personal-data export
  palank newsroom vidrak reset-second-factor somebody@vidrak.example`,
    )
    .action(async (club: string, name: string, args: string[]) => {
      requireRoot()
      const { exitCode } = await runNewsroomCommand(readClubSettings(club).club, name, args, {
        output: 'terminal',
      })
      process.exitCode = exitCode
    })
}
