import { setTimeout as sleep } from 'node:timers/promises'
import { feedPath, pathFor } from '@palank/routes'
import { addressOf } from '@palank/scripts/club-environment'
import { atMost, type Context, type Drill, measure, noErrors, type Outcome } from '../context.ts'
import { type Article, Editor, newestArticles } from '../editor.ts'
import { fetchPage, type Page } from '../load.ts'
import { dataOf } from '../pages.ts'
import type { Check } from '../table.ts'

const goal = 5
const patience = 20
const quietMinutes = 2

const pathOf = ({ slug }: Article) => pathFor('article', 'hu', { slug })
const withData = (paths: string[]) => [...paths, ...paths.map(dataOf)]
const random = () => Math.random().toString(36).slice(2, 8)

type IsDone = (path: string) => Promise<boolean>

/** Seconds since `start` until every page is as it should be; `patience` if one never is. */
async function secondsUntil(start: number, paths: readonly string[], isDone: IsDone): Promise<number> {
  const seconds = () => (performance.now() - start) / 1_000
  const waitFor = async (path: string) => {
    while (seconds() < patience && !(await isDone(path))) await sleep(50)
    return Math.min(patience, seconds())
  }
  return Math.max(...(await Promise.all(paths.map(waitFor))))
}

/** Whether the edge's answer is as it should be. */
const answers =
  ({ system }: Context, isRight: (page: Page) => boolean): IsDone =>
  (path) =>
    fetchPage(system.origin + path).then(isRight, () => false)

const shows = (text: string) => (page: Page) => page.status === 200 && page.body.includes(text)
const isWithout = (text: string) => (page: Page) => page.status === 200 && !page.body.includes(text)
const isMissing = ({ status }: Page) => status === 404 || status === 410

async function setUp({ system }: Context) {
  const editor = await Editor.signIn(system.demo.newsroom)
  const { clientSecret } = system.demo.setting.database.secrets
  const articles = await newestArticles(addressOf(system.apiPorts[0]), clientSecret, 40)
  const [newest, ...others] = articles
  if (!newest) throw new Error('the demo has no articles')
  return { editor, newest, others, lists: [pathFor('home', 'hu'), pathFor('news', 'hu')] }
}
type SetUp = Awaited<ReturnType<typeof setUp>>

/**
 * Seconds until home, list and article have a new title at the edge, and so do their copies for links. Chromium comes
 * after that: beside it the measured processes would wait for the processors.
 */
async function publishOnce(context: Context, { editor, newest, lists }: SetUp): Promise<number> {
  const { clicks, system } = context
  const paths = [...lists, pathOf(newest)]
  for (const path of withData(paths)) await fetchPage(system.origin + path)
  const title = `Próba ${random()}`
  const start = performance.now()
  await editor.publish(newest.id, title)
  const seconds = await secondsUntil(start, withData(paths), answers(context, shows(title)))
  for (const path of paths) if (!(await clicks.sees(path, title))) return patience
  return seconds
}

/** Seconds until an article is off every page and its own is gone. */
async function unpublishOnce(context: Context, { editor, newest, lists }: SetUp): Promise<number> {
  const own = withData([pathOf(newest)])
  const others = [...withData(lists), feedPath('hu')]
  const title = `Próba ${random()}`
  await editor.publish(newest.id, title)
  await secondsUntil(performance.now(), [...own, ...others], answers(context, shows(title)))
  const start = performance.now()
  await editor.unpublish(newest.id)
  const times = await Promise.all([
    secondsUntil(start, own, answers(context, isMissing)),
    secondsUntil(start, others, answers(context, isWithout(title))),
  ])
  return Math.max(...times)
}

/** Seconds until a deleted picture's files are gone and no page names them. */
async function deletePictureOnce(context: Context, { editor, newest, lists }: SetUp): Promise<number> {
  const name = `proba-${random()}`
  const former = await editor.coverOf(newest.id)
  const picture = await editor.upload(name, await context.clicks.draw(name))
  try {
    await editor.setCover(newest.id, picture.id)
    const own = withData([pathOf(newest)])
    const shown = await secondsUntil(performance.now(), own, answers(context, shows(name)))
    const stored = await secondsUntil(performance.now(), picture.paths, answers(context, isThere))
    if (shown >= patience) throw new Error('the article never showed its new picture')
    if (stored >= patience) throw new Error(`not there: ${picture.paths.join(' ')}`)
    // Whichever of the lists show it.
    const pages = [...own, ...withData(lists)]
    const start = performance.now()
    await editor.deletePicture(picture.id)
    const times = await Promise.all([
      secondsUntil(start, picture.paths, answers(context, isMissing)),
      secondsUntil(start, pages, answers(context, isWithout(name))),
    ])
    return Math.max(...times)
  } finally {
    await editor.setCover(newest.id, former)
  }
}

const isThere = ({ status }: Page) => status === 200

/** S10: what an editor changes is seen at the edge, in every copy. */
async function runPublish(context: Context): Promise<Outcome> {
  const { load, short, say } = context
  const parts = await setUp(context)
  const { editor, newest } = parts
  const times: number[] = []
  const checks: Check[] = []
  const work = async () => {
    try {
      // The first save after its start compiles the newsroom's code.
      await publishOnce(context, parts)
      for (let round = 1; round <= (short ? 3 : 20); round++) {
        times.push(await publishOnce(context, parts))
        if (round % 5 === 0) say(`published ${round} times`)
      }
      checks.push(atMost('unpublished gone after', await unpublishOnce(context, parts), goal, ' s'))
      await editor.publish(newest.id, newest.title)
      if (!short)
        checks.push(atMost('deleted picture gone after', await deletePictureOnce(context, parts), goal, ' s'))
    } finally {
      await editor.publish(newest.id, newest.title)
    }
  }
  // Chromium runs all the time.
  const measured = await measure(context, () => load.untimed(work), { bodiesChange: true })
  const slowest = Math.max(...times)
  const found = checks.map(({ what }) => what).join('; ')
  say(`published ${times.length} times: ${times.map((time) => time.toFixed(1)).join(', ')} s; ${found}`)
  return {
    ...measured,
    recovered: slowest,
    checks: [
      ...noErrors(measured.figures, 'cached', 'fresh', 'join'),
      atMost(`slowest of ${times.length}`, slowest, goal, ' s'),
      ...checks,
    ],
  }
}

/** S10: also for the first visitor after a quiet time, who must not be the one that wakes the cache. */
async function runQuiet(context: Context): Promise<Outcome> {
  const { system, clicks, load, say } = context
  const { editor, others } = await setUp(context)
  const articles = others.slice(-20)
  const titles = articles.map(() => `Csendes ${random()}`)
  const paths = articles.map(pathOf)
  let old = 0
  const work = async () => {
    for (const path of paths) await fetchPage(system.origin + path)
    for (const [index, { id }] of articles.entries()) await editor.publish(id, titles[index] ?? '')
    say(`waiting ${quietMinutes} minutes`)
    await sleep(quietMinutes * 60_000)
    await load.untimed(async () => {
      for (const [index, path] of paths.entries())
        if (!(await clicks.sees(path, titles[index] ?? ''))) old += 1
    })
  }
  try {
    const measured = await measure(context, work, { bodiesChange: true, except: withData(paths) })
    return {
      ...measured,
      checks: [
        ...noErrors(measured.figures, 'cached', 'fresh', 'join'),
        atMost(`of ${articles.length} first visitors saw the old page`, old, 0),
      ],
    }
  } finally {
    for (const { id, title } of articles) await editor.publish(id, title)
  }
}

/** They change what pages show, so they come last. */
export const publishDrills: Drill[] = [
  {
    rule: 'S10',
    name: 'publish, unpublish, delete a picture',
    inShort: true,
    run: runPublish,
  },
  {
    rule: 'S10',
    name: 'first visitors after 2 quiet minutes',
    before: "the first visitor saw last night's page",
    inShort: false,
    run: runQuiet,
  },
]
