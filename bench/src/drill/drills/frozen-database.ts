import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf } from '@palank/scripts/club-environment'
import type { ClickResult } from '../clicks.ts'
import { atMost, type Drill, followLinks, noErrors, quickHits, untilRecovered } from '../context.ts'
import { fetchPage } from '../load.ts'

/** R1: a database that keeps its connections open and answers nothing, as on a machine that hangs. */
export const frozenDatabase: Drill = {
  rule: 'R1',
  name: 'freeze PostgreSQL (SIGSTOP)',
  inShort: false,
  async run(context) {
    const { system, load } = context
    const ready = [...system.apiPorts, ...system.sitePorts].map((port) => `${addressOf(port)}/readyz`)
    const secondsToAnswer = async (url: string) => {
      const start = performance.now()
      const isAnswered = await fetchPage(url).then(
        () => true,
        () => false,
      )
      return isAnswered ? (performance.now() - start) / 1_000 : Number.POSITIVE_INFINITY
    }
    let clicks: ClickResult = { count: 0, errors: [] }
    let slowest = 0
    let recovered = 0
    const figures = await load.during(async () => {
      await sleep(1_000)
      system.freezeDatabase()
      for (let round = 1; round <= 5; round++) {
        slowest = Math.max(slowest, ...(await Promise.all(ready.map(secondsToAnswer))))
        await sleep(1_000)
      }
      clicks = await followLinks(context)
      system.thawDatabase()
      recovered = await untilRecovered(context)
    })
    return {
      figures,
      clicks,
      recovered,
      checks: [
        ...noErrors(figures, 'cached'),
        quickHits(context, figures),
        atMost('slowest answer of /readyz', slowest, 2, ' s'),
        atMost('recovered after', recovered, 10, ' s'),
      ],
    }
  },
}
