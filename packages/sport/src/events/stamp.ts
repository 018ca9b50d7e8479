import type { EventBase, MatchEvent } from './event.ts'

/**
 * Identity, order and time of a new event. The order is the device's clock, but always after every event that the
 * device knows: a clock that is wrong cannot put an event before what its scorer had seen.
 */
export function stamp(
  known: readonly MatchEvent[],
  id: string,
  now: number,
): Pick<EventBase, 'id' | 'order' | 'at'> {
  const last = known.reduce((most, event) => Math.max(most, event.order), -1)
  return { id, order: Math.max(now, last + 1), at: new Date(now).toISOString() }
}

/** For the event that replaces an undone one, such as points given to their player later. */
export const inPlaceOf = ({ order, at, period, clock }: MatchEvent, id: string): EventBase => ({
  id,
  order,
  at,
  period,
  clock,
})
