import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Attack, AttackOrder } from './attack.ts'

/** Not the address of the load: limits on misses hold per address. */
const attacker = '127.0.0.2'
const visitorAddress = (index: number) => `127.0.1.${1 + (index % 250)}`

const order: AttackOrder = workerData
const { hostname, port } = new URL(order.origin)
const agent = new Agent({ keepAlive: true, maxSockets: order.connections })
const run = Math.random().toString(36).slice(2, 8)
const result: Attack = { statuses: new Map(), times: [] }
let count = 0

function statusOf(localAddress: string): Promise<number> {
  const path = order.path.replace('RUN', run).replace('COUNT', String(++count))
  return new Promise((resolve) => {
    const outgoing = request({ hostname, port, path, agent, localAddress, timeout: 15_000 }, (response) => {
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', () => resolve(0))
      response.resume()
    })
    outgoing.once('timeout', () => outgoing.destroy())
    outgoing.once('error', () => resolve(0))
    outgoing.end()
  })
}

async function send(localAddress: string): Promise<void> {
  const start = performance.now()
  const status = await statusOf(localAddress)
  result.times.push(performance.now() - start)
  result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1)
}

let isOver = false

async function connection(): Promise<void> {
  const pause = order.perSecond ? (order.connections * 1_000) / order.perSecond : 0
  while (!isOver) {
    const start = performance.now()
    await send(attacker)
    const wait = pause - (performance.now() - start)
    if (wait > 0) await sleep(wait)
  }
}

parentPort?.once('message', () => {
  isOver = true
})
await Promise.all(
  Array.from({ length: order.connections }, (_, index) =>
    order.isCrowd ? send(visitorAddress(index)) : connection(),
  ),
)
agent.destroy()
parentPort?.postMessage(result)
parentPort?.close()
