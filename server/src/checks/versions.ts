import { clubUnits } from '../club-units.ts'
import { currentRelease, installedRelease } from '../releases.ts'
import { installedClubs } from '../settings.ts'
import { runningVersion, unitStates } from '../systemd.ts'
import type { Check } from './check.ts'

type Versions = { installed?: string | undefined; current?: string | undefined; running: readonly string[] }

/** All processes are of the version that is meant to run, unless an upgrade was stopped half-way. */
export function versionCheck({ installed, current, running }: Versions): Check {
  const name = 'version'
  if (!current)
    return {
      name,
      level: 'error',
      says: 'no release is in place',
      advice: 'install the package again: dpkg -i palank_….deb',
    }
  const others = [...new Set(running)].filter((version) => version !== current)
  if (others.length > 0)
    return {
      name,
      level: 'warning',
      says: `${current}, but some processes are still of ${others.join(', ')}`,
      advice: 'start them again, one after the other: palank restart',
    }
  if (installed && installed !== current)
    return {
      name,
      level: 'warning',
      says: `${current} runs, though ${installed} is installed`,
      advice: 'after a rollback this is right until the next upgrade; else: palank upgrade FILE.deb',
    }
  return { name, level: 'ok', says: current }
}

export async function checkVersions(): Promise<Check[]> {
  const units = installedClubs().flatMap(clubUnits)
  const states = await unitStates(units.map(({ unit }) => unit))
  const running = states.flatMap(({ pid }) => (pid ? (runningVersion(pid) ?? []) : []))
  return [
    versionCheck({ installed: installedRelease()?.version, current: currentRelease()?.version, running }),
  ]
}
