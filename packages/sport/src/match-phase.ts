export const matchStatuses = ['scheduled', 'live', 'finished', 'postponed', 'cancelled'] as const
export type MatchStatus = (typeof matchStatuses)[number]

/** Among the matches played, or among those to come. */
export type MatchPhase = 'prev' | 'next'

/** The status as it is told at a moment. */
export type MatchState = MatchStatus | 'awaiting'

export type TimedMatch = {
  status: MatchStatus
  game_time: string | null
  /** See `hasResult` in result.ts. */
  hasResult: boolean
}
type Dated = Pick<TimedMatch, 'status' | 'game_time'>

/** A match that nobody has closed by then is over. */
const longest = 4 * 3_600_000

const startOf = ({ game_time }: Dated): number | null => (game_time === null ? null : Date.parse(game_time))

/** Where a match counts; a cancelled one, and one that is due but has no time, nowhere. Column `type` of api.match. */
export function phaseOf(match: Dated, now: number): MatchPhase | null {
  if (match.status === 'finished') return 'prev'
  if (match.status === 'postponed') return 'next'
  const start = startOf(match)
  if (match.status === 'cancelled' || start === null) return null
  return now < start + longest ? 'next' : 'prev'
}

/** Only a finished match has a result: the score of one that was never closed may be that of its third quarter. */
export function stateOf(match: TimedMatch, now: number): MatchState {
  const { status } = match
  if (status === 'finished') return match.hasResult ? 'finished' : 'awaiting'
  const start = startOf(match)
  if (start === null || (status !== 'scheduled' && status !== 'live')) return status
  return now < start + (status === 'live' ? longest : 0) ? status : 'awaiting'
}

/** Put off, and no new date yet. Column `put_off` of api.match. */
export function isPutOff(match: Dated, now: number): boolean {
  const start = startOf(match)
  return match.status === 'postponed' && (start === null || start <= now)
}

/** Soonest first; those put off come after all that have a date, since nobody knows when they will be played. */
export function byComing(now: number) {
  type Listed = Dated & { id: number }
  const start = (match: Listed) => startOf(match) ?? Number.MAX_SAFE_INTEGER
  return (one: Listed, other: Listed): number =>
    Number(isPutOff(one, now)) - Number(isPutOff(other, now)) ||
    start(one) - start(other) ||
    one.id - other.id
}
