import { clubUnits, edgeUnit, metricsUnit } from '../club-units.ts'
import { isReady } from '../readiness.ts'
import { installedClubs } from '../settings.ts'
import { type UnitState, unitStates } from '../systemd.ts'
import type { Check } from './check.ts'

const withoutSuffix = (unit: string) => unit.replace(/\.service$/, '')

/** What a unit's state means; `answers` is undefined where it has no address. */
export function processCheck(state: UnitState, answers: boolean | undefined): Check {
  const name = withoutSuffix(state.unit)
  const logs = `journalctl -u ${state.unit} -n 50`
  if (state.active !== 'active')
    return {
      name,
      level: 'error',
      says: `does not run (${state.active}, ${state.sub})`,
      advice: `see why: ${logs}; then: systemctl restart ${state.unit}`,
      value: 0,
    }
  if (answers === false)
    return { name, level: 'error', says: 'runs, but is not ready', advice: `see why: ${logs}`, value: 0 }
  return { name, level: 'ok', says: answers ? 'runs and is ready' : 'runs', value: 1 }
}

/** Every process of every club, the edge and the metrics. */
export async function checkProcesses(): Promise<Check[]> {
  const units = [...installedClubs().flatMap(clubUnits), { unit: edgeUnit }, metricsUnit]
  const states = await unitStates(units.map(({ unit }) => unit))
  return Promise.all(
    states.map(async (state, index) => {
      const { readyUrl } = units[index] ?? {}
      return processCheck(state, readyUrl ? await isReady(readyUrl) : undefined)
    }),
  )
}
