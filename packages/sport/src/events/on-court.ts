import type { Side } from '../game.ts'
import { secondsIn } from '../period.ts'
import { type Credit, creditsOf } from './credits.ts'
import type { MatchEvent, Substitution } from './event.ts'
import { lastEndedPeriod } from './play-phase.ts'

export type OnCourt = {
  /** Null where no lineup is kept. */
  players: number[] | null
  /** Null unless every lineup and substitution has its clock. */
  seconds: Map<number, number> | null
}

/** Where all have their clock, one that was entered late counts from when it happened. */
function substitutionsIn(events: readonly MatchEvent[], side: Side, period: number): Substitution[] {
  const found = events.filter(
    (event) => event.type === 'substitution' && event.side === side && event.period === period,
  ) as Substitution[]
  const clocks = found.flatMap((event) => event.clock ?? [])
  return clocks.length < found.length ? found : found.toSorted((a, b) => (b.clock ?? 0) - (a.clock ?? 0))
}

/** Of valid events, in order. Players stay on the court until a lineup or a substitution says otherwise. */
export function onCourt(events: readonly MatchEvent[], side: Side): OnCourt {
  const ended = lastEndedPeriod(events)
  const last = Math.max(0, ...events.map((event) => event.period))
  const seconds = new Map<number, number>()
  let players: number[] | null = null
  let known = true
  for (let period = 1; period <= last; period++) {
    const lineup = events.findLast(
      (event) => event.type === 'lineup' && event.side === side && event.period === period,
    )
    if (lineup?.type === 'lineup') players = lineup.players
    // How long a period has been running is not known, nor who was there before the first lineup.
    if (players === null || lineup?.clock === null || period > ended) known = false

    let from = 0
    const playUntil = (to: number) => {
      for (const player of players ?? []) seconds.set(player, (seconds.get(player) ?? 0) + to - from)
      from = to
    }
    for (const { clock, out, in: coming } of substitutionsIn(events, side, period)) {
      if (clock === null) known = false
      else playUntil(secondsIn(period) - clock)
      if (players === null) continue
      const staying = players.filter((player) => player !== out && player !== coming)
      players = coming === null ? staying : [...staying, coming]
    }
    playUntil(secondsIn(period))
  }
  // Who did something without having been on the court: a substitution was forgotten.
  const isForgotten = (credit: Credit) =>
    credit.side === side && credit.player !== null && !seconds.get(credit.player)
  if (known && events.some((event) => creditsOf(event).some(isForgotten))) known = false
  return { players, seconds: known && last > 0 ? seconds : null }
}
