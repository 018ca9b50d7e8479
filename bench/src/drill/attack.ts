import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** `RUN` in the path is random, `COUNT` a running number. */
export type AttackOrder = {
  origin: string
  path: string
  connections: number
  /** Each connection sends once: a crowd that comes at the same moment, from many addresses. */
  isCrowd?: boolean
  /** Of all connections together; as fast as they are answered by default. */
  perSecond?: number
}
export type Attack = { statuses: Map<number, number>; times: number[] }

/** In a thread of its own: in the drill's own thread its work would delay the drill. Ends with `work`. */
export async function attack(order: AttackOrder, work = () => Promise.resolve()): Promise<Attack> {
  const worker = new Worker(new URL('./attack-worker.ts', import.meta.url), { workerData: order })
  const result = Promise.race([
    once(worker, 'message').then(([attack]): Attack => attack),
    once(worker, 'exit').then(() => Promise.reject(new Error('the attack ended without a result'))),
  ])
  try {
    await work()
  } finally {
    worker.postMessage('end')
    await result
  }
  return result
}

export const statusList = ({ statuses }: Attack): string =>
  [...statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ')
