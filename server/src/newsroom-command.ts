import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { commandVariables } from './club-environments.ts'
import { places } from './places.ts'
import { Refusal } from './terminal.ts'
import { userOf } from './users.ts'

const folderIn = (release: string) => path.join(release, 'commands')

/** The names of the commands that a release has. */
export const newsroomCommands = (release: string = places.current): string[] =>
  existsSync(folderIn(release))
    ? readdirSync(folderIn(release)).flatMap((name) => (name.endsWith('.mjs') ? [name.slice(0, -4)] : []))
    : []

/** The arguments of a shell that runs a command so that its files have the rights of the newsroom's own. */
export const likeTheNewsroom = (command: readonly string[]): string[] => [
  '-c',
  'umask 027 && exec "$@"',
  'sh',
  ...command,
]

type Options = { release?: string; output?: 'terminal' | 'read'; input?: string }

/** Runs a command as the newsroom's user with the club's variables; gives what it printed. */
export async function runNewsroomCommand(
  club: string,
  name: string,
  args: readonly string[] = [],
  { release = places.current, output = 'read', input = '' }: Options = {},
): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  const file = path.join(folderIn(release), `${name}.mjs`)
  if (!existsSync(file))
    throw new Refusal(`there is no command ${name}; there are: ${newsroomCommands(release).join(', ')}`)
  const { TERM = 'dumb', LANG = 'C.UTF-8' } = process.env
  const result = await execa('/bin/sh', likeTheNewsroom([path.join(release, 'bin/node'), file, ...args]), {
    ...userOf('palank-newsroom'),
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', TERM, LANG, ...commandVariables(club, name) },
    extendEnv: false,
    reject: false,
    ...(output === 'terminal' ? { stdio: 'inherit' as const } : { input }),
  })
  return {
    exitCode: result.exitCode ?? 1,
    stdout: String(result.stdout ?? ''),
    stderr: String(result.stderr ?? ''),
  }
}

/** Tables and views of this release; throws with what migrate said, which has then changed nothing. */
export async function migrate(club: string, release: string = places.current): Promise<string> {
  const { exitCode, stdout, stderr } = await runNewsroomCommand(club, 'migrate', [], { release })
  if (exitCode !== 0) throw new Error(`the database of ${club} was not migrated: ${stderr || stdout}`)
  return stdout
}
