import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack, attack, statusList } from '../attack.ts'
import type { ClickResult } from '../clicks.ts'
import { atMost, type Drill, followLinks, measure, noErrors } from '../context.ts'
import { fetchPage } from '../load.ts'

/** S6: many visitors of a page that nobody has opened yet. */
const stampede: Drill = {
  rule: 'S6',
  name: 'cold stampede, 500 clients, one URL',
  inShort: true,
  async run(context) {
    const { system, pages, say } = context
    const path = pages.untouched.page
    const before = await system.rendersOf([path])
    let result: Attack = { statuses: new Map(), times: [] }
    const { figures, clicks } = await measure(context, async () => {
      result = await attack({ origin: system.origin, path, connections: 500, isCrowd: true })
    })
    const renders = (await system.rendersOf([path])) - before
    say(`stampede on ${path}: ${statusList(result)}, ${renders} renders`)
    return {
      figures,
      clicks,
      checks: [
        ...noErrors(figures, 'cached', 'fresh', 'join'),
        { what: `answers ${statusList(result)}`, ok: result.statuses.get(200) === 500 },
        atMost('renders', renders, 1),
      ],
    }
  },
}

const secondsOf = (cacheControl: string): number => Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0)

/** S5: however many visitors, each copy is renewed once per time that it is fresh. */
const crowdRenders: Drill = {
  rule: 'S5',
  name: 'origin renders under a crowd',
  inShort: false,
  async run(context) {
    const { system, load, pages, say } = context
    // Longer than home and lists are fresh, so that copies do expire.
    const seconds = 75
    const paths = [...pages.cached.keys()].filter((path) => !path.includes('?'))
    let limit = 0
    for (const path of paths) {
      const { headers } = await fetchPage(system.origin + path)
      // One more: a copy may expire right at the start and right at the end.
      limit += Math.floor(seconds / Math.max(1, secondsOf(headers.get('cache-control') ?? ''))) + 1
    }
    const before = await system.rendersOf(paths)
    let isOver = false
    let sent = 0
    let clicks: ClickResult = { count: 0, errors: [] }
    const start = performance.now()
    const figures = await load.during(async () => {
      const visitor = async () => {
        while (!isOver)
          await fetchPage(system.origin + (paths[sent++ % paths.length] ?? '/')).catch(() => undefined)
      }
      const visitors = Array.from({ length: 16 }, visitor)
      clicks = await followLinks(context)
      await sleep(Math.max(0, start + seconds * 1_000 - performance.now()))
      isOver = true
      await Promise.all(visitors)
    })
    const renders = (await system.rendersOf(paths)) - before
    say(`crowd: ${sent} visits, ${renders} renders, limit ${limit}`)
    return {
      figures,
      clicks,
      checks: [
        ...noErrors(figures, 'cached'),
        atMost('renders', renders, limit),
        { what: 'no copy expired', ok: renders > 0 },
      ],
    }
  },
}

export const renderDrills: Drill[] = [stampede, crowdRenders]
