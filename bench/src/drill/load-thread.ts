import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Figures } from './figures.ts'
import type { DuringOptions, Load, LoadOptions } from './load.ts'

export type LoadThreadOptions = Omit<LoadOptions, 'nextFresh'> & {
  /** Pages that nobody has visited; after them searches that begin with `word`. */
  fresh: string[]
  word: string
}

export type LoadOrder =
  | { type: 'begin'; options: DuringOptions }
  | { type: 'end' | 'pause timing' | 'resume timing' | 'stop' }

/** The load in a thread of its own: in the drill's thread, what the drill itself does would add to the times. */
export function startLoadThread(options: LoadThreadOptions): Load {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData: options })
  const exited = once(worker, 'exit')
  const send = (order: LoadOrder) => worker.postMessage(order)
  const nextFigures = async (): Promise<Figures> => {
    const [figures] = await Promise.race([
      once(worker, 'message'),
      exited.then(() => Promise.reject(new Error('the load ended by itself'))),
    ])
    return figures
  }

  return {
    async during(work, options = {}) {
      send({ type: 'begin', options })
      try {
        await work()
      } catch (error) {
        const dropped = nextFigures()
        send({ type: 'end' })
        await dropped
        throw error
      }
      const figures = nextFigures()
      send({ type: 'end' })
      return figures
    },
    async untimed(work) {
      send({ type: 'pause timing' })
      try {
        return await work()
      } finally {
        send({ type: 'resume timing' })
      }
    },
    async stop() {
      send({ type: 'stop' })
      await exited
    },
  }
}
