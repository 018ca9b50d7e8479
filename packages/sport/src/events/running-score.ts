import type { Side } from '../game.ts'
import { addPairs, type Pair, pointsIn } from './box-score.ts'
import type { MatchEvent } from './event.ts'
import { mergeEvents } from './merge-events.ts'
import { undoneIds } from './undo.ts'

/** A row of the play-by-play. Undone events stay, struck out; the undo has no row of its own. */
export type PlayRow = { event: MatchEvent; undone: boolean; score: Pair }

/** After each event, oldest first. */
export function runningScore(log: readonly MatchEvent[]): PlayRow[] {
  const undone = undoneIds(log)
  let score: Pair = { home: 0, away: 0 }
  return mergeEvents(log).flatMap((event): PlayRow[] => {
    if (event.type === 'undo') return []
    const isUndone = undone.has(event.id)
    if (!isUndone) score = addPairs(score, { home: pointsIn(event, 'home'), away: pointsIn(event, 'away') })
    return [{ event, undone: isUndone, score }]
  })
}

/** `lead` is home minus away. */
export type LeadStep = { id: string; period: number; at: string; clock: number | null; lead: number }

const isScoring = ({ event, undone }: PlayRow) =>
  !undone && (event.type === 'points' || event.type === 'correction')

/** Each change of the lead, for a chart of steps that begins at 0. */
export const leadSteps = (rows: readonly PlayRow[]): LeadStep[] =>
  rows.filter(isScoring).map(({ event: { id, period, at, clock }, score }) => ({
    id,
    period,
    at,
    clock,
    lead: score.home - score.away,
  }))

/** Points in a row without an answer; the period is where it ended. */
export type Run = { side: Side; points: number; period: number }
export type ScoreStory = {
  /** Of each side; 0 if it never led. */
  biggest_lead: Pair
  /** How often the lead went to the other side, over a draw or not. */
  lead_changes: number
  /** The first of equal ones. */
  longest_run: Run | null
}

/** A correction moves the score, but is nobody's run. */
function longestRun(rows: readonly PlayRow[]): Run | null {
  let run: Run | null = null
  let longest: Run | null = null
  for (const { event } of rows.filter(isScoring)) {
    if (event.type !== 'points') continue
    const { side, period } = event
    const before: number = run?.side === side ? run.points : 0
    run = { side, period, points: before + pointsIn(event, side) }
    if (run.points > (longest?.points ?? 0)) longest = run
  }
  return longest
}

export function scoreStory(rows: readonly PlayRow[]): ScoreStory {
  const leads = leadSteps(rows).map((step) => step.lead)
  const leaders = leads.filter((lead) => lead !== 0).map(Math.sign)
  return {
    biggest_lead: { home: Math.max(0, ...leads), away: Math.max(0, ...leads.map((lead) => -lead)) },
    lead_changes: leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]).length,
    longest_run: longestRun(rows),
  }
}
