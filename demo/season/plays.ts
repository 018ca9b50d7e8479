import type { EventBody } from '@palank/sport/events/event'

/** What happened and when. Players are numbers from 1 on: those of the home side first, as they are on the sheet. */
export type Play = { period: number; clock: number; body: EventBody }

/** The same with other numbers of players, such as the ids of a database. */
export function renumbered(body: EventBody, to: (player: number) => number): EventBody {
  const orNull = (player: number | null) => (player === null ? null : to(player))
  switch (body.type) {
    case 'lineup':
      return { ...body, players: body.players.map(to) }
    case 'substitution':
      return { ...body, out: orNull(body.out), in: orNull(body.in) }
    case 'foul':
      return { ...body, player: orNull(body.player), drawn_by: orNull(body.drawn_by) }
    case 'block':
      return { ...body, player: orNull(body.player), blocked: orNull(body.blocked) }
    case 'appearance':
      return { ...body, player: to(body.player) }
    case 'points':
    case 'miss':
    case 'rebound':
    case 'assist':
    case 'steal':
    case 'turnover':
      return { ...body, player: orNull(body.player) }
    case 'timeout':
    case 'correction':
    case 'period_start':
    case 'period_end':
    case 'match_end':
    case 'undo':
      return body
  }
}
