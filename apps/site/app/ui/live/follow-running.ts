import { systemPaths } from '@palank/routes'
import type { RunningMatch } from '~/model/running.ts'
import { startPoll } from './poll.ts'
import { currentRunning, tellFailure, tellRunning } from './running-matches.ts'

type Answer = { matches: RunningMatch[] }

export const withOver = (
  before: readonly RunningMatch[],
  matches: readonly RunningMatch[],
): readonly RunningMatch[] => [
  ...matches,
  ...before.filter(({ id }) => !matches.some((match) => match.id === id)),
]

function tell(matches: readonly RunningMatch[]): void {
  const before = currentRunning()
  // A page without any match is not drawn again, unless it says that nothing could be had.
  if (matches.length === 0 && before.matches.length === 0) {
    if (before.hasFailed) tellRunning()
    return
  }
  tellRunning({ matches, known: withOver(before.known, matches), answeredAt: Date.now() })
}

/** Once the page has the results of what is over. */
export function dropOver(): void {
  const running = currentRunning()
  tellRunning({ ...running, known: running.matches })
}

/** Asks on while a match runs. Returns what ends it. */
export function followRunning(): () => void {
  const { stop } = startPoll<Answer>({
    address: systemPaths.liveNow,
    onAnswer: (answer) => tell(answer?.matches ?? []),
    onFailure: tellFailure,
    goesOn: (answer) => (answer?.matches.length ?? 0) > 0,
  })
  return stop
}
