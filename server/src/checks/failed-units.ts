import { run } from '../run.ts'
import { lastLogLines } from '../systemd.ts'
import type { Check } from './check.ts'

/** Timers and jobs too, with what they said last. */
export async function checkFailedUnits(): Promise<Check[]> {
  const output = await run('systemctl', [
    'list-units',
    '--failed',
    '--plain',
    '--no-legend',
    'palank*',
    'postgresql*',
    'certbot*',
  ])
  const units = output.split('\n').flatMap((line) => line.trim().split(/\s+/)[0] || [])
  if (units.length === 0) return [{ name: 'units', level: 'ok', says: 'none has failed' }]
  return Promise.all(
    units.map(async (unit): Promise<Check> => {
      const lines = await lastLogLines(unit, 5)
      return {
        name: unit,
        level: 'error',
        says: ['has failed; its last lines:', ...lines].join('\n    '),
        advice: `mend it, then: systemctl restart ${unit}`,
      }
    }),
  )
}
