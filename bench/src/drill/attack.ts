import { Worker } from 'node:worker_threads'

/** `RUN` in the path is random, `COUNT` a running number. */
export type AttackOrder = {
  origin: string
  path: string
  connections: number
  /** Without it each connection sends once: a crowd that comes at the same moment, from many addresses. */
  seconds?: number
  /** Of all connections together; as fast as they are answered by default. */
  perSecond?: number
}
export type Attack = { statuses: Map<number, number>; times: number[] }

/** In a thread of its own: in the load's own thread its work would add to the visitors' times. */
export function attack(order: AttackOrder): Promise<Attack> {
  const worker = new Worker(new URL('./attack-worker.ts', import.meta.url), { workerData: order })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the attack ended without a result')))
  })
}

export const statusList = ({ statuses }: Attack): string =>
  [...statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ')
