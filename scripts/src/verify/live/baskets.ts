import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Courtside } from '@palank/demo/live/courtside'
import { pathFor } from '@palank/routes'
import { shotValue } from '@palank/sport/events/event'
import type { RunningDemo } from '../../running-demo.ts'
import { type Browser, phoneOf, signIn } from './browsers.ts'
import { Fan, type Seen } from './fan.ts'
import { atMost, exactly, type Figure, medianOf } from './figure.ts'
import { beginMatch, endMatch } from './match-course.ts'
import { ScorerScreen, shotKeys } from './scorer-screen.ts'

/** S11, in seconds. */
const limit = 7
const patience = 30

export type Hall = { demo: RunningDemo; browser: Browser; courtside: Courtside; token: string; match: number }

const total = ({ home, away }: Pick<Seen, 'home' | 'away'>) => home + away

/** How long each fan waited for each total, in seconds; a view of a later basket shows the earlier ones too. */
async function waits(
  fans: readonly Fan[],
  taps: readonly { at: number; total: number }[],
): Promise<number[]> {
  const last = taps.at(-1)
  if (!last) return []
  for (const fan of fans) await fan.waitFor((seen) => total(seen) >= last.total, last.at, patience)
  const views = await Promise.all(fans.map((fan) => fan.seen()))
  return views.flatMap((seen) =>
    taps.map(({ at, total: expected }) => {
      const found = seen.find((one) => one.at >= at && total(one) >= expected)
      return found ? (found.at - at) / 1000 : Number.POSITIVE_INFINITY
    }),
  )
}

async function tapBaskets(screen: ScorerScreen, count: number) {
  const taps: { at: number; total: number }[] = []
  let sum = 0
  for (let index = 0; index < count; index++) {
    // At random, so that no rhythm agrees with the one of the fans' pages.
    await sleep(randomInt(1000, 3000))
    const key = shotKeys[randomInt(shotKeys.length)] ?? '+2'
    const { at, body } = await screen.enter(index % 3 === 0 ? 'away' : 'home', randomInt(12), key)
    if (body.type === 'points') sum += shotValue[body.kind]
    taps.push({ at, total: sum })
  }
  return { taps, sum }
}

/** A scorer on the courtside screen and two fans on the match's page, each in a browser of their own. */
export async function basketFigures(hall: Hall, count: number): Promise<Figure[]> {
  const { demo, browser, courtside, token, match: id } = hall
  const match = await beginMatch(courtside, id)
  const scorer = await phoneOf(browser)
  await signIn(scorer, demo.newsroom, token)
  const screen = new ScorerScreen(await scorer.newPage(), demo.newsroom, match)
  await screen.open()
  const address = `${demo.site}${pathFor('match', 'hu', { scheduleId: id })}`
  const contexts = await Promise.all([phoneOf(browser), phoneOf(browser)])
  const fans = await Promise.all(contexts.map((context) => Fan.open(context, address)))

  const { taps, sum } = await tapBaskets(screen, count)
  const seconds = await waits(fans, taps)

  // The last one is a mistake.
  const before = taps.at(-2)?.total ?? 0
  const undoneAt = await screen.undoLast()
  const undone = await Promise.all(
    fans.map((fan) => fan.waitFor((seen) => total(seen) === before, undoneAt, patience)),
  )
  const undoSeconds = undone.map((seen) => (seen ? (seen.at - undoneAt) / 1000 : Number.POSITIVE_INFINITY))

  const finishedAt = Date.now()
  await endMatch(courtside, id)
  const finished = await Promise.all(
    fans.map((fan) => fan.waitFor((seen) => seen.status === 'finished', finishedAt, patience)),
  )
  await Promise.all([scorer, ...contexts].map((context) => context.close()))
  return [
    exactly('baskets seen, of two fans', seconds.filter(Number.isFinite).length, 2 * count),
    atMost('basket → seen, median', medianOf(seconds), limit, ' s'),
    atMost('basket → seen, slowest', Math.max(...seconds), limit, ' s'),
    atMost(`undo of ${sum - before} points → seen, slowest`, Math.max(...undoSeconds), limit, ' s'),
    exactly(
      'pages that became the finished one without a reload',
      finished.filter(Boolean).length,
      fans.length,
    ),
  ]
}
