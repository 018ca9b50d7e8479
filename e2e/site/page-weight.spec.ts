import { measurePage } from '@palank/bench/measure-page'
import { pathFor } from '@palank/routes'
import { callApi } from './call-api.ts'
import { fullMatch, pathOf } from './matches.ts'
import { expect, otherBrand, site, test } from './site-test.ts'
import { firstTeam, playerPath } from './squads.ts'

/** In kilobytes as sent; the HTML holds all CSS of its page. */
type Limits = { all: number; html: number }
const scriptLimit = 145
const attempts = 3

/**
 * Catches a step back. S9 asks for 50 and 15, which `pnpm lighthouse` asserts: evaluating React and creating the router
 * are tasks of 15 to 25 ms each on the machine of the tests, which also runs the servers.
 */
const cpuLimits = { blocking: 200, task: 45 }

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

for (const { name, origin = site, path, limits } of screens) {
  test(`S7, S9: ${name} is light, and quick to answer, on a phone`, async ({ browser }) => {
    const url = new URL(await path(), origin).href
    const figures = await measurePage(browser, url)
    const { bytes, layoutShift, scriptsBeforePaint } = figures
    expect.soft(scriptsBeforePaint, 'scripts requested before the first paint').toEqual([])
    expect.soft(bytes.css, 'bytes of CSS outside the HTML').toBe(0)
    expect.soft(bytes.html / 1000, 'kB of HTML').toBeLessThanOrEqual(limits.html)
    expect.soft(bytes.script / 1000, 'kB of script').toBeLessThanOrEqual(scriptLimit)
    expect.soft(bytes.all / 1000, 'kB of everything').toBeLessThanOrEqual(limits.all)
    expect.soft(layoutShift, 'layout shift').toBeLessThanOrEqual(0.01)
    // CPU time varies with what else the machine does, but only upwards.
    let { cpuTbt, longestTask } = figures
    for (
      let attempt = 1;
      attempt < attempts && (cpuTbt > cpuLimits.blocking || longestTask > cpuLimits.task);
      attempt += 1
    ) {
      const again = await measurePage(browser, url)
      cpuTbt = Math.min(cpuTbt, again.cpuTbt)
      longestTask = Math.min(longestTask, again.longestTask)
    }
    expect.soft(cpuTbt, 'ms of blocking on a slow phone').toBeLessThanOrEqual(cpuLimits.blocking)
    expect.soft(longestTask, 'ms CPU of the longest task after load').toBeLessThanOrEqual(cpuLimits.task)
  })
}
