import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionTo } from '../connection-to.ts'
import type { Log } from '../log.ts'

/** `next` resolves at the next notification. */
export class Wake {
  #waiting = Promise.withResolvers<void>()

  get next(): Promise<void> {
    return this.#waiting.promise
  }

  notify = (): void => {
    this.#waiting.resolve()
    this.#waiting = Promise.withResolvers()
  }
}

export type Loop = { log: Log; signal: AbortSignal; intervalMs: number }

/** Wakes at each change of what is shown; connects again, with growing pauses, when the connection is lost. */
export async function listen(databaseUrl: string, wake: Wake, { log, signal }: Loop): Promise<void> {
  let pauseMs = 1000
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  while (!signal.aborted) {
    const client = new pg.Client({
      ...connectionTo(databaseUrl),
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    })
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve)
      client.on('error', () => resolve())
    })
    client.on('notification', wake.notify)
    try {
      await client.connect()
      await client.query('listen purge')
      pauseMs = 1000
      wake.notify()
      await Promise.race([ended, aborted])
    } catch (error) {
      log.warn({ err: error }, 'changes wait for the database')
    }
    await client.end().catch(() => undefined)
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
    pauseMs = Math.min(pauseMs * 2, 30_000)
  }
}
