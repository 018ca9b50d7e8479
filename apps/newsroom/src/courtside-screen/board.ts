import {
  type BoxScore,
  boxScore,
  type Keeping,
  type Pair,
  type SquadPlayer,
} from '@palank/sport/events/box-score'
import type { MatchEvent, ReboundKind } from '@palank/sport/events/event'
import { type LivePlayer, liveMatch } from '@palank/sport/events/match-state'
import type { PlayPhase } from '@palank/sport/events/play-phase'
import { validEvents } from '@palank/sport/events/undo'
import type { Side } from '@palank/sport/game'
import { regularPeriods } from '@palank/sport/period'
import type { CourtsideMatch, CourtsidePlayer } from '../courtside/types.ts'
import type { KeptMatch } from './event-store.ts'

export const sides: readonly Side[] = ['home', 'away']

export type BoardPlayer = CourtsidePlayer & Omit<LivePlayer, 'side' | 'player' | 'fouls'> & { fouls: number }
export type Board = {
  keeping: Keeping
  phase: PlayPhase
  /** The running one, or the last one; 1 before the match. */
  period: number
  score: Pair
  /** One for each period that has begun. */
  periods: Pair[]
  teamFouls: Pair | null
  /** Of this device: who is not in the hall and has no event is left out. */
  players: Record<Side, BoardPlayer[]>
  box: BoxScore
}

const byNumber = (a: CourtsidePlayer, b: CourtsidePlayer) =>
  Number(a.jersey_number ?? Number.POSITIVE_INFINITY) - Number(b.jersey_number ?? Number.POSITIVE_INFINITY) ||
  a.last_name.localeCompare(b.last_name, 'hu')

export const squadOf = (match: CourtsideMatch): SquadPlayer[] =>
  sides.flatMap((side) => match[side].players.map(({ id }) => ({ side, player: id })))

export function boardOf(kept: KeptMatch, log: readonly MatchEvent[]): Board {
  const { keeping } = kept
  const squad = squadOf(kept.match)
  const live = liveMatch(log, keeping, squad)
  const box = boxScore(log, keeping, squad)
  const playersOf = (side: Side): BoardPlayer[] =>
    kept.match[side].players.toSorted(byNumber).flatMap((player) => {
      const found = live.players.find((one) => one.side === side && one.player === player.id)
      const line = box.lines.find((one) => one.side === side && one.player === player.id)
      const hasPlayed = line !== undefined && !line.did_not_play
      if (kept.absent.includes(player.id) && !hasPlayed) return []
      const { points = 0, fouls, is_out = false, on_court = null } = found ?? {}
      return [{ ...player, points, fouls: fouls ?? 0, is_out, on_court }]
    })
  return {
    keeping,
    phase: live.phase,
    period: live.period ?? 1,
    score: box.score,
    periods: box.periods,
    teamFouls: live.team_fouls,
    players: { home: playersOf('home'), away: playersOf('away') },
    box,
  }
}

/** From this number of team fouls on, the other side shoots. */
export const bonusFouls = 5

export const isOvertimeNext = ({ period, score }: Board): boolean =>
  period >= regularPeriods && score.home === score.away

/** After the fourth quarter a match ends, unless it is level. */
export const mayEndMatch = ({ period, score }: Board): boolean =>
  period >= regularPeriods && score.home !== score.away

/** The period that runs, and not the one before or after it. */
export const isPlayed = (board: Pick<Board, 'phase' | 'period'>, period: number): boolean =>
  board.phase === 'playing' && board.period === period

/** Five fouls leave one thing: to be taken off. */
export const mayBeChosen = ({ is_out, on_court }: BoardPlayer): boolean => !is_out || on_court !== false

/** Who may take the place of the first one, or give it up: five fouls still have a way out, and none in. */
export function maySwap(first: BoardPlayer, second: BoardPlayer): boolean {
  const goesOut = first.on_court === false
  if (second.is_out && !goesOut) return false
  return second.on_court === null || second.on_court !== first.on_court
}

/** After a miss it is known; otherwise the scorer says it. */
export function reboundKind(log: readonly MatchEvent[], side: Side): ReboundKind | null {
  const last = validEvents(log).findLast((event) =>
    ['points', 'miss', 'turnover', 'rebound'].includes(event.type),
  )
  if (last?.type !== 'miss') return null
  return last.side === side ? 'offensive' : 'defensive'
}

/** The last event that can still be taken back, by this device or another. */
export const lastUndoable = (log: readonly MatchEvent[]): MatchEvent | null =>
  validEvents(log).reduce<MatchEvent | null>(
    (last, event) => (last === null || event.order >= last.order ? event : last),
    null,
  )
