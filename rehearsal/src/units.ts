import { setTimeout as sleep } from 'node:timers/promises'
import { club, site } from './club.ts'
import type { Machine } from './machine.ts'
import { visit } from './visit.ts'

/** Every process that must come back by itself. */
export const units = [
  ...['api-1', 'api-2', 'site-1', 'site-2', 'newsroom', 'worker', 'purger'].map(
    (name) => `palank-${name}@${club}`,
  ),
  'palank-edge',
  'palank-metrics',
]

export async function unitState(machine: Machine, unit: string): Promise<{ active: string; pid: string }> {
  const { stdout } = await machine.run(`systemctl show ${unit} -p ActiveState -p MainPID`, { reject: false })
  const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(stdout)?.[1] ?? ''
  return { active: value('ActiveState'), pid: value('MainPID') }
}

/** Seconds until the condition holds. */
export async function until(what: string, limit: number, condition: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  for (;;) {
    if (await condition().catch(() => false)) return (performance.now() - began) / 1000
    if (performance.now() - began > limit * 1000) throw new Error(`${what}: not within ${limit} s`)
    await sleep(100)
  }
}

/** Seconds until a killed unit runs again as another process. */
export async function killAndWait(machine: Machine, unit: string): Promise<number> {
  const { pid } = await unitState(machine, unit)
  await machine.run(`kill -9 ${pid}`)
  return until(`${unit} is back`, 30, async () => {
    const now = await unitState(machine, unit)
    return now.active === 'active' && now.pid !== '0' && now.pid !== pid
  })
}

export const siteIsReady = async (): Promise<boolean> => (await visit(`${site}/readyz`)).status === 200

export const allRun = async (machine: Machine): Promise<boolean> =>
  (await Promise.all(units.map((unit) => unitState(machine, unit)))).every(
    ({ active }) => active === 'active',
  )

/** How long the work took, and what it returned. */
export async function seconds<Result>(
  work: () => Promise<Result>,
): Promise<{ seconds: number; result: Result }> {
  const began = performance.now()
  const result = await work()
  return { seconds: (performance.now() - began) / 1000, result }
}
