import { setTimeout as sleep } from 'node:timers/promises'
import { type Drill, followLinks, noErrors, untilRecovered } from '../context.ts'
import { figuresOf, type Sample } from '../figures.ts'
import { fetchPage, messageOf } from '../load.ts'
import type { ProcessName } from '../system.ts'

const most = 400

/** R5: every page that was cached is there after a restart of the edge with nothing behind it. */
export const edgeOnly: Drill = {
  rule: 'R5',
  name: 'everything but the edge dead, edge restarted',
  before: 'a link showed the error page',
  inShort: true,
  async run(context) {
    const { system, pages, short } = context
    const wanted = [...new Set([...pages.cached.keys(), ...pages.sitemap])].slice(0, short ? 60 : most)
    const good: string[] = []
    for (const address of wanted) {
      if ((await fetchPage(system.origin + address)).status === 200) good.push(address)
    }
    const names: ProcessName[] = ['newsroom', 'worker', 'api-1', 'api-2', 'site-1', 'site-2']
    await system.kill(names)
    await system.killDatabase()
    try {
      await system.kill(['edge'])
      await system.startAll(['edge'])
      await sleep(1_000)
      const samples: Sample[] = []
      for (const address of good) {
        const start = performance.now()
        const error = await fetchPage(system.origin + address).then(
          ({ status }) => (status === 200 ? undefined : `${address}: ${status}`),
          (reason: unknown) => `${address}: ${messageOf(reason)}`,
        )
        samples.push({ kind: 'cached', milliseconds: performance.now() - start, ...(error ? { error } : {}) })
      }
      const figures = figuresOf(samples)
      const clicks = await followLinks(context)
      return { figures, clicks, checks: noErrors(figures, 'cached') }
    } finally {
      await system.startDatabase()
      await system.startAll(['api-1', 'api-2'])
      await system.startAll(['site-1', 'site-2', 'newsroom', 'worker'])
      await untilRecovered(context)
    }
  },
}
