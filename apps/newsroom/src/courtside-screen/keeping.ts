import type { Keeping } from '@palank/sport/events/box-score'
import type { EventType, MatchEvent } from '@palank/sport/events/event'
import { playPhase } from '@palank/sport/events/play-phase'
import { validEvents } from '@palank/sport/events/undo'

const onlyFull: readonly EventType[] = [
  'miss',
  'rebound',
  'assist',
  'steal',
  'block',
  'turnover',
  'lineup',
  'substitution',
]

/** How a match was kept, told by its events, where nothing else tells it; everything before it begins. */
export function keepingIn(log: readonly MatchEvent[]): Keeping {
  const valid = validEvents(log)
  const isBegun = playPhase(valid).phase !== 'not_started'
  return isBegun && !valid.some(({ type }) => onlyFull.includes(type)) ? 'points' : 'full'
}
