import { checkDisk } from './disk.ts'
import { checkMail } from './mail.ts'
import { checkProcesses } from './processes.ts'
import { checkPurges } from './purges.ts'
import { checkVersions } from './versions.ts'

/** What `palank status` shows and `palank watch` looks at each minute: quick, and harmless. */
export const allChecks = {
  processes: checkProcesses,
  version: checkVersions,
  disk: checkDisk,
  mail: checkMail,
  changes: checkPurges,
}
