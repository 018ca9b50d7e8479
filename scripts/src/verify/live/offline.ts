import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Courtside } from '@palank/demo/live/courtside'
import type { EventBody, MatchEvent } from '@palank/sport/events/event'
import type { RunningDemo } from '../../running-demo.ts'
import { killPhone, launchPhone, signIn } from './browsers.ts'
import { exactly, type Figure } from './figure.ts'
import { beginMatch, endMatch } from './match-course.ts'
import { startNetwork } from './network.ts'
import { keys, ScorerScreen } from './scorer-screen.ts'

type Hall = { demo: RunningDemo; courtside: Courtside; token: string; match: number }

/** What makes two taps the same. */
function keyOf(event: EventBody | MatchEvent): string {
  if (!('player' in event)) return event.type
  const kind = 'kind' in event ? event.kind : ''
  return `${event.type} ${event.side} ${event.player} ${kind}`
}

const countsOf = (events: readonly (EventBody | MatchEvent)[]) =>
  new Map([...Map.groupBy(events, keyOf)].map(([key, same]) => [key, same.length]))

/** Of each kind of tap, how many more there are than in the other list. */
function surplus(more: Map<string, number>, fewer: Map<string, number>): number {
  return [...more].reduce((sum, [key, count]) => sum + Math.max(0, count - (fewer.get(key) ?? 0)), 0)
}

/** Everything that was entered, once the server has as many events or a minute has passed. */
async function received(courtside: Courtside, id: number, count: number): Promise<MatchEvent[]> {
  for (let tried = 0; ; tried++) {
    const { events } = await courtside.open(id)
    if (events.length >= count || tried >= 60) return events
    await sleep(1000)
  }
}

/** Half an hour without a network in a minute: the page is loaded again and the browser is killed meanwhile. */
export async function offlineFigures(
  { demo, courtside, token, match: id }: Hall,
  count: number,
): Promise<Figure[]> {
  const match = await beginMatch(courtside, id)
  const network = await startNetwork()
  const profile = mkdtempSync(path.join(tmpdir(), 'palank-phone-'))
  const tapped: EventBody[] = []
  const tap = async (screen: ScorerScreen, upTo: number) => {
    while (tapped.length < upTo) {
      const index = tapped.length
      const side = index % 2 === 0 ? 'home' : 'away'
      const key = keys[Math.floor(index / 3) % keys.length] ?? '+2'
      tapped.push((await screen.enter(side, Math.floor(index / 2), key)).body)
    }
  }
  const pageOf = async () => {
    const phone = await launchPhone(profile, network.proxy)
    return { phone, page: phone.pages()[0] ?? (await phone.newPage()) }
  }
  try {
    const first = await pageOf()
    await signIn(first.phone, demo.newsroom, token)
    const screen = new ScorerScreen(first.page, demo.newsroom, match)
    await screen.open()
    await network.fail()
    await tap(screen, Math.floor(count / 3))
    await first.page.reload()
    await screen.ready()
    await tap(screen, Math.floor((2 * count) / 3))
    const alone = (await courtside.open(id)).events.length
    const killed = killPhone(profile)
    await first.phone.close().catch(() => undefined)

    const second = await pageOf()
    const later = new ScorerScreen(second.page, demo.newsroom, match)
    await later.open()
    await tap(later, count)
    // The session may have ended with the battery.
    await signIn(second.phone, demo.newsroom, token)
    await network.mend()
    const events = await received(courtside, id, count + 1)
    await sleep(6000)
    const settled = (await courtside.open(id)).events.filter(({ type }) => type !== 'period_start')
    await second.phone.close()
    await endMatch(courtside, id)
    const [before, after] = [countsOf(tapped), countsOf(settled)]
    return [
      exactly('offline: events at the server before the network was back', alone, 1),
      exactly('offline: the browser killed', killed > 0 ? 'yes' : 'no', 'yes'),
      exactly(`offline: of ${tapped.length} events lost`, surplus(before, after), 0),
      exactly('offline: twice or never entered', surplus(after, before), 0),
      exactly(
        'offline: ids at the server',
        new Set(settled.map((event) => event.id)).size,
        events.length - 1,
      ),
    ]
  } finally {
    killPhone(profile)
    await network.fail()
    rmSync(profile, { recursive: true, force: true })
  }
}
