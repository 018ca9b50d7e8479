import type { Keeping } from '@palank/sport/events/box-score'
import { playersIn } from '@palank/sport/events/credits'
import type { EventType, MatchEvent } from '@palank/sport/events/event'
import type { Course } from './match.ts'
import type { Play } from './plays.ts'
import { withTimeouts } from './timeouts.ts'

const forPoints: readonly EventType[] = [
  'period_start',
  'period_end',
  'match_end',
  'points',
  'foul',
  'timeout',
]

/** Of a scorer who writes down points and fouls only. */
function pointsOnly(plays: readonly Play[]): Play[] {
  return plays.flatMap((play): Play[] => {
    const { body } = play
    if (!forPoints.includes(body.type)) return []
    return [body.type === 'foul' ? { ...play, body: { ...body, drawn_by: null } } : play]
  })
}

const namedIn = (plays: readonly Play[]) => plays.flatMap(({ body }) => playersIn(body as MatchEvent))

/** Whoever played without a point or a foul is ticked off at the end. */
function appearances(all: readonly Play[], kept: readonly Play[]): Play[] {
  const named = new Set(namedIn(kept).map(({ player }) => player))
  const silent = new Map(namedIn(all).map((one) => [one.player, one]))
  const end = kept.findLast(({ body }) => body.type === 'period_end')
  if (!end) return []
  return [...silent.values()]
    .filter(({ player }) => !named.has(player))
    .map(({ side, player }) => ({ ...end, body: { type: 'appearance', side, player } }))
}

/** What a scorer enters of a match, in order. */
export function keptPlays({ plays: all }: Course, keeping: Keeping): Play[] {
  const plays = withTimeouts(all)
  if (keeping === 'full') return plays
  const kept = pointsOnly(plays)
  const [end, ...before] = kept.toReversed()
  return end ? [...before.toReversed(), ...appearances(all, kept), end] : []
}
