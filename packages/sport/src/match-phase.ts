export const matchStatuses = ['scheduled', 'live', 'finished', 'postponed', 'cancelled'] as const
export type MatchStatus = (typeof matchStatuses)[number]

/** Previous or coming matches. */
export type MatchPhase = 'prev' | 'next'

/** The status shown to visitors. */
export type MatchState = MatchStatus | 'awaiting'

export type TimedMatch = {
  status: MatchStatus
  game_time: string | null
  /** See `hasResult` in result.ts. */
  hasResult: boolean
}
type Dated = Pick<TimedMatch, 'status' | 'game_time'>

/** A match not closed by then counts as over. */
const maxDuration = 4 * 3_600_000

const startOf = ({ game_time }: Dated): number | null => (game_time === null ? null : Date.parse(game_time))

/** Null for a cancelled match and for one without a time. Same rule as column `type` of api.match. */
export function phaseOf(match: Dated, now: number): MatchPhase | null {
  if (match.status === 'finished') return 'prev'
  if (match.status === 'postponed') return 'next'
  const start = startOf(match)
  if (match.status === 'cancelled' || start === null) return null
  return now < start + maxDuration ? 'next' : 'prev'
}

/** Only a finished match has a result: the score of a match that was never closed may be from its third quarter. */
export function stateOf(match: TimedMatch, now: number): MatchState {
  const { status } = match
  if (status === 'finished') return match.hasResult ? 'finished' : 'awaiting'
  const start = startOf(match)
  if (start === null || (status !== 'scheduled' && status !== 'live')) return status
  return now < start + (status === 'live' ? maxDuration : 0) ? status : 'awaiting'
}

/** Postponed without a new date. Same rule as column `put_off` of api.match. */
export function isPutOff(match: Dated, now: number): boolean {
  const start = startOf(match)
  return match.status === 'postponed' && (start === null || start <= now)
}

/** Soonest first; postponed matches without a new date come last. */
export function byComing(now: number) {
  type Listed = Dated & { id: number }
  const start = (match: Listed) => startOf(match) ?? Number.MAX_SAFE_INTEGER
  return (a: Listed, b: Listed): number =>
    Number(isPutOff(a, now)) - Number(isPutOff(b, now)) || start(a) - start(b) || a.id - b.id
}
