import { readFileSync } from 'node:fs'

type CpuTimes = { total: number; stolen: number }

/** The first line of /proc/stat; guest times are part of the user's. */
export function parseCpuTimes(stat: string): CpuTimes {
  const times = stat.split('\n', 1)[0]?.trim().split(/\s+/).slice(1, 9).map(Number) ?? []
  return { total: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 }
}

const read = (): CpuTimes => {
  try {
    return parseCpuTimes(readFileSync('/proc/stat', 'utf8'))
  } catch {
    return { total: 0, stolen: 0 }
  }
}

/** Returns the share of the processors' time since then that the host gave to other machines. */
export function watchStolenTime(): () => number {
  const start = read()
  return () => {
    const end = read()
    const total = end.total - start.total
    return total > 0 ? (end.stolen - start.stolen) / total : 0
  }
}
