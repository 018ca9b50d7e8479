import type { MatchEvent } from '@palank/sport/events/event'
import { type EventProblem, readEvent } from '@palank/sport/events/read-event'
import type { Side } from '@palank/sport/game'
import type { CourtsideMatch, RefusedEvent } from './types.ts'

const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')

type Named = { field: string; side: Side; player: number | null }

function playersIn(event: MatchEvent): Named[] {
  if (!('side' in event)) return []
  const { side } = event
  const other = otherSide(side)
  switch (event.type) {
    case 'lineup':
      return event.players.map((player) => ({ field: 'players', side, player }))
    case 'substitution':
      return [
        { field: 'out', side, player: event.out },
        { field: 'in', side, player: event.in },
      ]
    case 'foul':
      return [
        { field: 'player', side, player: event.player },
        { field: 'drawn_by', side: other, player: event.drawn_by },
      ]
    case 'block':
      return [
        { field: 'player', side, player: event.player },
        { field: 'blocked', side: other, player: event.blocked },
      ]
    default:
      return 'player' in event ? [{ field: 'player', side, player: event.player }] : []
  }
}

/** A device may only name players of the two squads: names are looked up by id when the match is shown. */
function strangers(event: MatchEvent, match: Pick<CourtsideMatch, Side>): EventProblem[] {
  return playersIn(event).flatMap(({ field, side, player }) =>
    player === null || match[side].players.some(({ id }) => id === player)
      ? []
      : [{ field, expected: `a player of the ${side} team` }],
  )
}

const idOf = (input: unknown): string | null => {
  const id = typeof input === 'object' && input !== null && 'id' in input ? input.id : null
  return typeof id === 'string' ? id.slice(0, 36) : null
}

/** Sorts what a device has sent into events to be stored and those that cannot be. */
export function checkEvents(
  inputs: readonly unknown[],
  match: Pick<CourtsideMatch, Side>,
): { events: MatchEvent[]; refused: RefusedEvent[] } {
  const events: MatchEvent[] = []
  const refused: RefusedEvent[] = []
  for (const input of inputs) {
    const read = readEvent(input)
    const problems = 'problems' in read ? read.problems : strangers(read.event, match)
    if ('event' in read && problems.length === 0) events.push(read.event)
    else refused.push({ id: idOf(input), problems })
  }
  return { events, refused }
}
