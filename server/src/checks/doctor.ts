import { allChecks } from './all.ts'
import { checkClock } from './clock.ts'
import { checkFailedUnits } from './failed-units.ts'
import { checkHosts } from './hosts.ts'
import { checkPermissions } from './permissions.ts'
import { checkPorts } from './ports.ts'
import { checkPostgresql, checkRoles } from './postgresql.ts'

/** What `palank doctor` looks at: all that `palank status` does, and what takes longer. */
export const doctorChecks = {
  ...allChecks,
  units: checkFailedUnits,
  ports: checkPorts,
  hosts: checkHosts,
  clock: checkClock,
  PostgreSQL: checkPostgresql,
  roles: checkRoles,
  secrets: checkPermissions,
}
