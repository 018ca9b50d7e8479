import { setTimeout as sleep } from 'node:timers/promises'
import { captureConsole } from '@palank/telemetry/capture-console'
import { serveMetrics } from '@palank/telemetry/serve-metrics'
import pg from 'pg'
import { connectionTo } from '../connection-to.ts'
import { createLog, type Log } from '../log.ts'

export type LoopOptions = {
  log: Log
  intervalMs: number
  signal: AbortSignal
}

export type WorkOptions = LoopOptions & {
  /** Run one after the other in each round. */
  tasks: ((signal: AbortSignal) => Promise<unknown>)[]
}

/** Loops until aborted; a round that fails, e.g. during a database outage, is retried in the next one. */
export async function work({ log, intervalMs, signal, tasks }: WorkOptions): Promise<void> {
  let interrupted = true
  while (!signal.aborted) {
    try {
      for (const task of tasks) await task(signal)
      if (interrupted) log.info('ready')
      interrupted = false
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
    const client = new pg.Client({ ...connectionTo(databaseUrl), connectionTimeoutMillis: 5000 })
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
  captureConsole('worker')
  const { env } = await import('../env.ts')
  const log = createLog('worker', env)
  const abort = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => abort.abort())
  await serveMetrics(env)
  const loop = { log, intervalMs: 5000, signal: abort.signal }
  await waitForDatabase(env.DATABASE_URL, loop)
  if (!abort.signal.aborted) {
    const { refuseDemoUsers } = await import('../refuse-demo-users.ts')
    await refuseDemoUsers(env).catch((error) => {
      log.fatal({ err: error }, 'the worker did not start')
      process.exit(1)
    })
    const { encodePictures } = await import('../jobs/encode-pictures.ts')
    const { createOutboxTask } = await import('../jobs/outbox.ts')
    const { publishPictures } = await import('../jobs/public-pictures.ts')
    const { sendPurges } = await import('../jobs/purge.ts')
    const { createRetentionTask } = await import('../jobs/retention.ts')
    const { createTrashTask } = await import('../jobs/trash.ts')
    const pool = new pg.Pool({ ...connectionTo(env.DATABASE_URL), max: 3 })
    const { addPoolMetrics } = await import('../watching/pool-metrics.ts')
    addPoolMetrics(pool)
    pool.on('error', (error) => log.error({ err: error }, 'database connection lost'))
    await Promise.all([
      work({
        ...loop,
        tasks: [
          createOutboxTask(pool, env, log),
          createRetentionTask(pool, env.JOIN_RETENTION_DAYS, log),
          createTrashTask(pool, env, log),
        ],
      }),
      encodePictures({ pool, dirs: env, ...loop }),
      publishPictures(env, { ...loop, intervalMs: 60_000 }),
      sendPurges(env, loop),
    ])
    await pool.end()
  }
  log.info('stopped')
  process.exit(0)
}
