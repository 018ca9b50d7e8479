import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Clock ticks of all cores since the start of the machine. */
function machineTicks(): { busy: number; total: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number)
  const total = ticks.reduce((sum, value) => sum + value, 0)
  const [, , , idle = 0, waiting = 0] = ticks
  return { busy: total - idle - waiting, total }
}

/** Clock ticks of this process and everything it started, those that have exited included. */
function ownTicks(): number {
  const processes = new Map<number, { parent: number; session: number; ticks: number }>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      // The name, in parentheses, may contain spaces.
      const fields =
        readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? []
      const [, parent = 0, , session = 0] = fields
      const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0)
      processes.set(Number(name), { parent, session, ticks })
    } catch {
      // It has exited meanwhile.
    }
  }
  const isOwn = (pid: number): boolean => {
    if (pid === process.pid) return true
    const { parent, session } = processes.get(pid) ?? {}
    // A browser's processes outlive their parent, but stay in the session that it was started in.
    if (session && session !== pid && isOwn(session)) return true
    return parent ? isOwn(parent) : false
  }
  return [...processes].reduce((sum, [pid, { ticks }]) => sum + (isOwn(pid) ? ticks : 0), 0)
}

/** Starts watching; the returned function answers the share of the machine that others have used since. */
export function watchOthers(): () => number {
  const before = machineTicks()
  const own = ownTicks()
  return () => {
    const after = machineTicks()
    const others = after.busy - before.busy - (ownTicks() - own)
    return Math.max(0, others / Math.max(1, after.total - before.total))
  }
}

/** Waits until others leave the machine alone, but not longer than `seconds`. */
export async function untilQuiet(limit: number, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  do {
    const others = watchOthers()
    await sleep(1000)
    if (others() <= limit) return
  } while (Date.now() < deadline)
}
