import { readlinkSync } from 'node:fs'
import { run, tryRun } from './run.ts'

const systemctl = (...args: string[]) => run('systemctl', args)

export const startUnits = (...units: string[]) => systemctl('start', ...units)
export const restartUnit = (unit: string) => systemctl('restart', unit)
export const reloadUnit = (unit: string) => systemctl('reload-or-restart', unit)
export const enableUnits = (...units: string[]) => systemctl('enable', '--quiet', ...units)

export type UnitState = {
  unit: string
  /** `active`, `activating`, `failed`, `inactive` … */
  active: string
  sub: string
  /** How often systemd has started it again by itself. */
  restarts: number
  pid: number
  since: Date | undefined
  memory: number | undefined
  loaded: boolean
}

/** The blocks of `systemctl show`, one for each unit. */
export function parseUnitStates(output: string): UnitState[] {
  return output
    .trim()
    .split(/\n\n+/)
    .filter(Boolean)
    .map((block) => {
      const values = new Map(
        block.split('\n').map((line): [string, string] => {
          const at = line.indexOf('=')
          return [line.slice(0, at), line.slice(at + 1)]
        }),
      )
      const number = (name: string) => Number(values.get(name))
      const since = Number(values.get('ActiveEnterTimestamp')?.replace('@', ''))
      const memory = number('MemoryCurrent')
      return {
        unit: values.get('Id') ?? '',
        active: values.get('ActiveState') ?? 'unknown',
        sub: values.get('SubState') ?? '',
        restarts: number('NRestarts') || 0,
        pid: number('MainPID') || 0,
        since: since > 0 ? new Date(since * 1000) : undefined,
        memory: Number.isFinite(memory) && memory < 2 ** 50 ? memory : undefined,
        loaded: values.get('LoadState') === 'loaded',
      }
    })
}

const shown = 'Id,LoadState,ActiveState,SubState,NRestarts,MainPID,ActiveEnterTimestamp,MemoryCurrent'

export async function unitStates(units: readonly string[]): Promise<UnitState[]> {
  if (units.length === 0) return []
  return parseUnitStates(await systemctl('show', '--timestamp=unix', `--property=${shown}`, ...units))
}

/** Of the process that runs, by the release its Node is from. */
export function runningVersion(pid: number): string | undefined {
  try {
    return /\/releases\/([^/]+)\//.exec(readlinkSync(`/proc/${pid}/exe`))?.[1]
  } catch {
    return undefined
  }
}

/** The newest log lines of a unit, oldest first. */
export async function lastLogLines(unit: string, count: number): Promise<string[]> {
  const output = await tryRun('journalctl', [
    '--unit',
    unit,
    '--lines',
    String(count),
    '--output=cat',
    '--no-pager',
    '--quiet',
  ])
  return output ? output.split('\n') : []
}
