import { readdirSync, readFileSync } from 'node:fs'

export type ProcessFigures = {
  pid: number
  parent: number
  group: number
  /** Seconds on the CPU since its start. */
  cpu: number
}

const ticksPerSecond = 100

function figuresOf(pid: number): ProcessFigures | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [parent = 0, group = 0] = fields.slice(1, 3).map(Number)
    const [user = 0, system = 0] = fields.slice(11, 13).map(Number)
    return { pid, parent, group, cpu: (user + system) / ticksPerSecond }
  } catch {
    // It has exited meanwhile.
    return undefined
  }
}

/** The running processes of the machine that are asked for. */
export const processFigures = (isAskedFor: (process: ProcessFigures) => boolean): ProcessFigures[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => figuresOf(Number(name)) ?? [])
    .filter(isAskedFor)

/** Resident memory in bytes, with what several processes share divided among them; 0 of one that has exited. */
export function memoryOf({ pid }: ProcessFigures): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return 1024 * Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1])
  } catch {
    return 0
  }
}
