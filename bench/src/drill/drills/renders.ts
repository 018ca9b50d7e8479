import { setTimeout as sleep } from 'node:timers/promises'
import { attack, statusList } from '../attack.ts'
import { atMost, type Drill, noErrors } from '../context.ts'
import { fetchPage } from '../load.ts'

/** S6: many visitors of a page that nobody has opened yet. */
const stampede: Drill = {
  rule: 'S6',
  name: 'cold stampede, 500 clients, one URL',
  inShort: true,
  async run({ system, pages, say }) {
    const path = pages.untouched.page
    const before = await system.rendersOf([path])
    const result = await attack({ origin: system.origin, path, connections: 500 })
    const renders = (await system.rendersOf([path])) - before
    say(`stampede on ${path}: ${statusList(result)}, ${renders} renders`)
    return {
      checks: [
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
  async run({ system, load, pages, say }) {
    const seconds = 30
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
    const figures = await load.during(async () => {
      const visitor = async () => {
        while (!isOver)
          await fetchPage(system.origin + (paths[sent++ % paths.length] ?? '/')).catch(() => undefined)
      }
      const visitors = Array.from({ length: 16 }, visitor)
      await sleep(seconds * 1_000)
      isOver = true
      await Promise.all(visitors)
    })
    const renders = (await system.rendersOf(paths)) - before
    say(`crowd: ${sent} visits, ${renders} renders, limit ${limit}`)
    return { figures, checks: [...noErrors(figures, 'cached'), atMost('renders', renders, limit)] }
  },
}

export const renderDrills: Drill[] = [stampede, crowdRenders]
