import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '@palank/scripts/measure/percentile'
import { withClient } from '@palank/scripts/with-client'
import { type Attack, type AttackOrder, attack, statusList } from '../attack.ts'
import type { ClickResult } from '../clicks.ts'
import { atMost, type Context, type Drill, followLinks, measure, noErrors, usualHits } from '../context.ts'

const noAttack: Attack = { statuses: new Map(), times: [] }

const countOf = ({ statuses }: Attack, isCounted: (status: number) => boolean) =>
  [...statuses].reduce((sum, [status, count]) => sum + (isCounted(status) ? count : 0), 0)

type AttackFor = Omit<AttackOrder, 'origin'> & { seconds: number }

/** Some seconds for the figures, and then until links have been followed. */
async function measureAttack(context: Context, { seconds, ...order }: AttackFor) {
  const { system, load } = context
  let result = noAttack
  let clicks: ClickResult = { count: 0, errors: [] }
  const figures = await load.during(async () => {
    result = await attack({ origin: system.origin, ...order }, async () => {
      await sleep(seconds * 1_000)
      clicks = await followLinks(context)
    })
  })
  return { figures, clicks, result }
}

/** An id that the database cannot hold must not make the edge think that the sites are down. */
const badId: Drill = {
  rule: '1',
  name: '10 a second of team-2147483648.hu.ics',
  before: '500; uncached pages and join 502 for everybody',
  inShort: true,
  async run(context) {
    const { short, say } = context
    const path = '/calendar/team-2147483648.hu.ics'
    const order = { path, connections: 5, perSecond: 10, seconds: short ? 5 : 15 }
    const { result, figures, clicks } = await measureAttack(context, order)
    say(`bad id: ${statusList(result)}`)
    const serverErrors = countOf(result, (status) => status === 0 || status >= 500)
    return {
      figures,
      clicks,
      checks: [
        ...noErrors(figures, 'cached', 'fresh', 'join'),
        atMost('of its answers were 5xx', serverErrors, 0),
        usualHits(context, figures),
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
    const { system, say } = context
    const { path, undo } = await renameArticle(context)
    let result = noAttack
    try {
      const { figures, clicks } = await measure(context, async () => {
        const crowd = attack({ origin: system.origin, path, connections: 200, isCrowd: true })
        // Long enough for a p99.
        ;[result] = await Promise.all([crowd, sleep(5_000)])
      })
      const p50 = percentile(result.times, 0.5) / 1_000
      say(`redirect: ${statusList(result)}, p50 ${p50.toFixed(2)} s`)
      return {
        figures,
        clicks,
        checks: [
          ...noErrors(figures, 'cached', 'fresh', 'join'),
          atMost(
            'not redirected',
            countOf(result, (status) => status < 300 || status >= 400),
            0,
          ),
          atMost('redirect p50', p50, 2, ' s'),
          usualHits(context, figures),
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
    async run(context) {
      const { short, say } = context
      const order = { path, connections: 40, seconds: short ? 5 : 15 }
      const { result, figures, clicks } = await measureAttack(context, order)
      say(`${name}: ${statusList(result)}`)
      return {
        figures,
        clicks,
        checks: [...noErrors(figures, 'cached', 'fresh', 'join'), usualHits(context, figures)],
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
