import { useSyncExternalStore } from 'react'
import type { MatchView } from '~/model/match.ts'
import type { RunningMatch } from '~/model/running.ts'

export type Running = {
  matches: readonly RunningMatch[]
  /** With those that are over, as they were last, until the page has their results. */
  known: readonly RunningMatch[]
  answeredAt: number | null
  /** Asked for, without a first answer yet. */
  hasFailed?: boolean
  /** The page shows a match as played that is not: it was written before its end. */
  isBehind?: boolean
}

const nothing: Running = { matches: [], known: [], answeredAt: null }
let current = nothing
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentRunning = (): Running => current

/** By `follow-running.ts`, which no page loads before it is idle; without anything, what was known is forgotten. */
export function tellRunning(running = nothing): void {
  current = running
  for (const listener of listeners) listener()
}

/** After the first answer, its age tells. */
export function tellFailure(): void {
  if (current.answeredAt === null && !current.hasFailed) tellRunning({ ...current, hasFailed: true })
}

/** The club's matches that are played now; none on the server and until the first answer. */
export const useRunning = (): Running => useSyncExternalStore(subscribe, currentRunning, () => nothing)

/** A match of a list, with the running score while it is played. */
export function useRunningScore(match: MatchView): MatchView {
  const running = useRunning().known.find(({ id }) => id === match.id)
  if (!running) return match
  const [home, away] = running.score
  return {
    ...match,
    status: 'live',
    state: 'live',
    teamA: { ...match.teamA, score: home },
    teamB: { ...match.teamB, score: away },
  }
}
