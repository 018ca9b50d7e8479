import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import pg from 'pg'
import { type Log, logTo } from '../log.ts'
import { quiet } from '../quiet.ts'

type Jobs = Pick<Payload, 'jobs' | 'update' | 'find'>

const reasonOf = (error: unknown) => {
  const told = quiet(error)
  return told instanceof Error ? told.message : String(told)
}

/** There is one worker, so a job found in progress at the start of its work was cut off: it is done again. */
export async function releaseCutOff(payload: Jobs): Promise<number> {
  const { docs } = await payload.update({
    collection: 'payload-jobs',
    where: { processing: { equals: true } },
    data: { processing: false },
  })
  return docs.length
}

/** Runs what is due in every queue, Payload's scheduled publishing among it. */
export async function runDue(payload: Jobs, log: Log): Promise<number> {
  const { jobStatus = {} } = await payload.jobs.run({ allQueues: true, limit: 50, silent: { info: true } })
  const outcomes = Object.entries(jobStatus)
  for (const [job, { status }] of outcomes) {
    log(status === 'success' ? 'info' : 'error', 'job', { job, status })
  }
  return outcomes.length
}

export type Work = {
  payload: Jobs
  log: Log
  every: number
  signal: AbortSignal
  /** What else is done in each round. */
  chores?: ((signal: AbortSignal) => Promise<unknown>)[]
}

/** Goes on until told to stop; a round that fails, as when the database is away, is tried again at the next. */
export async function work({ payload, log, every, signal, chores = [] }: Work): Promise<void> {
  let interrupted = true
  while (!signal.aborted) {
    try {
      if (interrupted) {
        const released = await releaseCutOff(payload)
        log('info', 'ready', { released })
        interrupted = false
      }
      await runDue(payload, log)
      for (const chore of chores) await chore(signal)
    } catch (error) {
      if (!interrupted) log('error', 'interrupted', { reason: reasonOf(error) })
      interrupted = true
    }
    await sleep(every, undefined, { signal }).catch(() => undefined)
  }
}

/** Payload gives up when the database is not there at its start; the worker waits for it. */
export async function untilReachable(
  databaseUrl: string,
  { log, every, signal }: Omit<Work, 'payload' | 'chores'>,
): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt++) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt === 0) log('error', 'waiting for the database', { reason: reasonOf(error) })
    }
    await sleep(every, undefined, { signal }).catch(() => undefined)
  }
}

if (import.meta.main) {
  const { env } = await import('../env.ts')
  const log = logTo(process.stdout)
  const stop = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stop.abort())
  const common = { log, every: 5000, signal: stop.signal }
  await untilReachable(env.DATABASE_URL, common)
  if (!stop.signal.aborted) {
    const { refuseDemoUsers } = await import('../refuse-demo-users.ts')
    await refuseDemoUsers(env).catch((error) => {
      log('error', 'refused', { reason: reasonOf(error) })
      process.exit(1)
    })
    const { getPayload } = await import('payload')
    const { default: config } = await import('../payload.config.ts')
    const payload = await getPayload({ config })
    const { openOutbox } = await import('../jobs/outbox.ts')
    const { openRetention } = await import('../jobs/retention.ts')
    const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 2 })
    pool.on('error', (error) => log('error', 'database connection lost', { reason: reasonOf(error) }))
    await work({
      payload,
      ...common,
      chores: [openOutbox(pool, env, log), openRetention(pool, env.JOIN_RETENTION_DAYS, log)],
    })
    await pool.end()
    await payload.destroy()
  }
  log('info', 'stopped')
  process.exit(0)
}
