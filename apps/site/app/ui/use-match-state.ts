import type { MatchState } from '@palank/sport/match-phase'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { matchStateAt, type StatedMatch } from '~/model/match-state.ts'
import { secondClock } from './use-now.ts'

const standing = () => () => {}

/** Examples are of a day long past: under it they stay as they were written. */
export const StandingClock = createContext(false)

/** What is told of a match: as the server found it, then by the reader's clock, as soon as its moment passes. */
export function useMatchState(match: StatedMatch): MatchState {
  const stands = useContext(StandingClock)
  const moves = !stands && (match.status === 'scheduled' || match.status === 'live')
  return useSyncExternalStore(
    moves ? secondClock.subscribe : standing,
    () => (moves ? matchStateAt(match, secondClock.current() ?? Date.now()) : match.state),
    () => match.state,
  )
}
