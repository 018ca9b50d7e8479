import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type WatchOrder = {
  origin: string
  path: string
  watchers: number
  seconds: number
  /** Between two asks of one who watches. */
  everySeconds: number
}
export type Watched = { statuses: Map<number, number>; times: number[] }

/**
 * So many people with the page of a match open: each has a connection, asks again after a pause, and says what it has.
 * In a thread of its own, so that nothing else delays it.
 */
export async function watch(order: WatchOrder): Promise<Watched> {
  const worker = new Worker(new URL('./watch-worker.ts', import.meta.url), { workerData: order })
  return Promise.race([
    once(worker, 'message').then(([watched]): Watched => watched),
    once(worker, 'exit').then(() => Promise.reject(new Error('the watchers ended without a result'))),
  ])
}
