import { useContext, useSyncExternalStore } from 'react'
import type { MatchView } from '~/model/match.ts'
import { mayBePlayed } from '~/model/match-state.ts'
import { FrozenClock } from '../use-match-state.ts'
import { secondClock } from '../use-now.ts'

export type FollowedMatch = Pick<MatchView, 'status'> & { date: string | null }

const hour = 3_600_000
/** Nobody begins later than this without a new time. */
const latestStart = 4 * hour

/** Played now, or about to begin: with plays until its page has the result, without any not for ever. */
export function isFollowedAt({ status, date }: FollowedMatch, hasPlays: boolean, now: number): boolean {
  if (!mayBePlayed({ status })) return false
  if (hasPlays) return true
  const start = date ? Date.parse(date) : Number.NaN
  return (status === 'live' || now > start - hour) && now < start + latestStart
}

const neverChanges = () => () => {}

/** Whether it is worth asking, by the visitor's clock. */
export function useIsFollowed(match: FollowedMatch, hasPlays = false): boolean {
  const frozen = useContext(FrozenClock)
  const changes = !frozen && mayBePlayed(match)
  return useSyncExternalStore(
    changes ? secondClock.subscribe : neverChanges,
    () => changes && isFollowedAt(match, hasPlays, secondClock.current() ?? Date.now()),
    () => false,
  )
}
