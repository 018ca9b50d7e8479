import type { EventType, MatchEvent } from './event.ts'

export const playPhases = ['not_started', 'playing', 'between_periods', 'finished'] as const
export type PlayPhase = (typeof playPhases)[number]

const lastOf = (events: readonly MatchEvent[], type: EventType) =>
  events.reduce((last, event) => (event.type === type ? Math.max(last, event.period) : last), 0)

/** 0 for none. The start of the next period ends one whose end was forgotten, as does the end of the match. */
export const lastEndedPeriod = (events: readonly MatchEvent[]): number =>
  Math.max(lastOf(events, 'period_end'), lastOf(events, 'match_end'), lastOf(events, 'period_start') - 1)

/** Of valid events. Two devices may both start or end a period: it is the same period. */
export function playPhase(events: readonly MatchEvent[]): { phase: PlayPhase; period: number | null } {
  const ended = lastEndedPeriod(events)
  const period = Math.max(ended, lastOf(events, 'period_start'))
  if (lastOf(events, 'match_end') > 0) return { phase: 'finished', period }
  if (period === 0) return { phase: 'not_started', period: null }
  return { phase: period > ended ? 'playing' : 'between_periods', period }
}
