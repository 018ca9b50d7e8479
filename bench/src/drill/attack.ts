import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Not the address of the load: limits on misses hold per address. */
const attacker = '127.0.0.2'
const visitorAddress = (index: number) => `127.0.1.${1 + (index % 250)}`

export type Attack = { statuses: Map<number, number>; times: number[] }

function send(origin: string, path: string, agent: Agent, localAddress: string): Promise<number> {
  const { hostname, port } = new URL(origin)
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

/** So many connections, each sending the next address as soon as the last is answered, or at a fixed rate. */
export async function attack(
  origin: string,
  nextPath: () => string,
  { connections, seconds, perSecond }: { connections: number; seconds: number; perSecond?: number },
): Promise<Attack> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses = new Map<number, number>()
  const times: number[] = []
  const end = performance.now() + seconds * 1_000
  const attackOnce = async () => {
    const start = performance.now()
    const status = await send(origin, nextPath(), agent, attacker)
    times.push(performance.now() - start)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const pause = perSecond ? (connections * 1_000) / perSecond : 0
  const connection = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      await attackOnce()
      const wait = pause - (performance.now() - start)
      if (wait > 0) await sleep(wait)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  return { statuses, times }
}

/** So many visitors of the same page at once, from many addresses. */
export async function crowd(origin: string, path: string, visitors: number): Promise<Attack> {
  const agent = new Agent({ maxSockets: visitors })
  const statuses = new Map<number, number>()
  const times: number[] = []
  const visit = async (index: number) => {
    const start = performance.now()
    const status = await send(origin, path, agent, visitorAddress(index))
    times.push(performance.now() - start)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  await Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)))
  agent.destroy()
  return { statuses, times }
}

export const statusList = ({ statuses }: Attack): string =>
  [...statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ')
