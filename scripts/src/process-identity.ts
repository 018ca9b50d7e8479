import { readFileSync } from 'node:fs'

/** A pid alone does not identify a process: the system reuses pids. */
export type Identity = { pid: number; started: string }

export function identityOf(pid: number): Identity {
  return { pid, started: startOf(pid) }
}

/** The kernel's start time of a process; empty without /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain spaces; the start time is the 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? '' : (fields[19] ?? '')
  } catch {
    return ''
  }
}

export function isAlive({ pid, started }: Identity): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return started === startOf(pid)
}
