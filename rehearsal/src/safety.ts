import type { Machine } from './machine.ts'
import type { Row } from './table.ts'
import { units } from './units.ts'

/** The most that a unit may have by `systemd-analyze security`. */
const mostExposure = 2
const release = '/var/lib/palank/current'

async function exposureOf(machine: Machine, unit: string): Promise<number> {
  const { stdout } = await machine.run(`systemd-analyze security --no-pager ${unit}.service`, {
    reject: false,
  })
  return Number(/exposure level for [^:]+: ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN)
}

/** How much each unit could do, what it can read and write, and what listens where. */
export async function rehearseSafety(machine: Machine, add: (row: Row) => void): Promise<void> {
  for (const unit of [
    ...units,
    'palank-watch',
    'palank-backup',
    'palank-uploads-backup',
    'palank-trial-restore',
  ]) {
    const exposure = await exposureOf(machine, unit)
    add({
      step: `systemd-analyze security ${unit}`,
      note: String(exposure),
      checks: [{ what: `above ${mostExposure}`, ok: exposure <= mostExposure }],
    })
  }
  const rights = await machine.run(`${release}/bin/node ${release}/palank/try-rights.mjs`, { reject: false })
  console.log(rights.stdout)
  add({
    step: 'what each process can read and write',
    checks: [{ what: rights.stderr || 'see above', ok: rights.exitCode === 0 }],
  })
  const listening = await machine.run('palank listens')
  console.log(listening.stdout)
}
