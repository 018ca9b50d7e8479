import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, type Drill, noErrors, quickHits } from '../context.ts'

const names = ['api-1', 'api-2', 'site-1', 'site-2'] as const

/** R6: each process in turn, as an operator restarts them: SIGTERM, start, wait until it is ready. */
export const rollingRestart: Drill = {
  rule: 'R6',
  name: 'rolling restart of apis and sites',
  before: '79 of 194 uncached requests 502',
  inShort: true,
  async run({ system, load, short, say }) {
    const rounds = short ? 1 : 10
    let longestDrain = 0
    const figures = await load.during(async () => {
      for (let round = 1; round <= rounds; round++) {
        for (const name of names) {
          longestDrain = Math.max(longestDrain, await system.terminate(name))
          await system.startAll([name])
        }
        say(`rolling restart ${round} of ${rounds}`)
      }
      await sleep(1_000)
    })
    return {
      figures,
      checks: [
        ...noErrors(figures, 'cached', 'fresh', 'join'),
        quickHits(figures),
        atMost('drained in', longestDrain, 10, ' s'),
      ],
    }
  },
}
