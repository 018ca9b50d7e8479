import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '@palank/scripts/with-client'
import { type Attack, attack, statusList } from '../attack.ts'
import { atMost, type Context, type Drill, noErrors, usualHits } from '../context.ts'
import { percentile } from '../figures.ts'

const countOf = ({ statuses }: Attack, isCounted: (status: number) => boolean) =>
  [...statuses].reduce((sum, [status, count]) => sum + (isCounted(status) ? count : 0), 0)

/** An id that the database cannot hold must not make the edge think that the sites are down. */
const badId: Drill = {
  rule: '1',
  name: '10 a second of team-2147483648.hu.ics',
  before: '500; uncached pages and join 502 for everybody',
  inShort: true,
  async run({ system, load, baseline, short, say }) {
    let result: Attack = { statuses: new Map(), times: [] }
    const figures = await load.during(async () => {
      const path = '/calendar/team-2147483648.hu.ics'
      const seconds = short ? 5 : 15
      result = await attack({ origin: system.origin, path, connections: 5, seconds, perSecond: 10 })
    })
    say(`bad id: ${statusList(result)}`)
    const serverErrors = countOf(result, (status) => status === 0 || status >= 500)
    return {
      figures,
      checks: [
        ...noErrors(figures, 'cached', 'fresh', 'join'),
        atMost('of its answers were 5xx', serverErrors, 0),
        usualHits(figures, baseline),
      ],
    }
  },
}

/** Renames an article, so that its former address redirects; returns that address and what undoes it. */
async function renameArticle({ system, pages }: Context) {
  const path = pages.untouched.article
  const slug = decodeURIComponent(path.split('/').at(-1) ?? '')
  const rename = async (from: string, to: string) => {
    const sql = `update articles_locales set slug = $2 where slug = $1 and _locale = 'hu'`
    const { rowCount } = await withClient(system.demo.setting.database.newsroomUrl, (db) =>
      db.query(sql, [from, to]),
    )
    if (rowCount !== 1) throw new Error(`${rowCount} articles have the slug ${from}`)
  }
  await rename(slug, `${slug}-2`)
  return { path, undo: () => rename(`${slug}-2`, slug) }
}

/** Visitors who follow an old link all at once. */
const redirectCrowd: Drill = {
  rule: '3',
  name: '200 visitors of a renamed article',
  before: 'p50 10.3 s',
  inShort: true,
  async run(context) {
    const { system, load, baseline, say } = context
    const { path, undo } = await renameArticle(context)
    let result: Attack = { statuses: new Map(), times: [] }
    try {
      const figures = await load.during(async () => {
        const crowd = attack({ origin: system.origin, path, connections: 200 })
        // Long enough for a p99.
        ;[result] = await Promise.all([crowd, sleep(5_000)])
      })
      const p50 = percentile(result.times, 0.5) / 1_000
      say(`redirect: ${statusList(result)}, p50 ${p50.toFixed(2)} s`)
      return {
        figures,
        checks: [
          ...noErrors(figures, 'cached', 'fresh', 'join'),
          atMost(
            'not redirected',
            countOf(result, (status) => status < 300 || status >= 400),
            0,
          ),
          atMost('redirect p50', p50, 2, ' s'),
          usualHits(figures, baseline),
        ],
      }
    } finally {
      await undo()
    }
  },
}

/** Addresses that are in no cache, as fast as 40 connections can send them. */
function missAttack(name: string, path: string): Drill {
  return {
    rule: '5',
    name: `40 connections of ${name}`,
    before: 'cached p99 1.7 s',
    inShort: name === 'unknown slugs',
    async run({ system, load, baseline, short, say }) {
      let result: Attack = { statuses: new Map(), times: [] }
      const figures = await load.during(async () => {
        result = await attack({ origin: system.origin, path, connections: 40, seconds: short ? 5 : 15 })
      })
      say(`${name}: ${statusList(result)}`)
      return {
        figures,
        checks: [...noErrors(figures, 'cached', 'fresh', 'join'), usualHits(figures, baseline)],
      }
    },
  }
}

export const attackDrills: Drill[] = [
  badId,
  redirectCrowd,
  missAttack('unknown slugs', '/hirek/RUN-COUNT'),
  missAttack('?next= values', '/kezdo?next=1COUNT'),
]
