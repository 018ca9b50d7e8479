import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { startLoad } from './load.ts'
import type { LoadOrder, LoadThreadOptions } from './load-thread.ts'
import { freshAddresses } from './pages.ts'

try {
  // Of this thread: visitors have machines of their own, so waiting for a core here is not the system's time.
  setPriority(0, -10)
} catch {
  // Only root may.
}
const { fresh, word, ...options }: LoadThreadOptions = workerData
const load = startLoad({ ...options, nextFresh: freshAddresses(fresh, word) })
let end = () => {}
let resumeTiming = () => {}

async function handle(order: LoadOrder): Promise<void> {
  switch (order.type) {
    case 'begin': {
      const work = Promise.withResolvers<void>()
      end = work.resolve
      parentPort?.postMessage(await load.during(() => work.promise, order.options))
      return
    }
    case 'end':
      return end()
    case 'pause timing': {
      const pause = Promise.withResolvers<void>()
      resumeTiming = pause.resolve
      return load.untimed(() => pause.promise)
    }
    case 'resume timing':
      return resumeTiming()
    case 'stop':
      await load.stop()
      parentPort?.close()
  }
}

parentPort?.on('message', (order: LoadOrder) => void handle(order))
