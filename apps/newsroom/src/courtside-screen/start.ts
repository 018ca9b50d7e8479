import type { Keeping } from '@palank/sport/events/box-score'
import type { MatchEvent } from '@palank/sport/events/event'
import { validEvents } from '@palank/sport/events/undo'
import type { Side } from '@palank/sport/game'
import { sides } from './board.ts'
import type { NewEvent } from './match-desk.ts'

const lineupsOf = (log: readonly MatchEvent[]) =>
  validEvents(log)
    .filter((event) => event.type === 'lineup')
    .filter(({ period }) => period === 1)

/** Who started when the start was undone, so that a slip costs nothing. */
export function startersOf(log: readonly MatchEvent[]): Record<Side, number[]> {
  const lineups = lineupsOf(log)
  const of = (side: Side) => lineups.findLast((event) => event.side === side)?.players ?? []
  return { home: of('home'), away: of('away') }
}

/** The starters who were chosen, and the start of the first period. Those of a start that was undone have not played. */
export function startEvents(
  keeping: Keeping,
  starters: Record<Side, number[]>,
  log: readonly MatchEvent[],
): NewEvent[] {
  const undos = lineupsOf(log).map(
    (event): NewEvent => ({ body: { type: 'undo', undoes: event.id }, period: event.period }),
  )
  const lineups = sides
    .filter((side) => keeping === 'full' && starters[side].length > 0)
    .map((side): NewEvent => ({ body: { type: 'lineup', side, players: starters[side] }, period: 1 }))
  return [...undos, ...lineups, { body: { type: 'period_start' }, period: 1 }]
}
