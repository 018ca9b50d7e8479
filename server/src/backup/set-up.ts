import { readServerSettings } from '../settings.ts'
import { enableUnits, startUnits } from '../systemd.ts'
import { configureBackup } from './configure.ts'
import type { Say } from './measure.ts'
import { backupTimers } from './processes.ts'
import { writeUnitSettings } from './unit-settings.ts'

/** Sets up the backups of the settings and their timers. Resolves to the recovery key only if it is new. */
export async function setUpBackup(say: Say): Promise<string | undefined> {
  const newKey = await configureBackup({ say })
  await writeUnitSettings(readServerSettings())
  await enableUnits(...backupTimers)
  await startUnits(...backupTimers)
  return newKey
}
