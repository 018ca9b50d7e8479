import type { MatchEvent, Undo } from './event.ts'

type Done = Exclude<MatchEvent, Undo>

/** An undo counts wherever it stands, even if it arrives before its event; a second one changes nothing. */
export const undoneIds = (events: readonly MatchEvent[]): Set<string> =>
  new Set(events.flatMap((event) => (event.type === 'undo' ? [event.undoes] : [])))

/** Without undone events and undos. */
export function validEvents(events: readonly MatchEvent[]): Done[] {
  const undone = undoneIds(events)
  return events.filter((event) => event.type !== 'undo' && !undone.has(event.id)) as Done[]
}
