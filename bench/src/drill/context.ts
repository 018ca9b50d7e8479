import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf } from '@palank/scripts/club-environment'
import type { ClickResult, Clicks } from './clicks.ts'
import type { Figures, Kind } from './figures.ts'
import { type DuringOptions, fetchPage, type Load } from './load.ts'
import type { Pages } from './pages.ts'
import type { System } from './system.ts'
import type { Check, Row } from './table.ts'

export type Context = {
  system: System
  load: Load
  pages: Pages
  clicks: Clicks
  /** The figures with nothing wrong. */
  baseline: Figures
  /** Fewer repetitions, for CI. */
  short: boolean
  say: (line: string) => void
}

export type Outcome = Omit<Row, 'rule' | 'drill' | 'before'>

export type Drill = {
  rule: string
  name: string
  /** The figure without the remedy. */
  before?: string
  inShort: boolean
  run: (context: Context) => Promise<Outcome>
}

const names: Record<Kind, string> = { cached: 'cached pages', fresh: 'never-cached pages', join: 'join page' }

export const noErrors = (figures: Figures, ...kinds: Kind[]): Check[] =>
  kinds.map((kind) => ({
    what: `${figures[kind].errors.length} errors on ${names[kind]}`,
    ok: figures[kind].errors.length === 0,
  }))

const hitsWithin = (figures: Figures, most: number): Check => ({
  what: `cached p99 ${figures.cached.p99.toFixed(0)} ms, limit ${most.toFixed(0)} ms`,
  ok: figures.cached.p99 <= most,
})

/** The third slowest of 300 hits says more about a shared machine than about the edge. */
const shortLimit = 500

/** R1: what a visitor of cached pages may notice is nothing. */
export const quickHits = ({ short }: Context, figures: Figures): Check =>
  hitsWithin(figures, short ? shortLimit : 250)

/** An attack may raise the p99 to twice the usual; below 50 ms the machine's own noise is larger. */
export const usualHits = ({ short, baseline }: Context, figures: Figures): Check =>
  hitsWithin(figures, short ? shortLimit : Math.max(50, 2 * baseline.cached.p99))

export const atMost = (what: string, value: number, limit: number, unit = ''): Check => ({
  what: `${what} ${Number(value.toFixed(1))}${unit}, limit ${limit}${unit}`,
  ok: value <= limit,
})

/** In every drill, whatever else it checks. */
export const workingClicks = (clicks: ClickResult | undefined): Check =>
  clicks
    ? { what: `${clicks.errors.length} links did not work`, ok: clicks.errors.length === 0 }
    : { what: 'no links were followed', ok: false }

/** The browser runs on the same cores, so the load is not timed meanwhile. */
export const followLinks = ({ load, clicks }: Context, origin?: string): Promise<ClickResult> =>
  load.untimed(() => clicks.run(origin))

/** What visitors notice while `work` runs and, after it, links are followed. */
export async function measure(
  context: Context,
  work: () => Promise<void>,
  options?: DuringOptions,
): Promise<{ figures: Figures; clicks: ClickResult }> {
  let clicks: ClickResult = { count: 0, errors: [] }
  const figures = await context.load.during(async () => {
    await work()
    clicks = await followLinks(context)
  }, options)
  return { figures, clicks }
}

/** Seconds until pages that are in no cache answer again. */
export async function untilRecovered({ system, pages }: Context, limit = 30): Promise<number> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  while (seconds() < limit) {
    const answers = await Promise.all(
      [pages.join, pages.nextFresh()].map((path) =>
        fetchPage(system.origin + path).then(
          ({ status }) => status === 200,
          () => false,
        ),
      ),
    )
    if (answers.every(Boolean)) return seconds()
    await sleep(100)
  }
  return limit
}

/** Renders by each site, past the edge: a new process is slow until its code is compiled. */
export async function warmSites({ system, pages }: Context, rounds = 1): Promise<void> {
  const warmOne = async (port: number) => {
    for (let round = 0; round < rounds; round++)
      for (const path of pages.cached.keys()) await fetchPage(addressOf(port) + path).catch(() => undefined)
  }
  await Promise.all(system.sitePorts.map(warmOne))
}

/** After a start, before anything is measured. */
export async function untilSettled(context: Context): Promise<void> {
  await untilRecovered(context)
  await warmSites(context)
}
