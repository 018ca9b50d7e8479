import type { MatchState } from '@palank/sport/match-phase'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { matchStateAt, mayBePlayed, type StatedMatch } from '~/model/match-state.ts'
import { secondClock } from './use-now.ts'

const neverChanges = () => () => {}

/** Keeps example matches, which are of the past, in the state they were loaded in. */
export const FrozenClock = createContext(false)

/** The state as the server loaded it, then by the visitor's clock. */
export function useMatchState(match: StatedMatch): MatchState {
  const frozen = useContext(FrozenClock)
  const changes = !frozen && mayBePlayed(match)
  return useSyncExternalStore(
    changes ? secondClock.subscribe : neverChanges,
    () => (changes ? matchStateAt(match, secondClock.current() ?? Date.now()) : match.state),
    () => match.state,
  )
}
