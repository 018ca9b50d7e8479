import type { EventBody, MatchEvent } from '../events/event.ts'
import { stamp } from '../events/stamp.ts'
import { uuidOf } from './event-cases.ts'

type Told = EventBody & { period?: number; clock?: number }

/** Events as one device enters them, one second after the other; `uuidOf(index)` is an event's id. */
export function logOf(...told: Told[]): MatchEvent[] {
  const log: MatchEvent[] = []
  for (const [index, { period, clock = null, ...body }] of told.entries()) {
    const now = Date.parse('2025-11-15T17:00:00.000Z') + 1000 * index
    const last = log.at(-1)?.period ?? 1
    log.push({ ...stamp(log, uuidOf(index), now), period: period ?? last, clock, ...body } as MatchEvent)
  }
  return log
}
