import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { connectionTo } from '../connection-to.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { workDone } from '../watching/work-done.ts'
import { type Loop, listen, Wake } from './listen.ts'

type PurgeEnv = Pick<Env, 'DATABASE_URL' | 'PURGER_URLS' | 'PURGE_SECRET'>
type DuePurge = { id: string; tags: string[] }
type Post = (tags: string[], gone: boolean) => Promise<string | undefined>

/** Later the copies have expired by themselves. */
const givenUpAfter = "interval '15 minutes'"
const mostRows = 500
const postTimeoutMs = 60_000
const keptDays = 7

const duePurgesSql = `
  select id, tags from cache.purge
  where done_at is null and next_at <= now() and due_at > now() - ${givenUpAfter} and gone = $1
  order by next_at, id limit ${mostRows}`

const nextPurgeSql = `
  select (extract(epoch from min(next_at) - now()) * 1000)::float as ms from cache.purge
  where done_at is null and due_at > now() - ${givenUpAfter} and gone = $1`

const doneSql = `
  update cache.purge set done_at = clock_timestamp(), attempts = attempts + 1, last_error = null where id = any($1)`

/** One second, then twice as long each time, at most a minute. */
const failedSql = `
  update cache.purge set attempts = attempts + 1, last_error = $2,
    next_at = now() + make_interval(secs => least(60, power(2, least(attempts, 6))))
  where id = any($1)`

const answer = z.object({ failed: z.number() })

type Target = { secret: string; signal: AbortSignal }

async function postTo(url: string, body: string, { secret, signal }: Target): Promise<string | undefined> {
  try {
    const response = await fetch(new URL('/purge', url), {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(postTimeoutMs)]),
    })
    if (!response.ok) return `${url} answered ${response.status}`
    const { failed } = answer.parse(await response.json())
    return failed > 0 ? `${url} could not refresh ${failed} pages` : undefined
  } catch (error) {
    return `${url}: ${error instanceof Error ? error.message : 'no answer'}`
  }
}

/** Returns what went wrong at the first purger that failed. */
const createPost =
  (urls: string[], target: Target): Post =>
  async (tags, gone) => {
    const body = JSON.stringify({ tags, gone })
    const problems = await Promise.all(urls.map((url) => postTo(url, body, target)))
    return problems.find((problem) => problem !== undefined)
  }

/** Sends all due rows as one purge; the tags of a burst of saves are mostly the same. */
async function sendDue(pool: pg.Pool, gone: boolean, post: Post, log: Log): Promise<number> {
  const { rows } = await pool.query<DuePurge>(duePurgesSql, [gone])
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  const tags = [...new Set(rows.flatMap((row) => row.tags))]
  const startTime = performance.now()
  const problem = await post(tags, gone)
  workDone.inc({ queue: 'purges', outcome: problem === undefined ? 'succeeded' : 'failed' })
  const details = {
    purges: rows.length,
    tags: tags.length,
    gone,
    ms: Math.round(performance.now() - startTime),
  }
  if (problem === undefined) {
    await pool.query(doneSql, [ids])
    log.info(details, 'purged')
  } else {
    await pool.query(failedSql, [ids, problem.slice(0, 200)])
    log.error({ ...details, problem }, 'purge failed')
  }
  return rows.length
}

/** The interval bounds the delay when a notification was lost. */
async function sendLoop(pool: pg.Pool, gone: boolean, post: Post, wake: Wake, loop: Loop): Promise<void> {
  const { log, signal, intervalMs } = loop
  let available = true
  while (!signal.aborted) {
    // Taken before the rows are read, so that no notification in between is missed.
    const woken = wake.next
    let waitMs = intervalMs
    try {
      while (!signal.aborted && (await sendDue(pool, gone, post, log)) === mostRows);
      const { rows } = await pool.query<{ ms: number | null }>(nextPurgeSql, [gone])
      waitMs = Math.min(intervalMs, Math.max(0, rows[0]?.ms ?? intervalMs))
      available = true
    } catch (error) {
      if (available) log.warn({ err: error }, 'purges wait for the database')
      available = false
    }
    await Promise.race([woken, sleep(waitMs, undefined, { signal }).catch(() => undefined)])
  }
}

/**
 * Tells the purgers what has changed, until aborted. A loop of its own, woken by the database: never behind letters.
 * What was unpublished does not wait for other purges.
 */
export async function sendPurges(
  { DATABASE_URL, PURGER_URLS = [], PURGE_SECRET = '' }: PurgeEnv,
  loop: Loop,
): Promise<void> {
  if (PURGER_URLS.length === 0) {
    loop.log.info('PURGER_URLS is not set: pages change when their copies expire')
    return
  }
  const pool = new pg.Pool({ ...connectionTo(DATABASE_URL), max: 2 })
  pool.on('error', (error) => loop.log.error({ err: error }, 'database connection lost'))
  const wake = new Wake()
  const post = createPost(PURGER_URLS, { secret: PURGE_SECRET, signal: loop.signal })
  await Promise.all([
    listen(DATABASE_URL, wake, loop),
    ...[true, false].map((gone) => sendLoop(pool, gone, post, wake, loop)),
  ])
  await pool.end()
}

export async function deleteOldPurges(pool: pg.Pool): Promise<void> {
  await pool.query('delete from cache.purge where due_at < now() - make_interval(days => $1)', [keptDays])
}
