import { setTimeout as sleep } from 'node:timers/promises'
import { type Drill, followLinks, noErrors, untilRecovered } from '../context.ts'
import { figuresOf, type Sample } from '../figures.ts'
import { fetchPage, messageOf, problemWith } from '../load.ts'
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
    const good = new Map<string, string>()
    for (const address of wanted) {
      const { status, body } = await fetchPage(system.origin + address)
      if (status === 200) good.set(address, body)
    }
    const names: ProcessName[] = ['newsroom', 'worker', 'api-1', 'api-2', 'site-1', 'site-2']
    await system.kill(names)
    await system.killDatabase()
    try {
      await system.kill(['edge'])
      await system.startAll(['edge'])
      await sleep(1_000)
      const samples: Sample[] = []
      for (const [address, body] of good) {
        const start = performance.now()
        const problem = await fetchPage(system.origin + address).then(
          (page) => problemWith(page, body),
          (reason: unknown) => messageOf(reason),
        )
        const error = problem && `${address}: ${problem}`
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
