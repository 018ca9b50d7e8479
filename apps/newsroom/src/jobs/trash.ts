import type pg from 'pg'
import type { Log } from '../log.ts'
import { emptyTrash } from '../trash/empty-trash.ts'
import type { PictureDirs } from '../uploads/public-files.ts'

const hourMs = 3_600_000

/** Looks at the start and then once an hour. */
export function createTrashTask(pool: pg.Pool, dirs: PictureDirs, log: Log, now = () => new Date()) {
  let nextRun = 0
  return async (): Promise<number> => {
    const time = now()
    if (time.getTime() < nextRun) return 0
    const deleted = await emptyTrash(pool, dirs, time)
    nextRun = time.getTime() + hourMs
    if (deleted > 0) log.info({ deleted }, 'trash emptied')
    return deleted
  }
}
