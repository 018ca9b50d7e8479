import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import pg from 'pg'
import { createLog, type Log } from '../log.ts'

type Jobs = Pick<Payload, 'jobs' | 'update' | 'find'>

/** There is only one worker, so a job still marked as processing when it starts was interrupted: it runs again. */
export async function releaseInterruptedJobs(payload: Jobs): Promise<number> {
  const { docs } = await payload.update({
    collection: 'payload-jobs',
    where: { processing: { equals: true } },
    data: { processing: false },
  })
  return docs.length
}

/** Runs the due jobs of every queue, including Payload's scheduled publishing. */
export async function runDueJobs(payload: Jobs, log: Log): Promise<number> {
  const { jobStatus = {} } = await payload.jobs.run({ allQueues: true, limit: 50, silent: { info: true } })
  const results = Object.entries(jobStatus)
  for (const [job, { status }] of results) {
    if (status === 'success') log.info({ job, status }, 'job')
    else log.error({ job, status }, 'job')
  }
  return results.length
}

export type LoopOptions = {
  log: Log
  intervalMs: number
  signal: AbortSignal
}

export type WorkOptions = LoopOptions & {
  payload: Jobs
  /** Run after the jobs in each round. */
  tasks?: ((signal: AbortSignal) => Promise<unknown>)[]
}

/** Loops until aborted; a round that fails, e.g. during a database outage, is retried in the next one. */
export async function work({ payload, log, intervalMs, signal, tasks = [] }: WorkOptions): Promise<void> {
  let interrupted = true
  while (!signal.aborted) {
    try {
      if (interrupted) {
        const released = await releaseInterruptedJobs(payload)
        log.info({ released }, 'ready')
        interrupted = false
      }
      await runDueJobs(payload, log)
      for (const task of tasks) await task(signal)
    } catch (error) {
      if (!interrupted) log.error({ err: error }, 'interrupted')
      interrupted = true
    }
    await sleep(intervalMs, undefined, { signal }).catch(() => undefined)
  }
}

/** Payload exits when the database is down at its start; the worker waits for it instead. */
export async function waitForDatabase(
  databaseUrl: string,
  { log, intervalMs, signal }: LoopOptions,
): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt++) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt === 0) log.error({ err: error }, 'waiting for the database')
    }
    await sleep(intervalMs, undefined, { signal }).catch(() => undefined)
  }
}

if (import.meta.main) {
  const { env } = await import('../env.ts')
  const log = createLog('worker', env)
  const abort = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => abort.abort())
  const loop = { log, intervalMs: 5000, signal: abort.signal }
  await waitForDatabase(env.DATABASE_URL, loop)
  if (!abort.signal.aborted) {
    const { refuseDemoUsers } = await import('../refuse-demo-users.ts')
    await refuseDemoUsers(env).catch((error) => {
      log.fatal({ err: error }, 'the worker did not start')
      process.exit(1)
    })
    const { getPayload } = await import('payload')
    const { default: config } = await import('../payload.config.ts')
    const payload = await getPayload({ config })
    // The configuration's own logger says that it is the newsroom.
    payload.logger = log
    const { encodePictures } = await import('../jobs/avif.ts')
    const { createOutboxTask } = await import('../jobs/outbox.ts')
    const { publishPictures } = await import('../jobs/public-pictures.ts')
    const { sendPurges } = await import('../jobs/purge.ts')
    const { createRetentionTask } = await import('../jobs/retention.ts')
    const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 3 })
    pool.on('error', (error) => log.error({ err: error }, 'database connection lost'))
    await Promise.all([
      work({
        payload,
        ...loop,
        tasks: [createOutboxTask(pool, env, log), createRetentionTask(pool, env.JOIN_RETENTION_DAYS, log)],
      }),
      encodePictures({ pool, dirs: env, ...loop }),
      publishPictures(env, { ...loop, intervalMs: 60_000 }),
      sendPurges(env, loop),
    ])
    await pool.end()
    await payload.destroy()
  }
  log.info('stopped')
  process.exit(0)
}
