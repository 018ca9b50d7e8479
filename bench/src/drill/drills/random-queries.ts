import { randomBytes } from 'node:crypto'
import { atMost, type Drill, measure, noErrors } from '../context.ts'
import { fetchPage } from '../load.ts'

const workers = 16

/** R4: unknown parameters do not split the cache. */
export const randomQueries: Drill = {
  rule: 'R4',
  name: '10,000 random query strings',
  inShort: false,
  async run(context) {
    const { system, pages, short } = context
    const total = short ? 2_000 : 10_000
    const paths = [...pages.cached.keys()].filter((path) => !path.includes('?'))
    let sent = 0
    let misses = 0
    const failed: string[] = []
    const send = async () => {
      while (sent < total) {
        const path = paths[sent++ % paths.length] ?? '/'
        const url = `${system.origin}${path}?${randomBytes(4).toString('hex')}=${randomBytes(6).toString('hex')}`
        const page = await fetchPage(url).catch(() => undefined)
        if (page?.status !== 200) failed.push(`${path}: ${page?.status ?? 'no answer'}`)
        else if (page.headers.get('x-cache') === 'MISS') misses += 1
      }
    }
    const { figures, clicks } = await measure(context, async () => {
      await Promise.all(Array.from({ length: workers }, send))
    })
    return {
      figures,
      clicks,
      checks: [
        ...noErrors(figures, 'cached', 'fresh', 'join'),
        atMost('of them failed', failed.length, 0),
        atMost('of them were not in the cache', misses, 0),
      ],
    }
  },
}
