import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './paths.ts'
import { type Identity, identityOf, isAlive } from './process-identity.ts'

export type Command = {
  name: string
  command: string
  args: string[]
  env: Record<string, string>
  cwd?: string
  /** Where its output goes; passed through when there is none. */
  log?: string
}
export type Running = Command & {
  identity: Identity
  /** Resolves to how it ended: `exit 1`, `SIGTERM`. */
  ended: Promise<string>
  stop: () => Promise<void>
}

const patience = 10_000
const alive = new Set<number>()
process.on('exit', () => {
  for (const pid of alive) signalGroup(pid, 'SIGKILL')
})

/** Each process leads a group of its own: Ctrl-C reaches us alone, and its children go when it goes. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // It is gone already.
  }
}

export function lastLines(file: string | undefined, count = 20): string {
  if (!file || !existsSync(file)) return ''
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
}

const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`))
  })

export function startProcess(wanted: Command): Running {
  const output = wanted.log ? openSync(wanted.log, 'w', 0o600) : 'inherit'
  const child = spawn(wanted.command, wanted.args, {
    stdio: ['ignore', output, output],
    cwd: wanted.cwd ?? root,
    // Next makes NODE_ENV a must in the type that everybody shares.
    env: wanted.env as NodeJS.ProcessEnv,
    detached: true,
  })
  if (typeof output === 'number') closeSync(output)
  const pid = child.pid ?? 0
  if (pid) alive.add(pid)
  const ended = endOf(child).then((how) => {
    if (alive.delete(pid)) signalGroup(pid, 'SIGKILL')
    return how
  })
  const stop = async () => {
    if (!alive.has(pid)) return
    signalGroup(pid, 'SIGTERM')
    const late = setTimeout(() => signalGroup(pid, 'SIGKILL'), patience)
    await ended
    clearTimeout(late)
  }
  return { ...wanted, identity: identityOf(pid), ended, stop }
}

/** Runs a command to its end; a failure carries the last lines of its log. */
export async function run(wanted: Command, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const running = startProcess(wanted)
  const stop = () => void running.stop()
  signal?.addEventListener('abort', stop)
  const how = await running.ended
  signal?.removeEventListener('abort', stop)
  signal?.throwIfAborted()
  if (how !== 'exit 0') throw new Error(failure(wanted, how))
}

export function failure({ name, log }: Command, how: string): string {
  const lines = lastLines(log)
  const where = log ? `; see ${path.relative(root, log)}` : ''
  return `${name} ended (${how})${where}${lines && `\n${lines.replace(/^/gm, '  | ')}`}`
}

/** Ends what a process that was killed could not end itself. */
export function endLeftOver(identity: Identity): void {
  if (identity.started && isAlive(identity)) signalGroup(identity.pid, 'SIGKILL')
}

export async function untilAnswering(url: string, seconds: number, signal?: AbortSignal): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    signal?.throwIfAborted()
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await sleep(150)
  }
  throw new Error(`${url} did not answer within ${seconds} s`)
}
