import type { Pair } from '@palank/sport/events/box-score'
import { type EventBody, type MatchEvent, type Shot, shotValue } from '@palank/sport/events/event'
import { type Missing, missingAtFinish } from '@palank/sport/events/match-state'
import { undoneIds, validEvents } from '@palank/sport/events/undo'
import type { Side } from '@palank/sport/game'
import type { CourtsideMatch } from '../courtside/types.ts'
import { type Board, sides, squadOf } from './board.ts'
import type { NewEvent } from './match-desk.ts'
import { replacementUuid } from './new-uuid.ts'

export const shotOf = (points: number): Shot | null =>
  (['free_throw', 'two_point', 'three_point'] as const).find((shot) => shotValue[shot] === points) ?? null

/** Nobody's points that one player can have: a basket, or a correction worth one. */
export const isGivable = (event: MatchEvent): boolean =>
  (event.type === 'points' && event.player === null) ||
  (event.type === 'correction' && shotOf(event.points) !== null)

/** The basket a scorer is asked for, until somebody has undone or named it. */
export const isStillAsked = (asked: MatchEvent, log: readonly MatchEvent[]): boolean =>
  !undoneIds(log).has(asked.id)

/**
 * Takes back an event, and what stands in its place: another device may give the basket its player before it hears of
 * this. The event's own undo comes last, as the newest is what is told.
 */
export function undoOf({ id, type, period }: MatchEvent): NewEvent[] {
  const ids = type === 'points' || type === 'correction' ? [replacementUuid(id), id] : [id]
  return ids.map((undoes) => ({ body: { type: 'undo', undoes }, period }))
}

/** Taken back, and entered anew in the same place with a player; nothing if it is that player's already. */
export function giveTo(event: MatchEvent, player: number): NewEvent[] {
  if (event.type === 'points' && event.player === player) return []
  const kind =
    event.type === 'points' ? event.kind : event.type === 'correction' ? shotOf(event.points) : null
  if (!kind || !('side' in event)) return []
  const body: EventBody = { type: 'points', side: event.side, player, kind }
  return [
    { body: { type: 'undo', undoes: event.id }, period: event.period },
    { body, replaces: event },
  ]
}

/** Each as much as a player can be given: 5 is 3 and 2. Nobody is given less than nothing. */
function partsOf(points: number): number[] {
  if (points <= 3) return points === 0 ? [] : [points]
  const part = points === 4 ? 2 : 3
  return [part, ...partsOf(points - part)]
}

/** The difference from what the scoreboard says becomes the team's; a side that is left out stays. */
export const correctionsTo = (scoreboard: Partial<Pair>, score: Pair, period: number): NewEvent[] =>
  sides.flatMap((side) =>
    partsOf((scoreboard[side] ?? score[side]) - score[side]).map((points) => ({
      body: { type: 'correction', side, points },
      period,
    })),
  )

/** The match is not over, nor is its last period where somebody leads: there the score can be set right. */
export const reopenEvents = (log: readonly MatchEvent[], { period, score }: Board): NewEvent[] =>
  validEvents(log)
    .filter(
      (event) =>
        event.type === 'match_end' ||
        (event.type === 'period_end' && event.period === period && score.home !== score.away),
    )
    .map((event) => ({ body: { type: 'undo', undoes: event.id }, period: event.period }))

export type Finish = {
  missing: Missing[]
  /** 21 + 18 + 22 + 23 = 84 */
  sums: Record<Side, string>
  mayPublishResult: boolean
  mayPublishBoxScore: boolean
}

/** Whether what is stored in a finished match is what was kept here: it may have been typed or imported since. */
export function onSite(match: CourtsideMatch, score: Pair): 'nothing' | 'same' | 'other' {
  const { status, home_score: home, away_score: away } = match
  // A match that the device has kept from before has neither.
  if (status !== 'finished' || typeof home !== 'number' || typeof away !== 'number') return 'nothing'
  return home === score.home && away === score.away ? 'same' : 'other'
}

const stopsResult: readonly Missing['code'][] = ['period_running', 'periods_few', 'score_equal']

export function finishOf(
  match: CourtsideMatch,
  board: Board,
  log: readonly MatchEvent[],
  isSent: boolean,
): Finish {
  const missing = missingAtFinish(log, board.keeping, squadOf(match))
  const has = (codes: readonly Missing['code'][]) => missing.some(({ code }) => codes.includes(code))
  const sumOf = (side: Side) =>
    `${board.periods.map((pair) => pair[side]).join(' + ')} = ${board.score[side]}`
  // Of a match on its form, the server takes nothing from here.
  const mayPublishResult = isSent && match.keeping !== 'sheet' && !has(stopsResult)
  const unknown = missing.filter(({ code }) => code === 'players_unknown').length
  return {
    missing,
    sums: { home: sumOf('home'), away: sumOf('away') },
    mayPublishResult,
    mayPublishBoxScore: mayPublishResult && !has(['points_without_player']) && unknown < 2,
  }
}
