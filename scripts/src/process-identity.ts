import { readFileSync } from 'node:fs'

/** A pid alone is not enough to know a process again: the system hands old numbers out anew. */
export type Identity = { pid: number; started: string }

export function identityOf(pid: number): Identity {
  return { pid, started: startOf(pid) }
}

/** The kernel's start time of a process; empty where there is no /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before the last bracket may hold spaces; the start time is the 20th field after it.
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
