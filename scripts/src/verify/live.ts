import { type DemoFixture, demoFixtures } from '../live/demo-fixtures.ts'
import { demoScorer } from '../live/play-next-match.ts'
import type { RunningDemo } from '../running-demo.ts'
import { createApiGet } from './api-client.ts'
import { basketFigures } from './live/baskets.ts'
import { boxScoreFigures } from './live/box-scores.ts'
import { launchBrowser } from './live/browsers.ts'
import { watcherFigures } from './live/crowd.ts'
import { exactly, type Figure, tableOf } from './live/figure.ts'
import { offlineFigures } from './live/offline.ts'
import { verifyNumbers } from './numbers.ts'
import { verifySeason } from './season.ts'

type Scorer = Awaited<ReturnType<typeof demoScorer>>
type Keeping = DemoFixture['keeping']

const sizes = { long: { baskets: 100, offline: 400 }, short: { baskets: 6, offline: 30 } }

/** Hands out matches that nobody has begun: of adults, since the pages of children have no names to compare. */
async function unplayedMatches(demo: RunningDemo, { courtside }: Scorer) {
  const fixtures = (await demoFixtures(demo)).filter(({ match }) => !match.competition.startsWith('u16'))
  const played: number[] = []
  const next = async (keeping: Keeping): Promise<DemoFixture> => {
    for (const fixture of fixtures) {
      if (fixture.keeping !== keeping || played.includes(fixture.id)) continue
      if ((await courtside.open(fixture.id)).match.status !== 'scheduled') continue
      played.push(fixture.id)
      return fixture
    }
    throw new Error('no match is left to be played; `pnpm demo --fresh` begins a new season')
  }
  return { next, played }
}

/** Runs the parts one after the other, and prints what each has found. */
function partsOf(figures: Figure[]) {
  return async (what: string, work: () => Promise<Figure[]>) => {
    console.log(`live: ${what}`)
    const began = performance.now()
    const found = await work().catch((error: Error) => [
      exactly(`${what}: ${error.message}`, 'broken', 'done'),
    ])
    figures.push(...found)
    for (const line of tableOf(found)) console.log(`live:   ${line}`)
    console.log(`live:   ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
}

/**
 * The gate's machine also does other things: where a short run has lost nothing and was only too late, it is measured
 * once more.
 */
async function againIfLate(isShort: boolean, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const found = await measure()
  const missed = found.filter(({ passed }) => !passed)
  if (!isShort || missed.length === 0 || !missed.every(({ limit }) => limit.endsWith(' s'))) return found
  for (const line of tableOf(found)) console.log(`live:   ${line}, once more`)
  return measure()
}

async function withBrowser<Result>(
  work: (browser: Awaited<ReturnType<typeof launchBrowser>>) => Promise<Result>,
) {
  const browser = await launchBrowser()
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/**
 * Match night on a built demo: whole matches by events, from the courtside screen to the fans, without a network, and
 * a crowd. It plays matches of the demo, so it runs only when it is named; `--short` leaves out what takes minutes.
 */
export async function verifyLive(demo: RunningDemo, form?: string): Promise<boolean> {
  const isShort = form === '--short'
  const { baskets, offline } = isShort ? sizes.short : sizes.long
  const scorer = await demoScorer(demo)
  const { courtside, token } = scorer
  const { next, played } = await unplayedMatches(demo, scorer)
  const figures: Figure[] = []
  const part = partsOf(figures)

  for (const keeping of ['full', 'points'] as const)
    await part(`a whole match, ${keeping} keeping`, async () =>
      boxScoreFigures(await next(keeping), courtside, createApiGet(demo)),
    )
  await part(`${baskets} baskets, one scorer, two fans`, () =>
    againIfLate(isShort, async () => {
      const { id: match } = await next('full')
      return withBrowser((browser) => basketFigures({ demo, browser, courtside, token, match }, baskets))
    }),
  )
  await part(`${offline} events without a network`, async () => {
    const { id: match } = await next('full')
    return offlineFigures({ demo, courtside, token, match }, offline)
  })
  if (!isShort) {
    await part('a crowd that watches a match', async () =>
      watcherFigures(demo, await next('full'), courtside),
    )
    await part('season and numbers after it', async () => [
      exactly('verify season', (await verifySeason(demo)) ? 'ok' : 'differences', 'ok'),
      exactly('verify numbers', (await verifyNumbers(demo, undefined, played)) ? 'ok' : 'differences', 'ok'),
    ])
  }

  for (const line of ['', ...tableOf(figures)]) console.log(line)
  const failed = figures.filter(({ passed }) => !passed).length
  console.log(`live: ${figures.length - failed} passed, ${failed} failed`)
  return failed === 0
}
