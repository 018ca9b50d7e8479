import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addressOf } from '@palank/scripts/club-environment'
import { Clicks } from './drill/clicks.ts'
import { type Context, type Drill, measure, noErrors, untilSettled, workingClicks } from './drill/context.ts'
import { attackDrills } from './drill/drills/attacks.ts'
import { edgeOnly } from './drill/drills/edge-only.ts'
import { frozenDatabase } from './drill/drills/frozen-database.ts'
import { fullDisk } from './drill/drills/full-disk.ts'
import { joinTypes } from './drill/drills/join-types.ts'
import { killDrills } from './drill/drills/kill.ts'
import { misbehavingApiDrills } from './drill/drills/misbehaving-api.ts'
import { optionalBlock } from './drill/drills/optional-block.ts'
import { publishDrills } from './drill/drills/publish.ts'
import { randomQueries } from './drill/drills/random-queries.ts'
import { renderDrills } from './drill/drills/renders.ts'
import { rollingRestart } from './drill/drills/rolling-restart.ts'
import { sickOrigin } from './drill/drills/sick-origin.ts'
import { standby } from './drill/drills/standby.ts'
import { upgrade } from './drill/drills/upgrade.ts'
import { figuresOf } from './drill/figures.ts'
import { messageOf } from './drill/load.ts'
import { startLoadThread } from './drill/load-thread.ts'
import { choosePages } from './drill/pages.ts'
import { watchStolenTime } from './drill/stolen-time.ts'
import { System } from './drill/system.ts'
import { errorsOf, hasPassed, type Row, reportOf, resultOf, tableOf } from './drill/table.ts'

// pnpm drill [--short] [--only R1] [--from .palank/e2e] [--report file]: faults and attacks on the whole system under
// load, in one table. For the options see docs/drills.md.
const drills: Drill[] = [
  ...killDrills,
  frozenDatabase,
  ...misbehavingApiDrills,
  optionalBlock,
  sickOrigin,
  fullDisk,
  randomQueries,
  rollingRestart,
  upgrade,
  standby,
  ...attackDrills,
  joinTypes,
  ...renderDrills,
  edgeOnly,
  ...publishDrills,
]

const perSecond = 40
/** Minutes; drills that do not begin within them fail. */
const limit = { full: 20, short: 8 }

async function runDrill(drill: Drill, context: Context): Promise<Row> {
  const { rule, name, before } = drill
  const row = { rule, drill: name, ...(before ? { before } : {}) }
  try {
    const outcome = await drill.run(context)
    if (outcome.skipped !== undefined) return { ...row, ...outcome }
    return { ...row, ...outcome, checks: [...outcome.checks, workingClicks(outcome.clicks)] }
  } catch (error) {
    return { ...row, checks: [{ what: messageOf(error), ok: false }] }
  }
}

/** Beyond this share of stolen time a row says more about the host than about the system. */
const mostStolen = 0.1

const leftOut = (row: Row, stolen: number): Row => ({
  ...row,
  skipped: `the host took ${(stolen * 100).toFixed(0)} % of the processors; ${resultOf(row)}`,
})

/** A row that failed while the host was busy with other machines is run once more, and then left out with its reason. */
async function runFairly(drill: Drill, context: Context, attempts = 2): Promise<Row> {
  const stolenTime = watchStolenTime()
  const row = await runDrill(drill, context)
  const stolen = stolenTime()
  if (hasPassed(row) || stolen <= mostStolen) return row
  if (attempts === 1) return leftOut(row, stolen)
  await context.system.restore()
  await untilSettled(context)
  return runFairly(drill, context, attempts - 1)
}

function notBegun({ rule, name }: Drill, stolen: number): Row {
  const row = { rule, drill: name, checks: [{ what: 'not begun in time', ok: false }] }
  return stolen > mostStolen ? leftOut(row, stolen) : row
}

/** Adds a row for each drill. */
async function runAll(system: System, selected: Drill[], rows: Row[], deadline: number): Promise<void> {
  const say = (line: string) => console.log(`drill: ${line}`)
  const stolenTime = watchStolenTime()
  const pages = await choosePages(system.origin, addressOf(system.sitePorts[0]))
  const unstable = [...pages.cached].filter(([, good]) => good === undefined).map(([path]) => path)
  say(`${pages.cached.size} cached pages of ${pages.sitemap.length} in the sitemap`)
  if (unstable.length > 0) say(`bodies not compared, since they change by themselves: ${unstable.join(' ')}`)
  const clicks = await Clicks.open(system.origin)
  const { cached, fresh, word, join } = pages
  const load = startLoadThread({ origin: system.origin, cached, fresh, word, join, perSecond })
  try {
    const before: Context = { system, load, pages, clicks, baseline: figuresOf([]), short, say }
    await untilSettled(before)
    const usual = await measure(before, () => sleep(short ? 5_000 : 15_000))
    rows.push({
      rule: '',
      drill: 'nothing wrong',
      ...usual,
      checks: [...noErrors(usual.figures, 'cached', 'fresh', 'join'), workingClicks(usual.clicks)],
    })
    const context: Context = { ...before, baseline: usual.figures }
    for (const [index, drill] of selected.entries()) {
      const start = performance.now()
      const row = start > deadline ? notBegun(drill, stolenTime()) : await runFairly(drill, context)
      await system.restore()
      await untilSettled(context)
      rows.push(row)
      const seconds = ((performance.now() - start) / 1000).toFixed(0)
      say(`${index + 1} of ${selected.length}: ${drill.rule} ${drill.name}: ${resultOf(row)}, ${seconds} s`)
      for (const line of errorsOf(row)) say(`  ${line}`)
    }
  } finally {
    await load.stop()
    await clicks.close()
  }
}

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    from: { type: 'string' },
    report: { type: 'string' },
  },
})
const { short, only, from, report } = values
const wanted = only.split(',').filter(Boolean)
const isWanted = ({ rule, name }: Drill) =>
  wanted.length === 0 || wanted.some((part) => rule === part || name.includes(part))
const selected = drills.filter((drill) => isWanted(drill) && (drill.inShort || !short))
if (selected.length === 0) {
  console.error(
    `drill: nothing matches --only ${only}; there are\n${drills.map(({ rule, name }) => `  ${rule} ${name}`).join('\n')}`,
  )
  process.exit(1)
}

const system = await System.start((line) => console.log(`drill: ${line}`), from)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void system.stop().finally(() => process.exit(1)))
}
const rows: Row[] = []
try {
  const minutes = short ? limit.short : limit.full
  await runAll(system, selected, rows, performance.now() + minutes * 60_000)
} catch (error) {
  rows.push({ rule: '', drill: 'the rest', checks: [{ what: messageOf(error), ok: false }] })
} finally {
  await system.stop()
}
console.log(`\n${tableOf(rows)}\n`)
if (report) writeFileSync(report, JSON.stringify(reportOf(rows)))
process.exit(rows.every(hasPassed) ? 0 : 1)
