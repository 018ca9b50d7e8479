import { livePath } from '@palank/routes'
import { useEffect, useRef, useState } from 'react'
import { type LiveView, originOf } from '~/model/live.ts'
import { type Poll, startPoll } from './poll.ts'
import { type FollowedMatch, useIsFollowed } from './use-is-followed.ts'

export type LiveState = {
  live: LiveView | null
  /** When the last answer came; null until the first one that this page asked for. */
  answeredAt: number | null
  /** The plays that only the last answer had. */
  fresh: ReadonlySet<string>
  /** The last request had no answer. */
  hasFailed: boolean
  /** The last answer knew of no plays, though this page has some. */
  isDoubted: boolean
  /** It had plays and has none any more: what the page was loaded with is of another time. */
  isDropped: boolean
}

const noPlays: ReadonlySet<string> = new Set()

/** Points that only got their player are none. */
const freshIn = (live: LiveView, before: LiveView | null): ReadonlySet<string> => {
  const known = new Set(before?.plays.map(({ id }) => originOf(id)))
  return before ? new Set(live.plays.map(({ id }) => id).filter((id) => !known.has(originOf(id)))) : noPlays
}

export const initialState = (live: LiveView | null): LiveState => ({
  live,
  answeredAt: null,
  fresh: noPlays,
  hasFailed: false,
  isDoubted: false,
  isDropped: false,
})

/** One answer without plays may be a copy of before the first; two say that the match is no longer kept as events. */
export function next(state: LiveState, live: LiveView | null, answeredAt: number): LiveState {
  if (live) return { ...initialState(live), answeredAt, fresh: freshIn(live, state.live) }
  const isDoubted = state.live !== null && !state.isDoubted
  const isDropped = state.isDropped || (state.live !== null && state.isDoubted)
  return { ...initialState(isDoubted ? state.live : null), answeredAt, isDoubted, isDropped }
}

type Followed = LiveState & {
  /** Not asked for otherwise. */
  isFollowed: boolean
  ask: () => void
  /** The page's data have been loaded anew. */
  noteLoaded: () => void
}

/** A match while it is played, and how old what is known of it is; at first as the server rendered it. */
export function useLiveMatch(match: FollowedMatch & { id: number }, initial: LiveView | null): Followed {
  const { id } = match
  const [state, setState] = useState(() => initialState(initial))
  // Asked for until the page has been loaded anew, whatever it was loaded with.
  const hasPlays = state.live !== null || initial !== null || state.isDropped
  const isFollowed = useIsFollowed(match, hasPlays)
  const poll = useRef<Poll>(undefined)
  useEffect(() => {
    if (!isFollowed) return
    const started = startPoll<LiveView>({
      address: livePath(id),
      onAnswer: (live) => setState((before) => next(before, live, Date.now())),
      onFailure: () => setState((before) => ({ ...before, hasFailed: true })),
      goesOn: () => true,
    })
    poll.current = started
    return started.stop
  }, [id, isFollowed])
  return {
    ...state,
    isFollowed,
    ask: () => poll.current?.ask(),
    noteLoaded: () => setState((before) => ({ ...before, isDropped: false })),
  }
}
