import type { SquadPlayer } from '@palank/sport/events/box-score'
import { playersIn } from '@palank/sport/events/credits'
import type { CourtsideMatch, EventsAnswer } from '../courtside/types.ts'
import { squadOf } from './board.ts'

/** Whether the match has to be read again: somebody has come into a squad since. */
export function isStale(match: CourtsideMatch, { events }: Pick<EventsAnswer, 'events'>) {
  const squad = squadOf(match)
  const isStranger = (one: SquadPlayer) =>
    !squad.some(({ side, player }) => side === one.side && player === one.player)
  return events.some((event) => playersIn(event).some(isStranger))
}
