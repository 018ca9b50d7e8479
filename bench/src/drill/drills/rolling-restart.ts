import { setTimeout as sleep } from 'node:timers/promises'
import type { ClickResult } from '../clicks.ts'
import { atMost, type Drill, followLinks, noErrors, quickHits } from '../context.ts'

const names = ['api-1', 'api-2', 'site-1', 'site-2'] as const

/** R6: each process in turn, as an operator restarts them: SIGTERM, start, wait until it is ready. */
export const rollingRestart: Drill = {
  rule: 'R6',
  name: 'rolling restart of apis and sites',
  before: '79 of 194 uncached requests 502',
  inShort: true,
  async run(context) {
    const { system, load, short, say } = context
    const rounds = short ? 1 : 10
    let longestDrain = 0
    let clicks: ClickResult = { count: 0, errors: [] }
    const restartEach = async () => {
      for (const name of names) {
        longestDrain = Math.max(longestDrain, await system.terminate(name))
        await system.startAll([name])
      }
    }
    const figures = await load.during(async () => {
      for (let round = 1; round < rounds; round++) {
        await restartEach()
        say(`rolling restart ${round} of ${rounds}`)
      }
      ;[clicks] = await Promise.all([followLinks(context), restartEach()])
      await sleep(1_000)
    })
    return {
      figures,
      clicks,
      checks: [
        ...noErrors(figures, 'cached', 'fresh', 'join'),
        quickHits(context, figures),
        atMost('drained in', longestDrain, 10, ' s'),
      ],
    }
  },
}
