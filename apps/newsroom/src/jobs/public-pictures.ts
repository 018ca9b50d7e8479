import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionTo } from '../connection-to.ts'
import type { Env } from '../env.ts'
import { type PictureDirs, reconcileFiles } from '../uploads/public-files.ts'
import { renameFiles } from '../uploads/rename-files.ts'
import { type Loop, listen, Wake } from './listen.ts'

/** Between two rounds, so that the uploads of a whole folder share them. */
const pauseMs = 500

/**
 * Keeps the public folder in step with the consents, until aborted: at each change, and at each interval for consents
 * that have run out.
 */
export async function publishPictures(
  env: PictureDirs & Pick<Env, 'DATABASE_URL'>,
  loop: Loop,
): Promise<void> {
  const { log, signal, intervalMs } = loop
  const pool = new pg.Pool({ ...connectionTo(env.DATABASE_URL), max: 1 })
  pool.on('error', (error) => log.error({ err: error }, 'database connection lost'))
  const wake = new Wake()
  const rounds = async () => {
    let available = true
    while (!signal.aborted) {
      // Taken before the rows are read, so that no notification in between is missed.
      const woken = wake.next
      try {
        const { shown, hidden } = await reconcileFiles(pool, env)
        if (shown + hidden > 0) log.info({ shown, hidden }, 'public pictures changed')
        // The renamed rows notify this loop, so the next round renames the rest.
        const renamed = await renameFiles(pool, env)
        if (renamed > 0) log.info({ renamed }, 'uploads named by their content')
        available = true
      } catch (error) {
        if (available) log.error({ err: error }, 'public pictures could not be checked')
        available = false
      }
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
      await Promise.race([woken, sleep(intervalMs, undefined, { signal }).catch(() => undefined)])
    }
  }
  await Promise.all([listen(env.DATABASE_URL, wake, loop), rounds()])
  await pool.end()
}
