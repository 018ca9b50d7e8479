import { checkBackup } from './backup.ts'
import { checkCertificates } from './certificates.ts'
import type { Check } from './check.ts'
import { checkDisk } from './disk.ts'
import { checkMail } from './mail.ts'
import { checkOperatorMail } from './operator-mail.ts'
import { checkProcesses } from './processes.ts'
import { checkPurges } from './purges.ts'
import { checkVersions } from './versions.ts'

/** What `palank status` shows and `palank watch` looks at each minute: quick, and harmless. */
export const allChecks: Record<string, () => Promise<Check[]>> = {
  processes: checkProcesses,
  version: checkVersions,
  disk: checkDisk,
  certificates: checkCertificates,
  backup: () => checkBackup(),
  mail: checkMail,
  changes: checkPurges,
  'letters to the operator': checkOperatorMail,
}
