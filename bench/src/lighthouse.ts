import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { portsOf } from '@palank/scripts/club-environment'
import { startDemo } from '@palank/scripts/run-demo'
import { runningDemo } from '@palank/scripts/running-demo'
import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { lineOf, missesOf, type Result, type Round, tableOf } from './lighthouse-report.ts'
import { untilQuiet, watchOthers } from './machine-load.ts'
import { readTrace } from './page-trace.ts'
import { screensOf } from './screens.ts'
import { startTlsSites } from './tls-sites.ts'

const { values: options } = parseArgs({
  options: {
    // Running origins to measure instead of the demo's.
    site: { type: 'string' },
    'other-brand': { type: 'string' },
    // Any addresses, comma-separated: another site beside which ours is to be seen.
    urls: { type: 'string' },
    only: { type: 'string' },
    // Writes the figures.
    json: { type: 'string' },
    // Reads figures written before, instead of measuring.
    read: { type: 'string' },
    // Prints a table of those figures and the new ones.
    compare: { type: 'string' },
  },
})

const rounds = Number(process.env.ROUNDS ?? 5)
/** Others may use this share of the machine; a round with more is loaded, and repeated at most as often again. */
const loadLimit = Number(process.env.LOAD_LIMIT ?? 0.15)
const quietSeconds = Number(process.env.QUIET_SECONDS ?? 30)

/** All audits that the performance score is made of; the rest of its category is advice, and slow. */
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
  speedIndex: 'speed-index',
}
const otherCategories = ['accessibility', 'best-practices', 'seo']

type Target = { brand: string; screen: string; url: string; skipAudits: string[] }

const chromiumFlags =
  '--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run --ignore-certificate-errors'

/** One run in a browser of its own, as a first visit. */
async function audit(url: string, flags: Flags, beforeEnd = () => {}) {
  const browser = await launch({
    chromePath: '/usr/bin/chromium-headless-shell',
    chromeFlags: chromiumFlags.split(' '),
  })
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      disableFullPageScreenshot: true,
      ignoreStatusCode: true,
      ...flags,
    })
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse failed at ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
    }
    beforeEnd()
    return result
  } finally {
    browser.kill()
  }
}

const percent = (score: number | null | undefined) => Math.round(100 * (score ?? 0))

/** Chromium sometimes starts to trace a fast page too late; Lighthouse then asks to be run again. */
async function measureAgain(url: string, attempts = 6): Promise<Round> {
  try {
    return await measureRound(url)
  } catch (error) {
    if (attempts === 1 || !String(error).includes('NO_NAVSTART')) throw error
    return measureAgain(url, attempts - 1)
  }
}

async function measureRound(url: string): Promise<Round> {
  await untilQuiet(loadLimit, quietSeconds)
  const othersSince = watchOthers()
  let others = 0
  // While the browser's processes can still be told from others.
  const { lhr, artifacts } = await audit(url, { onlyAudits: Object.values(metrics) }, () => {
    others = othersSince()
  })
  const value = (id: string) => {
    const { numericValue, errorMessage } = lhr.audits[id] ?? {}
    if (numericValue === undefined) throw new Error(`${url}: no ${id}: ${errorMessage}`)
    return numericValue
  }
  const { bytes, cpuTbt, longestTask, scriptsBeforePaint } = readTrace(artifacts.Trace)
  return {
    score: percent(lhr.categories.performance?.score),
    fcp: value(metrics.fcp),
    lcp: value(metrics.lcp),
    cls: value(metrics.cls),
    tbt: value(metrics.tbt),
    cpuTbt,
    longestTask,
    scriptsBeforePaint: scriptsBeforePaint.length,
    bytes,
    others,
    loaded: others > loadLimit,
  }
}

async function measure({ brand, screen, url, skipAudits }: Target): Promise<Result> {
  // The first visit also fills the edge's cache.
  const { lhr } = await audit(url, { onlyCategories: otherCategories, skipAudits })
  const categories = Object.values(lhr.categories)
  const result: Result = {
    brand,
    screen,
    url,
    categories: Object.fromEntries(categories.map(({ id, score }) => [id, percent(score)])),
    failed: categories.flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => (weight > 0 && (lhr.audits[id]?.score ?? 1) < 1 ? [id] : [])),
    ),
    rounds: [],
  }
  const isEnough = () =>
    result.rounds.length >= 2 * rounds || result.rounds.filter(({ loaded }) => !loaded).length >= rounds
  while (!isEnough()) result.rounds.push(await measureAgain(url))
  return result
}

async function targetsOf(origins: (readonly [string, string])[]): Promise<Target[]> {
  const only = options.only?.split(',')
  const targets: Target[] = []
  for (const [brand, origin] of origins) {
    for (const { name, path, skipAudits = [] } of await screensOf(origin)) {
      if (only && !only.includes(name)) continue
      targets.push({ brand, screen: name, url: new URL(path, origin).href, skipAudits })
    }
  }
  return targets
}

async function measureAll(targets: Target[]): Promise<Result[]> {
  const results: Result[] = []
  for (const target of targets) {
    const result = await measure(target)
    results.push(result)
    console.log(lineOf(result))
    if (options.json) writeFileSync(options.json, `${JSON.stringify(results, null, 1)}\n`)
  }
  return results
}

const readResults = (file: string): Result[] => JSON.parse(readFileSync(file, 'utf8'))

/** The running demo with sites of its own before it, or one started for this. */
async function measureDemo(): Promise<Result[]> {
  const running = runningDemo('solymok', process.env.DEMO_FOLDER)
  const started = running
    ? undefined
    : await startDemo({ club: 'solymok', ports: portsOf('solymok', process.env.PORT_BASE), say: console.log })
  const demo = running ?? started
  if (!demo) throw new Error('the demo did not start')
  try {
    const sites = await startTlsSites(demo.setting, demo.folder)
    try {
      return await measureAll(await targetsOf(sites.origins))
    } finally {
      await sites.stop()
    }
  } finally {
    await started?.stop()
  }
}

async function allResults(): Promise<Result[]> {
  if (options.read) return readResults(options.read)
  if (options.urls) {
    const urls = options.urls.split(',').map((url) => new URL(url))
    return measureAll(
      urls.map(({ host, pathname, href }) => ({ brand: host, screen: pathname, url: href, skipAudits: [] })),
    )
  }
  if (!options.site) return measureDemo()
  const other = options['other-brand']
  return measureAll(
    await targetsOf([['solymok', options.site], ...(other ? [['hiuzok', other] as const] : [])]),
  )
}

const results = await allResults()
console.log(`\n${tableOf(results, options.compare ? readResults(options.compare) : [])}\n`)
const misses = results.flatMap(missesOf)
for (const miss of misses) console.log(`missed: ${miss}`)
console.log(`lighthouse: ${results.length} screens, ${misses.length} figures missed`)
process.exitCode = misses.length > 0 ? 1 : 0
