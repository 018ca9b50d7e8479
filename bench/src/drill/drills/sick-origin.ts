import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, type Drill, measure, noErrors, quickHits } from '../context.ts'

/** R3: one of two sites answers 503 to everything. */
export const sickOrigin: Drill = {
  rule: 'R3',
  name: 'one of two sites sick',
  inShort: true,
  async run(context) {
    const { system, short } = context
    let reached = 0
    const sick = createServer((_request, response) => {
      reached += 1
      response.writeHead(503, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('sick')
    })
    await system.kill(['site-2'])
    try {
      sick.listen(system.sitePorts[1], '127.0.0.1')
      await once(sick, 'listening')
      const start = performance.now()
      const { figures, clicks } = await measure(context, () => sleep(short ? 6_000 : 20_000))
      const seconds = (performance.now() - start) / 1_000
      return {
        figures,
        clicks,
        checks: [
          ...noErrors(figures, 'cached', 'fresh', 'join'),
          quickHits(figures),
          atMost('requests a second that reached it', reached / seconds, 2),
        ],
      }
    } finally {
      sick.closeAllConnections()
      await new Promise((resolve) => sick.close(resolve))
      await system.startAll(['site-2'])
    }
  },
}
