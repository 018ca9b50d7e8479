import { execFileSync } from 'node:child_process'
import { execa, type Options } from 'execa'

type RunOptions = Pick<Options, 'env' | 'uid' | 'gid' | 'cwd'> & { input?: string; accept?: number[] }

/** Runs a program and returns what it wrote; the error says what it said last. */
export async function run(command: string, args: string[], options: RunOptions = {}): Promise<string> {
  const { accept = [0], input = '', ...rest } = options
  const { stdout, stderr, exitCode, message } = await execa(command, args, {
    ...rest,
    input,
    reject: false,
    stripFinalNewline: true,
    maxBuffer: 1_000_000_000,
  })
  if (exitCode !== undefined && accept.includes(exitCode)) return String(stdout)
  const said = `${stdout}\n${stderr}`.trim().split('\n').slice(-5).join('\n') || message
  throw new Error(`${command} did not work: ${said}`)
}

export type Account = { uid: number; gid: number }

export function accountOf(user: string): Account {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  return { uid: id('-u'), gid: id('-g') }
}

let postgres: Account | undefined
export function postgresAccount(): Account {
  postgres ??= accountOf('postgres')
  return postgres
}

/** PostgreSQL and pgBackRest refuse root, or would leave files behind that the server cannot read. */
export const asPostgres = (command: string, args: string[], options: RunOptions = {}): Promise<string> =>
  run(command, args, { cwd: '/', ...options, ...postgresAccount() })
