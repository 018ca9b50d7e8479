import type { Side } from '../game.ts'
import type { Counted } from '../line.ts'
import { type MatchEvent, type Shot, shotValue } from './event.ts'

/** What an event adds to a player's line, or to the team's where player is null. */
export type Credit = { side: Side; player: number | null; field: Counted; amount: number }

const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')
/** A dunk is a two-point shot too. */
const shotNames = (kind: Shot): Shot[] => (kind === 'dunk' ? ['dunk', 'two_point'] : [kind])

export function creditsOf(event: MatchEvent): Credit[] {
  if (!('side' in event)) return []
  const { side } = event
  const to = (player: number | null, field: Counted, amount = 1) => ({ side, player, field, amount })
  const toOther = (player: number | null, field: Counted) =>
    player === null ? [] : [{ side: otherSide(side), player, field, amount: 1 }]

  switch (event.type) {
    case 'points':
      return [
        to(event.player, 'points', shotValue[event.kind]),
        ...shotNames(event.kind).flatMap((shot) => [
          to(event.player, `${shot}_made`),
          to(event.player, `${shot}_all`),
        ]),
      ]
    case 'miss':
      return shotNames(event.kind).map((shot) => to(event.player, `${shot}_all`))
    case 'correction':
      return [to(null, 'points', event.points)]
    case 'foul':
      return [to(event.player, 'foul'), ...toOther(event.drawn_by, 'defensive_foul')]
    case 'block':
      return [to(event.player, 'block'), ...toOther(event.blocked, 'block_against')]
    case 'rebound':
      return [to(event.player, `${event.kind}_rebound`)]
    case 'assist':
    case 'steal':
    case 'turnover':
      return [to(event.player, event.type)]
    case 'lineup':
    case 'substitution':
    case 'appearance':
    case 'timeout':
      return []
  }
}

/** Everybody an event names was on the court. */
export function playersIn(event: MatchEvent): { side: Side; player: number }[] {
  const named: { side: Side; player: number | null }[] = creditsOf(event)
  if (event.type === 'lineup') named.push(...event.players.map((player) => ({ side: event.side, player })))
  if (event.type === 'appearance') named.push(event)
  if (event.type === 'substitution') {
    named.push({ side: event.side, player: event.in }, { side: event.side, player: event.out })
  }
  return named.flatMap(({ side, player }) => (player === null ? [] : [{ side, player }]))
}
