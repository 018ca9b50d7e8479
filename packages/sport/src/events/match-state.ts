import type { Side } from '../game.ts'
import { regularPeriods } from '../period.ts'
import { addPairs, type BoxScore, boxScore, type Keeping, type Pair, type SquadPlayer } from './box-score.ts'
import type { MatchEvent } from './event.ts'
import { mergeEvents } from './merge-events.ts'
import { onCourt } from './on-court.ts'
import { type PlayPhase, playPhase } from './play-phase.ts'
import { validEvents } from './undo.ts'

const sides: readonly Side[] = ['home', 'away']
const foulLimit = 5

export type LivePlayer = SquadPlayer & {
  points: number
  /** Null where fouls are not kept. */
  fouls: number | null
  /** Five fouls. */
  is_out: boolean
  /** Null where no lineup is kept. */
  on_court: boolean | null
}

/** What the scorer's screen and the live page show beside the box score. */
export type LiveMatch = {
  phase: PlayPhase
  /** The running one, or the last one; null before the match. */
  period: number | null
  /** Five or more of a side: the opponents shoot. Null where fouls are not kept. */
  team_fouls: Pair | null
  /** The squad, and whoever else an event names. */
  players: LivePlayer[]
}

/** Overtimes go on from the fourth quarter's fouls. */
function teamFouls({ fouls }: BoxScore, period: number | null): Pair | null {
  const from = Math.min(period ?? 1, regularPeriods)
  return fouls ? fouls.slice(from - 1, period ?? 1).reduce(addPairs, { home: 0, away: 0 }) : null
}

export function liveMatch(
  log: readonly MatchEvent[],
  keeping: Keeping,
  squad: readonly SquadPlayer[] = [],
): LiveMatch {
  const events = validEvents(mergeEvents(log))
  const { phase, period } = playPhase(events)
  const box = boxScore(log, keeping, squad)
  const players = sides.flatMap((side) => {
    const court = onCourt(events, side).players
    const lines = box.lines.filter((line) => line.side === side)
    const listed = lines.length > 0 ? lines : squad.filter((player) => player.side === side)
    return listed.map(({ player }): LivePlayer => {
      const line = lines.find((one) => one.player === player)
      const fouls = box.fouls && (line?.foul ?? 0)
      const on_court = court?.includes(player) ?? null
      return { side, player, points: line?.points ?? 0, fouls, is_out: (fouls ?? 0) >= foulLimit, on_court }
    })
  })
  return { phase, period, team_fouls: teamFouls(box, period), players }
}

export type Missing =
  /** Named so that they can be given to somebody; `events` hold them. Negative: players have more than the team. */
  | { code: 'points_without_player'; side: Side; points: number; events: string[] }
  /** Only the score is kept of this side. */
  | { code: 'players_unknown'; side: Side }
  /** Without lineups nobody can tell whether they played: an appearance says so. */
  | { code: 'players_without_event'; side: Side; players: number[] }
  | { code: 'period_running'; period: number }
  | { code: 'periods_few'; periods: number }
  | { code: 'score_equal' }

/** Before a match is finished. What is on the sheet but cannot be right is found by `checkMatch`. */
export function missingAtFinish(
  log: readonly MatchEvent[],
  keeping: Keeping,
  squad: readonly SquadPlayer[] = [],
): Missing[] {
  const events = validEvents(mergeEvents(log))
  const { phase, period } = playPhase(events)
  const box = boxScore(log, keeping, squad)
  const missing: Missing[] = []
  if (phase === 'playing' && period !== null) missing.push({ code: 'period_running', period })
  if ((period ?? 0) < regularPeriods) missing.push({ code: 'periods_few', periods: period ?? 0 })
  if (box.score.home === box.score.away) missing.push({ code: 'score_equal' })
  for (const side of sides) {
    const lines = box.lines.filter((line) => line.side === side)
    if (lines.length === 0) {
      missing.push({ code: 'players_unknown', side })
      continue
    }
    const points = box.unassigned[side]
    const isTeams = (event: MatchEvent) =>
      (event.type === 'correction' || (event.type === 'points' && event.player === null)) &&
      event.side === side
    if (points !== 0) {
      const holding = events.filter(isTeams).map((event) => event.id)
      missing.push({ code: 'points_without_player', side, points, events: holding })
    }
    const hasLineup = events.some((event) => event.type === 'lineup' && event.side === side)
    const players = lines.filter((line) => line.did_not_play).map((line) => line.player)
    if (!hasLineup && players.length > 0) missing.push({ code: 'players_without_event', side, players })
  }
  return missing
}
