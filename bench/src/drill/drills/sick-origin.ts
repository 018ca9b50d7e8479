import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, type Drill, measure, noErrors, quickHits } from '../context.ts'

/** How many of the moments are in each second; of whole seconds of the clock, since nginx tries again in the next one. */
function perSecond(moments: number[], start: number, end: number): number {
  const [first, last] = [Math.ceil(start / 1_000), Math.floor(end / 1_000)]
  const inside = moments.filter((moment) => moment >= first * 1_000 && moment < last * 1_000)
  return inside.length / (last - first)
}

/** R3: one of two sites answers 503 to everything. */
export const sickOrigin: Drill = {
  rule: 'R3',
  name: 'one of two sites sick',
  inShort: true,
  async run(context) {
    const { system, short } = context
    const reached: number[] = []
    const sick = createServer((_request, response) => {
      reached.push(Date.now())
      response.writeHead(503, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('sick')
    })
    await system.kill(['site-2'])
    try {
      sick.listen(system.sitePorts[1], '127.0.0.1')
      await once(sick, 'listening')
      const start = Date.now()
      const { figures, clicks } = await measure(context, () => sleep(short ? 6_000 : 20_000))
      const rate = perSecond(reached, start, Date.now())
      return {
        figures,
        clicks,
        checks: [
          ...noErrors(figures, 'cached', 'fresh', 'join'),
          quickHits(context, figures),
          atMost('requests a second that reached it', rate, 2),
        ],
      }
    } finally {
      sick.closeAllConnections()
      await new Promise((resolve) => sick.close(resolve))
      await system.startAll(['site-2'])
    }
  },
}
