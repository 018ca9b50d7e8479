import type { MatchEvent } from '@palank/sport/events/event'
import { placeOf } from './new-uuid.ts'

const groupOf = (event: MatchEvent) => placeOf(event.type === 'undo' ? event.undoes : event.id)

/**
 * What is sent next, in the order of the log. An event goes with what undoes and replaces it: between two requests the
 * site would count a basket twice, or not at all.
 */
export function nextBatch(waiting: readonly MatchEvent[], size: number): MatchEvent[] {
  const groups = new Map<string, MatchEvent[]>()
  for (const event of waiting) groups.set(groupOf(event), [...(groups.get(groupOf(event)) ?? []), event])
  const chosen = new Set<MatchEvent>()
  for (const group of groups.values()) {
    if (chosen.size > 0 && chosen.size + group.length > size) break
    for (const event of group) chosen.add(event)
  }
  return waiting.filter((event) => chosen.has(event))
}
