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

/** Whether the page shows a match as played that is none of these. */
const showsOthers = (matches: readonly RunningMatch[]): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-played]')].some(
    ({ dataset }) => !matches.some(({ id }) => String(id) === dataset.played),
  )

function tell(matches: readonly RunningMatch[]): void {
  const before = currentRunning()
  // One whose form is typed is played as well, but never told here: the page is believed after it was loaded anew.
  const isBehind = before.answeredAt === null ? showsOthers(matches) : (before.isBehind ?? false)
  // A page without any match is not drawn again, unless it says that nothing could be had.
  if (matches.length === 0 && before.matches.length === 0 && !isBehind) {
    if (before.hasFailed) tellRunning()
    return
  }
  tellRunning({ matches, known: withOver(before.known, matches), answeredAt: Date.now(), isBehind })
}

/** Once the page has the results of what is over. */
export function dropOver(): void {
  const running = currentRunning()
  tellRunning({ ...running, known: running.matches, isBehind: false })
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
