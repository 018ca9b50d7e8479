import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, type Drill, noErrors, quickHits } from '../context.ts'

/** R3: one of two sites answers 503 to everything. */
export const sickOrigin: Drill = {
  rule: 'R3',
  name: 'one of two sites sick',
  inShort: true,
  async run({ system, load, short }) {
    const seconds = short ? 8 : 20
    let reached = 0
    const sick = createServer((_request, response) => {
      reached += 1
      response.writeHead(503, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('sick')
    })
    await system.kill(['site-2'])
    try {
      sick.listen(system.sitePorts[1], '127.0.0.1')
      await once(sick, 'listening')
      const figures = await load.during(() => sleep(seconds * 1_000))
      return {
        figures,
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
