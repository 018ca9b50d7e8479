import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Language, pathFor } from '@palank/routes'
import { addressOf } from '@palank/scripts/club-environment'
import { differenceOf } from '../compare-bodies.ts'
import { atMost, type Context, type Drill, measure, noErrors, quickHits, untilRecovered } from '../context.ts'
import { startFaultyApi } from '../faulty-api.ts'
import { fetchPage } from '../load.ts'
import type { Pages } from '../pages.ts'

const sites = ['site-1', 'site-2'] as const
/** The averages of a team's players. */
const optionalCall = '/player/find'
const patience = 10

const prefixIn = (language: Language) => pathFor('team', language, { teamId: 1 }).slice(0, -1)
const englishOf = (address: string) => address.replace(prefixIn('hu'), prefixIn('en'))
const teamsIn = ({ sitemap }: Pages) => sitemap.filter((address) => address.startsWith(prefixIn('hu')))

/** Without its last good answers, which would fill the block. */
async function restartEmpty({ system }: Context, site: (typeof sites)[number], API_ORIGIN: string) {
  const STATE_DIR = path.join(system.folder, `${site}-empty`)
  rmSync(STATE_DIR, { recursive: true, force: true })
  await system.restart([site], { API_ORIGIN, STATE_DIR })
}

/** A team whose page lacks a block. */
async function partialTeam({ system, pages }: Context): Promise<string> {
  for (const address of teamsIn(pages)) {
    const { headers } = await fetchPage(addressOf(system.sitePorts[0]) + address)
    if (headers.get('x-partial')) return address
  }
  throw new Error('no page of a team lacks a block')
}

/** Seconds until the edge has the page that the site renders. */
async function secondsUntilWhole({ system }: Context, address: string): Promise<number> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1_000
  while (seconds() < patience) {
    const [shown, whole] = await Promise.all(
      [system.origin, addressOf(system.sitePorts[0])].map((origin) => fetchPage(origin + address)),
    )
    const isWhole = whole && !whole.headers.get('x-partial')
    if (isWhole && shown && differenceOf(whole.body, shown.body) === undefined) return seconds()
    await sleep(200)
  }
  return patience
}

/** A page without one of its blocks never replaces a whole copy, and is not kept for long. */
export const optionalBlock: Drill = {
  rule: '4',
  name: 'api fails for one block of a page',
  before: 'a team lost its averages for the outage',
  inShort: false,
  async run(context) {
    const { system, pages } = context
    const { purging } = system.demo.started
    if (!purging) throw new Error('the demo has no private listener of the edge')
    const good = new Map<string, string>()
    for (const address of teamsIn(pages)) good.set(address, (await fetchPage(system.origin + address)).body)
    const api = await startFaultyApi(system.apiPorts[0])
    try {
      api.set('500', optionalCall)
      await Promise.all(sites.map((site) => restartEmpty(context, site, api.origin)))
      await untilRecovered(context)
      const team = await partialTeam(context)
      let difference: string | undefined
      const measured = await measure(context, async () => {
        for (let round = 1; round <= 5; round++) {
          await fetchPage(addressOf(purging.refresh) + team)
          const { body } = await fetchPage(system.origin + team)
          difference ??= differenceOf(good.get(team) ?? '', body)
          await sleep(1_000)
        }
        await fetchPage(system.origin + englishOf(team))
      })
      api.set(undefined)
      const whole = await secondsUntilWhole(context, englishOf(team))
      return {
        ...measured,
        recovered: whole,
        checks: [
          ...noErrors(measured.figures, 'cached'),
          quickHits(context, measured.figures),
          { what: `the whole copy changed ${difference}`, ok: difference === undefined },
          atMost('a page stored without the block is whole after', whole, patience - 1, ' s'),
        ],
      }
    } finally {
      api.close()
    }
  },
}
