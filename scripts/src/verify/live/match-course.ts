import { randomUUID } from 'node:crypto'
import type { Courtside, CourtsideMatch } from '@palank/demo/live/courtside'
import type { EventBody, MatchEvent } from '@palank/sport/events/event'
import { stamp } from '@palank/sport/events/stamp'
import { regularPeriods } from '@palank/sport/period'

async function send(courtside: Courtside, id: number, entered: { body: EventBody; period: number }[]) {
  const { events, last } = await courtside.open(id)
  const log = [...events]
  for (const { body, period } of entered)
    log.push({ ...stamp(log, randomUUID(), Date.now()), period, clock: null, ...body } as MatchEvent)
  const { refused } = await courtside.send(id, log.slice(events.length), last)
  if (refused.length > 0) throw new Error(`match ${id}: ${JSON.stringify(refused)}`)
}

/** Kept in full, with its first quarter running. */
export async function beginMatch(courtside: Courtside, id: number): Promise<CourtsideMatch> {
  await courtside.keep(id, 'full')
  await send(courtside, id, [{ body: { type: 'period_start' }, period: 1 }])
  return (await courtside.open(id)).match
}

/** Whatever happened, all in the first quarter: the home side wins, and the match is finished. */
export async function endMatch(courtside: Courtside, id: number): Promise<void> {
  const later = Array.from({ length: regularPeriods - 1 }, (_, index) => index + 2)
  const [player = null] = (await courtside.open(id)).match.home.players
  const ahead = Array.from({ length: 3 }, () => ({
    body: { type: 'points', side: 'home', player: player?.id ?? null, kind: 'three_point' } as const,
    period: 1,
  }))
  await send(courtside, id, [
    ...ahead,
    { body: { type: 'period_end' }, period: 1 },
    ...later.flatMap((period) => [
      { body: { type: 'period_start' } as const, period },
      { body: { type: 'period_end' } as const, period },
    ]),
    { body: { type: 'match_end' }, period: regularPeriods },
  ])
  await courtside.finish(id, 'box_score')
}
