import { gauge } from '@palank/telemetry/metrics'
import pg from 'pg'
import { connectionTo } from '../connection-to.ts'

type Queues = {
  purges: number
  oldest_purge: number
  letters: number
  oldest_letter: number
  given_up: number
  pictures: number
}

// A purge is not sent after fifteen minutes, when the copies have expired by themselves (jobs/purge.ts).
const queuesSql = `/* metrics */
  with purges as (
    select due_at from cache.purge
    where done_at is null and due_at <= now() and due_at > now() - interval '15 minutes'
  ),
  letters as (select created_at, next_at from intake.outbox where sent_at is null),
  pictures as (
    select from public.media where (avif is null or share is null) and mime_type <> 'image/svg+xml'
    union all
    select from public.gallery_files where (avif is null or share is null) and mime_type <> 'image/svg+xml'
  )
  select
    (select count(*) from purges)::int as purges,
    (select coalesce(extract(epoch from now() - min(due_at)), 0) from purges)::float as oldest_purge,
    (select count(*) from letters where next_at < 'infinity')::int as letters,
    (select coalesce(extract(epoch from now() - min(created_at)), 0) from letters
      where next_at < 'infinity')::float as oldest_letter,
    (select count(*) from letters where next_at = 'infinity')::int as given_up,
    (select count(*) from pictures)::int as pictures`

/** So long one answer serves all gauges of a reading. */
const keptMs = 1000

/** Asks once for several gauges; undefined while the database does not answer. */
function createReading(databaseUrl: string): () => Promise<Queues | undefined> {
  const pool = new pg.Pool({
    ...connectionTo(databaseUrl),
    max: 1,
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  })
  pool.on('error', () => undefined)
  let last: { at: number; answer: Promise<Queues | undefined> } | undefined
  return () => {
    if (last && performance.now() - last.at < keptMs) return last.answer
    const answer = pool.query<Queues>(queuesSql).then(
      ({ rows }) => rows[0],
      () => undefined,
    )
    last = { at: performance.now(), answer }
    return answer
  }
}

/** What waits for the worker, told by another process: a worker that stands still would say nothing. */
export function addQueueMetrics(databaseUrl: string): void {
  const read = createReading(databaseUrl)
  gauge({
    name: 'palank_database_up',
    help: 'Whether the database answers',
    async collect() {
      this.set(Number((await read()) !== undefined))
    },
  })
  gauge({
    name: 'palank_queue_waiting',
    help: 'What waits for the worker: purges, letters, pictures',
    labelNames: ['queue'],
    async collect() {
      const queues = await read()
      this.reset()
      if (!queues) return
      for (const queue of ['purges', 'letters', 'pictures'] as const) this.set({ queue }, queues[queue])
    },
  })
  gauge({
    name: 'palank_queue_oldest_seconds',
    help: 'Age of the oldest that waits: purges, letters',
    labelNames: ['queue'],
    async collect() {
      const queues = await read()
      this.reset()
      if (!queues) return
      this.set({ queue: 'purges' }, queues.oldest_purge)
      this.set({ queue: 'letters' }, queues.oldest_letter)
    },
  })
  gauge({
    name: 'palank_letters_given_up',
    help: 'Letters that are not tried any more',
    async collect() {
      const queues = await read()
      if (queues) this.set(queues.given_up)
    },
  })
}
