import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { packUnit } from '../club-units.ts'
import { places } from '../places.ts'
import { untilReady } from '../readiness.ts'
import { unitsOf } from '../rolling-restart.ts'
import { run } from '../run.ts'
import { installedClubs } from '../settings.ts'
import { startUnits } from '../systemd.ts'
import type { Processes } from './restore.ts'

export const backupTimers = [
  'palank-backup.timer',
  'palank-uploads-backup.timer',
  'palank-trial-restore.timer',
]

/** A pack that comes back must not start anything before its time. */
const watchers = () => installedClubs().map(({ club }) => packUnit(club))

/** The files of a folder, not the folders, which their owners have made. */
function removeFilesIn(folder: string): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) rmSync(path.join(entry.parentPath, entry.name), { force: true })
  }
}

/** The processes of all clubs, by systemd. */
export const installedProcesses: Processes = {
  stop: async () => {
    const units = unitsOf(installedClubs()).map(({ unit }) => unit)
    // 5: one of them was never loaded.
    await run('systemctl', ['stop', ...backupTimers, ...watchers(), ...units], { accept: [0, 5] })
    // Answers of before that a site would begin with.
    removeFilesIn(places.siteState)
  },
  start: async () => {
    const units = unitsOf(installedClubs())
    await startUnits(...backupTimers, ...watchers(), ...units.map(({ unit }) => unit))
    await Promise.all(units.map((unit) => untilReady(unit, 120)))
  },
  clearCaches: async () => {
    for (const folder of [places.edgeCache, places.edgeLive]) removeFilesIn(folder)
  },
}
