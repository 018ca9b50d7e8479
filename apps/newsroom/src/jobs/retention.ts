import type pg from 'pg'
import { deleteOldAuditLines } from '../audit/retention.ts'
import { deleteUntouched } from '../drafts/untouched.ts'
import { eraseExpired } from '../join/person.ts'
import type { Log } from '../log.ts'
import { deleteOldPurges } from './purge.ts'

const hourMs = 3_600_000

/** Erases at the start and then once an hour. */
export function createRetentionTask(pool: pg.Pool, days: number, log: Log, now = () => new Date()) {
  let nextRun = 0
  return async (): Promise<number> => {
    const time = now()
    if (time.getTime() < nextRun) return 0
    const erased = await eraseExpired(pool, days, time)
    await deleteOldAuditLines(pool)
    await deleteOldPurges(pool)
    await deleteUntouched(pool, time)
    nextRun = time.getTime() + hourMs
    if (erased > 0) log.info({ erased, days }, 'expired registrations erased')
    return erased
  }
}
