import { execa } from 'execa'

type Options = {
  input?: string
  env?: Record<string, string>
  uid?: number
  gid?: number
  cwd?: string
  /** Exit codes that are no failure. */
  accept?: readonly number[]
}

/** Standard output of a program of the system; an error has the last lines that it wrote. */
export async function run(command: string, args: readonly string[], options: Options = {}): Promise<string> {
  const { accept = [0], ...rest } = options
  const result = await execa(command, args, {
    ...rest,
    reject: false,
    env: { LC_ALL: 'C', ...options.env },
  })
  if (result.exitCode !== undefined && accept.includes(result.exitCode)) return result.stdout
  const said = `${result.stderr || result.stdout || result.message}`.trim().split('\n').slice(-5).join('\n')
  throw new Error(`${command} ${args[0] ?? ''} failed: ${said}`)
}

/** As `run`, with undefined where the program fails or is missing. */
export const tryRun = (command: string, args: readonly string[], options?: Options) =>
  run(command, args, options).catch(() => undefined)
