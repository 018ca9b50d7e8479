import type { Command } from 'commander'
import { say } from '../terminal.ts'

const optionsOf = (command: Command) => command.options.flatMap(({ long }) => long ?? [])

/** A script for bash that knows the commands, their options and the clubs of this server. */
export function bashCompletion(program: Command): string {
  const names = program.commands.map((command) => command.name())
  const cases = program.commands.map(
    (command) => `    ${command.name()}) words="${[...optionsOf(command), '--help'].join(' ')}" ;;`,
  )
  return `# palank completion bash > /usr/share/bash-completion/completions/palank
_palank() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words clubs
  clubs=$(ls /etc/palank/clubs 2>/dev/null)
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    *) words="" ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names.join(' ')} --help --version" -- "$word"))
  elif [ "\${word#-}" != "$word" ]; then
    COMPREPLY=($(compgen -W "$words" -- "$word"))
  else
    COMPREPLY=($(compgen -W "$clubs" -- "$word") $(compgen -f -- "$word"))
  fi
}
complete -F _palank palank
`
}

export function addCompletion(program: Command): void {
  program
    .command('completion')
    .description('prints a completion script for the shell; the package has installed it already')
    .argument('<shell>', 'bash')
    .action((shell: string) => {
      if (shell !== 'bash') throw new Error(`there is no completion for ${shell}, only for bash`)
      say(bashCompletion(program))
    })
}
