import type { LiveMatch, LivePlay } from '@palank/contract/live'
import type { Side } from '@palank/contract/schedule'
import { secondsIn } from '@palank/sport/period'
import { formatTime, type PersonName } from '~/i18n/format.ts'
import { groupBy } from './group-by.ts'

/** Home first. */
export type Score = readonly [home: number, away: number]

/** What is not known is left out: it is asked for every five seconds. */
export type LivePlayView = {
  id: string
  type: LivePlay['type']
  side?: Side | undefined
  player?: number | undefined
  other?: number | undefined
  kind?: LivePlay['kind'] | undefined
  points?: number | undefined
  period: number
  /** `19:06` */
  time: string
  score: Score
  /** Its place on the chart, of what changed the score: 2.5 is the middle of the third period. */
  x?: number | undefined
  undone?: true | undefined
}

/** Null is not kept. */
export type LiveLine = {
  points: number | null
  rebounds: number | null
  assists: number | null
  fouls: number | null
}

export type LivePlayerView = PersonName & {
  id: number
  side: Side
  number?: string | undefined
  without_page?: boolean | undefined
  /** On the sheet of a match whose players are kept. */
  line?: LiveLine | undefined
  court?: true | undefined
}

/** A match as its fans' browsers ask for it: the same in every language. */
export type LiveView = {
  id: number
  status: LiveMatch['status']
  keeping: LiveMatch['keeping']
  phase: LiveMatch['phase']
  period: number | null
  score: Score
  periods: LiveMatch['periods']
  fouls: Score | null
  players: LivePlayerView[]
  totals: { side: Side; line: LiveLine }[]
  /** Oldest first. */
  plays: LivePlayView[]
  updated: string | null
}

type Statistics = LiveMatch['box_scores'][number]['players'][number]['statistics']

const lineOf = (statistics: Statistics): LiveLine => ({
  points: statistics.points,
  rebounds: statistics.total_rebound,
  assists: statistics.assist,
  fouls: statistics.foul,
})

/** The sheet's players in its order, then whoever else a play names. */
function playersOf({ players, box_scores: boxes }: LiveMatch): LivePlayerView[] {
  const lines = boxes.flatMap(({ side, players: listed }) =>
    listed
      .filter(({ did_not_play: absent }) => !absent)
      .map(
        ({ player, jersey_number: number, statistics, on_court: court }): LivePlayerView => ({
          ...player,
          side,
          number: number ?? undefined,
          line: lineOf(statistics),
          court: court === true || undefined,
        }),
      ),
  )
  const named = players.map(
    ({ jersey_number: number, ...player }): LivePlayerView => ({ ...player, number: number ?? undefined }),
  )
  return [...new Map([...named, ...lines].map((player) => [player.id, player])).values()]
}

/** Milliseconds that a quarter takes by the clock on the wall, until one has been played. */
const usualSpan = 20 * 60 * 1000

type Span = { start: number; end: number }

/** When each period began and ended; one that runs ends as late as those before it did. */
function spansOf(plays: readonly LivePlay[]): Map<number, Span> {
  const spans = new Map<number, Span>()
  let longest = 0
  for (const [period, inside] of groupBy(plays, (play) => play.period)) {
    const times = inside.map(({ at }) => Date.parse(at))
    const start = Math.min(...times)
    const last = Math.max(...times)
    const hasEnded = inside.some(({ type }) => type === 'period_end' || type === 'match_end')
    spans.set(period, { start, end: hasEnded ? last : Math.max(last, start + (longest || usualSpan)) })
    if (hasEnded) longest = Math.max(longest, last - start)
  }
  return spans
}

/** How far its period was, from 0 to 1: by the game clock where it is kept. */
function shareOf({ clock, at, period }: LivePlay, span: Span | undefined): number {
  const time = Date.parse(at)
  const share =
    clock !== null
      ? 1 - clock / secondsIn(period)
      : span && span.end > span.start
        ? (time - span.start) / (span.end - span.start)
        : 0
  return Math.min(1, Math.max(0, share))
}

/**
 * The end is random in every kind of UUID, and enough within a match. Where points are given to their player later, the
 * event in their place differs in the first eight digits, of which the last one is counted up.
 */
const shortId = (id: string) => id.slice(7, 8) + id.slice(-8)

/** The same for points and for what stands in their place once their player is known. */
export const originOf = (id: LivePlayView['id']): string => id.slice(-8)

/** Without undone plays in whose place another stands: nobody took them back. It has the same order, so it comes later. */
function shownPlays({ plays }: LiveMatch): LivePlay[] {
  const standing = new Map(plays.map(({ id }) => [id.slice(8), id]))
  return plays.filter(({ id, undone }) => !undone || standing.get(id.slice(8)) === id)
}

const changesScore = ({ type, undone }: LivePlay) => !undone && (type === 'points' || type === 'correction')

function playsOf(wire: LiveMatch): LivePlayView[] {
  const valid = wire.plays.filter(({ undone }) => !undone)
  const spans = spansOf(valid)
  let last = 0
  return shownPlays(wire).map((play): LivePlayView => {
    const { id, type, side, player, other, kind, points, period, at, home, away, undone } = play
    if (changesScore(play))
      last = Math.max(last, Math.round(1000 * (period - 1 + shareOf(play, spans.get(period)))) / 1000)
    return {
      id: shortId(id),
      type,
      side: side ?? undefined,
      player: player ?? undefined,
      other: other ?? undefined,
      kind: kind ?? undefined,
      points: points ?? undefined,
      period,
      time: formatTime(at, 'hu'),
      score: [home, away],
      x: changesScore(play) ? last : undefined,
      undone: undone || undefined,
    }
  })
}

export function liveViewOf(wire: LiveMatch): LiveView {
  const { id, status, keeping, phase, period, score, periods, team_fouls: fouls, updated_at: updated } = wire
  return {
    id,
    status,
    keeping,
    phase,
    period,
    score: [score.home, score.away],
    periods,
    fouls: fouls && [fouls.home, fouls.away],
    players: playersOf(wire),
    totals: wire.box_scores.flatMap(({ side, total }) => (total ? [{ side, line: lineOf(total) }] : [])),
    plays: playsOf(wire),
    updated,
  }
}

/** The lead of the home team from a place on the chart on. */
export type LeadStep = readonly [x: number, lead: number]

export const leadStepsOf = ({ plays }: Pick<LiveView, 'plays'>): LeadStep[] =>
  plays.flatMap(({ x, score: [home, away] }) => (x === undefined ? [] : [[x, home - away] as const]))

/** Of each side; 0 if it never led. */
export const biggestLeads = (steps: readonly LeadStep[]): Score => [
  Math.max(0, ...steps.map(([, lead]) => lead)),
  Math.max(0, ...steps.map(([, lead]) => -lead)),
]
