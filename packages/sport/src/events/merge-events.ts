import type { EventType, MatchEvent } from './event.ts'

/** Whatever is added to a period later, its end stands below with the final score. */
const places: Partial<Record<EventType, number>> = {
  period_start: 0,
  lineup: 1,
  period_end: 3,
  match_end: 4,
}
const placeOf = ({ type }: MatchEvent) => places[type] ?? 2

/**
 * A total order that only reads the events themselves, so whoever has the same events has the same log. The order in
 * which a server received them does not count: a device that was offline for a quarter would come after the next one.
 */
const byOrder = (a: MatchEvent, b: MatchEvent): number =>
  a.period - b.period || placeOf(a) - placeOf(b) || a.order - b.order || (a.id < b.id ? -1 : 1)

/** Each event once, in order. Of two with the same id the first log's is kept, so the server's log goes first. */
export function mergeEvents(...logs: readonly (readonly MatchEvent[])[]): MatchEvent[] {
  const merged = new Map<string, MatchEvent>()
  for (const event of logs.flat()) if (!merged.has(event.id)) merged.set(event.id, event)
  return [...merged.values()].sort(byOrder)
}
