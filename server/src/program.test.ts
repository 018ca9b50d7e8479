import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { bashCompletion } from './commands/completion.ts'
import { palankProgram } from './program.ts'

const program = palankProgram()

test.each(program.commands.map((command) => [command.name(), command] as const))(
  'palank %s says what it does',
  (_, command) => {
    expect(command.description().length).toBeGreaterThan(20)
    for (const { description, long } of command.options) expect(description, long).toBeTruthy()
  },
)

test('the completion knows every command and its options, and is valid bash', () => {
  const script = bashCompletion(program)
  for (const command of program.commands) expect(script).toContain(command.name())
  expect(script).toContain('--newsroom')
  expect(spawnSync('bash', ['-n'], { input: script }).status).toBe(0)
  const complete = (...words: string[]) =>
    spawnSync('bash', [
      '-c',
      `${script}\nCOMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _palank; printf '%s\\n' "\${COMPREPLY[@]}"`,
    ]).stdout.toString()
  expect(complete('palank', 'upg')).toBe('upgrade\n')
  expect(complete('palank', 'setup', '--sm')).toBe('--smtp\n--smtp-password-file\n')
})
