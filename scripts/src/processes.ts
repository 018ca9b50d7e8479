import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './paths.ts'
import { type Identity, identityOf, isAlive, isSessionWithoutLeader } from './process-identity.ts'

export type Command = {
  name: string
  command: string
  args: string[]
  env: Record<string, string>
  cwd?: string
  /** The log file; without one the output goes to the terminal. */
  log?: string
}
export type Running = Command & {
  identity: Identity
  /** Resolves to how it ended: `exit 1`, `SIGTERM`. */
  ended: Promise<string>
  stop: () => Promise<void>
}

const stopTimeout = 10_000
const alive = new Set<number>()
process.on('exit', () => {
  for (const pid of alive) signalGroup(pid, 'SIGKILL')
})

/** Each process leads its own group: Ctrl-C reaches this process only, and children end with their parent. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // It has exited.
  }
}

function lastLines(file: string | undefined, count = 20): string {
  if (!file || !existsSync(file)) return ''
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
}

const exitOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`))
  })

export function startProcess(options: Command): Running {
  const output = options.log ? openSync(options.log, 'w', 0o600) : 'inherit'
  const child = spawn(options.command, options.args, {
    stdio: ['ignore', output, output],
    cwd: options.cwd ?? root,
    // Next's types make NODE_ENV required everywhere.
    env: options.env as NodeJS.ProcessEnv,
    detached: true,
  })
  if (typeof output === 'number') closeSync(output)
  const pid = child.pid ?? 0
  if (pid) alive.add(pid)
  const ended = exitOf(child).then((exit) => {
    if (alive.delete(pid)) signalGroup(pid, 'SIGKILL')
    return exit
  })
  const stop = async () => {
    if (!alive.has(pid)) return
    signalGroup(pid, 'SIGTERM')
    const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), stopTimeout)
    await ended
    clearTimeout(timer)
  }
  return { ...options, identity: identityOf(pid), ended, stop }
}

/** Runs a command until it exits; on failure the error has the last lines of its log. */
export async function run(options: Command, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const running = startProcess(options)
  const stop = () => void running.stop()
  signal?.addEventListener('abort', stop)
  const exit = await running.ended
  signal?.removeEventListener('abort', stop)
  signal?.throwIfAborted()
  if (exit !== 'exit 0') throw new Error(failure(options, exit))
}

export function failure({ name, log }: Command, exit: string): string {
  const lines = lastLines(log)
  const where = log ? `; see ${path.relative(root, log)}` : ''
  return `${name} exited (${exit})${where}${lines && `\n${lines.replace(/^/gm, '  | ')}`}`
}

/** Kills a process that its killed parent left running, or what it has left itself: nginx's workers outlive its master. */
export function endLeftOver(identity: Identity): void {
  if (!identity.started) return
  if (isAlive(identity) || isSessionWithoutLeader(identity.pid)) signalGroup(identity.pid, 'SIGKILL')
}

export async function untilAnswering(url: string, seconds: number, signal?: AbortSignal): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    signal?.throwIfAborted()
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return
    await sleep(150)
  }
  throw new Error(`${url} did not answer within ${seconds} s`)
}
