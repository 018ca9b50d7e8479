import type { EventBody, MatchEvent } from '@palank/sport/events/event'

/** Events in the order of the calls. */
export function eventMaker() {
  let order = 0
  return (body: EventBody, period = 1): MatchEvent => {
    order += 1
    const id = `00000000-0000-4000-8000-${String(order).padStart(12, '0')}`
    return { id, order, at: '2026-11-18T18:06:00.000Z', period, clock: null, ...body } as MatchEvent
  }
}
