import type pg from 'pg'
import { eraseOld } from '../join/person.ts'
import type { Log } from '../log.ts'

const hour = 3_600_000

/** Once an hour, and at the start. */
export function openRetention(pool: pg.Pool, days: number, log: Log, now = () => new Date()) {
  let next = 0
  return async (): Promise<number> => {
    const time = now()
    if (time.getTime() < next) return 0
    const erased = await eraseOld(pool, days, time)
    next = time.getTime() + hour
    if (erased > 0) log('info', 'registrations erased after their time', { erased, days })
    return erased
  }
}
