import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Watched, WatchOrder } from './watch.ts'

const { origin, path, watchers, seconds, everySeconds }: WatchOrder = workerData
const { hostname, port } = new URL(origin)
const end = performance.now() + seconds * 1000
const watched: Watched = { statuses: new Map(), times: [] }

type Answer = { status: number; etag?: string | undefined }

/** Status 0: no answer. */
function ask(agent: Agent, etag: string | undefined): Promise<Answer> {
  const headers = { 'accept-encoding': 'gzip', ...(etag ? { 'if-none-match': etag } : {}) }
  return new Promise((resolve) => {
    const outgoing = request({ hostname, port, path, agent, headers, timeout: 5_000 }, (response) => {
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? etag }),
      )
      response.once('error', () => resolve({ status: 0 }))
      response.resume()
    })
    outgoing.once('timeout', () => outgoing.destroy())
    outgoing.once('error', () => resolve({ status: 0 }))
    outgoing.end()
  })
}

async function watcher(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let etag: string | undefined
  let next = performance.now() + Math.random() * everySeconds * 1000
  while (next < end) {
    await sleep(next - performance.now())
    const start = performance.now()
    const answer = await ask(agent, etag)
    watched.times.push(performance.now() - start)
    watched.statuses.set(answer.status, (watched.statuses.get(answer.status) ?? 0) + 1)
    etag = answer.etag
    next += everySeconds * 1000
  }
  agent.destroy()
}

await Promise.all(Array.from({ length: watchers }, watcher))
parentPort?.postMessage(watched)
parentPort?.close()
