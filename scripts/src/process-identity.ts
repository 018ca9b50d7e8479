import { readdirSync, readFileSync } from 'node:fs'

/** A pid alone does not identify a process: the system reuses pids. */
export type Identity = { pid: number; started: string }

export function identityOf(pid: number): Identity {
  return { pid, started: startOf(pid) }
}

/** What the kernel says of a process, after its name in brackets, which may contain spaces; empty without /proc. */
function factsOf(pid: number | string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** The kernel's start time of a process; empty for one that is gone. */
function startOf(pid: number): string {
  const { 0: state, 19: started = '' } = factsOf(pid)
  return state === 'Z' ? '' : started
}

/**
 * Whether a process that led a session is gone and others of its group are not. The kernel gives its pid to nobody else
 * while they live.
 */
export function isSessionWithoutLeader(pid: number): boolean {
  if (startOf(pid)) return false
  return readdirSync('/proc').some((name) => {
    const { 0: state, 2: group, 3: session } = /^\d+$/.test(name) ? factsOf(name) : []
    return state !== 'Z' && group === String(pid) && session === String(pid)
  })
}

export function isAlive({ pid, started }: Identity): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return started === startOf(pid)
}
