import { untilQuiet } from '@palank/bench/machine-load'
import { slowness } from '@palank/bench/machine-speed'
import { measurePage } from '@palank/bench/measure-page'
import { openUnwatchedBrowser, type UnwatchedBrowser } from '@palank/bench/unwatched-browser'
import { pathFor } from '@palank/routes'
import { callApi } from './call-api.ts'
import { fullMatch, pathOf } from './matches.ts'
import { expect, otherBrand, site, test } from './site-test.ts'
import { firstTeam, playerPath } from './squads.ts'

/** In kilobytes as sent; the HTML holds all CSS of its page. */
type Limits = { all: number; html: number }
const scriptLimit = 145
const attempts = { fair: 3, all: 12 }
/** Slower than this, the machine is not what the limits were set on. */
const slowest = 1.15

/**
 * Catches a step back. S9 asks for 50 and 15, which `pnpm lighthouse` asserts; a slow machine of the tests, which also
 * runs the servers, may take twice as long for the same work.
 */
const cpuLimits = { blocking: 100, task: 40 }

type Figures = Awaited<ReturnType<typeof measurePage>>

/**
 * CPU time varies with what else the host does, but only upwards: the least of three measurements, of which each counts
 * only if a fixed piece of work was as quick as ever before and after it.
 */
async function leastCpu({ cpuTbt, longestTask }: Figures, measure: () => Promise<Figures>) {
  const isOver = () => cpuTbt > cpuLimits.blocking || longestTask > cpuLimits.task
  const measured = [`${cpuTbt.toFixed(0)} and ${longestTask.toFixed(1)}`]
  for (let fair = 0, all = 0; isOver() && fair < attempts.fair && all < attempts.all; all += 1) {
    const before = slowness()
    const again = await measure()
    const isFair = Math.max(before, slowness()) <= slowest
    measured.push(
      `${again.cpuTbt.toFixed(0)} and ${again.longestTask.toFixed(1)}${isFair ? '' : ' while the machine was slow'}`,
    )
    cpuTbt = Math.min(cpuTbt, again.cpuTbt)
    longestTask = Math.min(longestTask, again.longestTask)
    if (isFair) fair += 1
  }
  return { cpuTbt, longestTask, measured: measured.join(', ') }
}

type Item = { id: number; slug?: string }
const firstOf = async (call: string): Promise<Item> => {
  const [first] = (await callApi<Item[]>(call, 'hu')).data
  if (!first) throw new Error(`the demo has nothing at ${call}`)
  return first
}

const screens: { name: string; origin?: string; path: () => string | Promise<string>; limits: Limits }[] = [
  { name: 'home', path: () => pathFor('home', 'hu'), limits: { all: 420, html: 38 } },
  {
    name: 'home of the other brand',
    origin: otherBrand,
    path: () => pathFor('home', 'hu'),
    limits: { all: 420, html: 38 },
  },
  { name: 'news', path: () => pathFor('news', 'hu'), limits: { all: 500, html: 30 } },
  {
    name: 'an article',
    path: async () => pathFor('article', 'hu', { slug: (await firstOf('article/list')).slug ?? '' }),
    limits: { all: 300, html: 32 },
  },
  {
    name: 'a gallery',
    path: async () => pathFor('gallery', 'hu', { id: (await firstOf('gallery/list')).id }),
    limits: { all: 550, html: 30 },
  },
  { name: 'the schedule', path: () => pathFor('schedules', 'hu'), limits: { all: 260, html: 34 } },
  {
    name: 'a match',
    path: async () => pathOf(await fullMatch('hu'), 'hu'),
    limits: { all: 280, html: 38 },
  },
  {
    name: 'a player',
    path: async () => {
      const { id, players } = await firstTeam('hu')
      return playerPath(id, players[0]?.id ?? 0, 'hu')
    },
    limits: { all: 290, html: 36 },
  },
  { name: 'the join form', path: () => pathFor('joinUs', 'hu'), limits: { all: 290, html: 28 } },
]

let browser: UnwatchedBrowser
test.beforeAll(async () => {
  browser = await openUnwatchedBrowser()
  // What the tests before this one started may still be ending.
  await untilQuiet(0.15, 30)
})
test.afterAll(() => browser?.close())

for (const { name, origin = site, path, limits } of screens) {
  test(`S7, S9: ${name} is light, and quick to answer, on a phone`, async () => {
    const url = new URL(await path(), origin).href
    const figures = await measurePage(browser, url)
    const { bytes, layoutShift, scriptsBeforePaint } = figures
    expect.soft(scriptsBeforePaint, 'scripts requested before the first paint').toEqual([])
    expect.soft(bytes.css, 'bytes of CSS outside the HTML').toBe(0)
    expect.soft(bytes.html / 1000, 'kB of HTML').toBeLessThanOrEqual(limits.html)
    expect.soft(bytes.script / 1000, 'kB of script').toBeLessThanOrEqual(scriptLimit)
    expect.soft(bytes.all / 1000, 'kB of everything').toBeLessThanOrEqual(limits.all)
    expect.soft(layoutShift, 'layout shift').toBeLessThanOrEqual(0.01)
    const { cpuTbt, longestTask, measured } = await leastCpu(figures, () => measurePage(browser, url))
    process.stdout.write(`page weight, ${name}: blocking and longest task ${measured} ms\n`)
    expect.soft(cpuTbt, `ms of blocking on a slow phone: ${measured}`).toBeLessThanOrEqual(cpuLimits.blocking)
    expect
      .soft(longestTask, `ms CPU of the longest task after load: ${measured}`)
      .toBeLessThanOrEqual(cpuLimits.task)
  })
}
