import { setTimeout as sleep } from 'node:timers/promises'
import { pathFor } from '@palank/routes'
import { addressOf } from '@palank/scripts/club-environment'
import { atMost, type Context, type Drill, type Outcome } from '../context.ts'
import { type Article, Editor, newestArticles } from '../editor.ts'
import { fetchPage, type Page } from '../load.ts'
import type { Check } from '../table.ts'

const goal = 5
const patience = 20
const quietMinutes = 2

const pathOf = ({ slug }: Article) => pathFor('article', 'hu', { slug })

/** Seconds until every page is as it should be; `patience` if one never is. */
async function secondsUntil(
  origin: string,
  paths: readonly string[],
  isSeen: (page: Page) => boolean,
): Promise<number> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1_000
  let waiting = [...paths]
  while (waiting.length > 0 && seconds() < patience) {
    const pages = await Promise.all(waiting.map((path) => fetchPage(origin + path).catch(() => undefined)))
    waiting = waiting.filter((_, index) => {
      const page = pages[index]
      return !page || !isSeen(page)
    })
    if (waiting.length > 0) await sleep(100)
  }
  return waiting.length > 0 ? patience : seconds()
}

const shows = (title: string) => (page: Page) => page.status === 200 && page.body.includes(title)
const isGone = (title: string) => (page: Page) =>
  [404, 410].includes(page.status) || (page.status === 200 && !page.body.includes(title))

async function setUp({ system }: Context) {
  const editor = await Editor.signIn(system.demo.newsroom)
  const { clientSecret } = system.demo.setting.database.secrets
  const articles = await newestArticles(addressOf(system.apiPorts[0]), clientSecret, 40)
  const [newest, ...others] = articles
  if (!newest) throw new Error('the demo has no articles')
  const lists = [pathFor('home', 'hu'), pathFor('news', 'hu')]
  const pages = [...lists, pathOf(newest)]
  // Bodies carry the title in the page's data too.
  return { editor, newest, others, pages: [...pages, ...pages.map((path) => `${path}.data`)] }
}

/** S10: what an editor publishes is seen at the edge, in every copy of it. */
async function runPublish(context: Context): Promise<Outcome> {
  const { system, clicks, short, say } = context
  const { editor, newest, pages } = await setUp(context)
  const rounds = short ? 3 : 20
  const times: number[] = []
  const checks: Check[] = []
  let unseen = 0
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const path of pages) await fetchPage(system.origin + path)
      const title = `Próba ${round} ${Math.random().toString(36).slice(2, 8)}`
      await editor.publish(newest.id, title)
      times.push(await secondsUntil(system.origin, pages, shows(title)))
      for (const path of pages.slice(0, 3)) if (!(await clicks.sees(path, title))) unseen += 1
    }
    const title = `Próba ${Math.random().toString(36).slice(2, 8)}`
    await editor.publish(newest.id, title)
    await secondsUntil(system.origin, pages, shows(title))
    await editor.unpublish(newest.id)
    const gone = await secondsUntil(system.origin, pages, isGone(title))
    checks.push(atMost('unpublished article gone after', gone, goal, ' s'))
  } finally {
    await editor.publish(newest.id, newest.title)
  }
  const slowest = Math.max(...times)
  say(`published ${times.length} times: ${times.map((time) => time.toFixed(1)).join(', ')} s`)
  return {
    recovered: slowest,
    checks: [
      atMost(`slowest of ${rounds}`, slowest, goal, ' s'),
      atMost('pages in Chromium without the new title', unseen, 0),
      ...checks,
    ],
  }
}

/** S10: also for the first visitor after a quiet time, who must not be the one that wakes the cache. */
async function runQuiet(context: Context): Promise<Outcome> {
  const { system, say } = context
  const { editor, others } = await setUp(context)
  const articles = others.slice(-20)
  const titles = articles.map(({ id }) => `Csendes ${id} ${Math.random().toString(36).slice(2, 8)}`)
  try {
    for (const article of articles) await fetchPage(system.origin + pathOf(article))
    for (const [index, { id }] of articles.entries()) await editor.publish(id, titles[index] ?? '')
    say(`waiting ${quietMinutes} minutes`)
    await sleep(quietMinutes * 60_000)
    let old = 0
    for (const [index, article] of articles.entries()) {
      const page = await fetchPage(system.origin + pathOf(article))
      if (!shows(titles[index] ?? '')(page)) old += 1
    }
    return { checks: [atMost(`of ${articles.length} first visitors saw the old page`, old, 0)] }
  } finally {
    for (const { id, title } of articles) await editor.publish(id, title)
  }
}

/** They change what pages show, so they come last. */
export const publishDrills: Drill[] = [
  { rule: 'S10', name: 'publish and unpublish, seen at the edge', inShort: true, run: runPublish },
  { rule: 'S10', name: 'first visitors after 2 quiet minutes', inShort: false, run: runQuiet },
]
