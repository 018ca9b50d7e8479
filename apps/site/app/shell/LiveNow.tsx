import { matchPath, systemPaths } from '@palank/routes'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart, loadPart } from '~/ui/live/lazy-part.ts'
import { currentRunning, tellFailure, tellRunning, useRunning } from '~/ui/live/running-matches.ts'

const LiveStrip = lazyPart(() => import('./LiveStrip.tsx'))

/** Safari has no idle callback. */
const whenIdle = (run: () => void) =>
  window.requestIdleCallback?.(run, { timeout: 5_000 }) ?? setTimeout(run, 1_000)

/** A tab that nobody has seen yet asks when it is seen. */
const whenSeen = (run: () => void, signal: AbortSignal) =>
  document.hidden ? document.addEventListener('visibilitychange', run, { once: true, signal }) : run()

/**
 * Asks once. What goes on asking is loaded only where a match is played, or shown as played, and asks by itself at once:
 * this answer may be an old copy.
 */
async function followIfAny(signal: AbortSignal): Promise<void> {
  const { matches } = await (await fetch(systemPaths.liveNow, { signal })).json()
  if (matches.length === 0 && !document.querySelector('[data-played]')) {
    if (currentRunning().hasFailed) tellRunning()
    return
  }
  const { followRunning } = await loadPart(() => import('~/ui/live/follow-running.ts'))
  if (!signal.aborted) signal.addEventListener('abort', followRunning())
}

/** Milliseconds until a page that had no answer asks once more. */
const retryPause = 30_000

/** On each page where nothing is known to run, and only when it has nothing else to do; null asks nothing. */
function useFollowing(page: string | null) {
  useEffect(() => {
    if (page === null) return
    const ended = new AbortController()
    const { signal } = ended
    const later = () => {
      if (signal.aborted) return
      tellFailure()
      setTimeout(start, retryPause)
    }
    const start = () => whenSeen(() => void followIfAny(signal).catch(later), signal)
    whenIdle(start)
    return () => {
      ended.abort()
      tellRunning()
    }
  }, [page])
}

/** The page that was open when something began to run, while it does: it is asked for on and on. */
function useAskingPage(pathname: string, isRunning: boolean): string {
  const [asking, setAsking] = useState(pathname)
  if (!isRunning && asking !== pathname) setAsking(pathname)
  return isRunning ? asking : pathname
}

/** The strip of a match that is played now, above every page but that of a match. */
export function LiveNow() {
  const { pathname } = useLocation()
  const page = matchPath(pathname)?.page
  const { known, answeredAt } = useRunning()
  const asking = useAskingPage(pathname, known.length > 0)
  // The page of a match follows its own.
  useFollowing(page === 'match' ? null : asking)
  // Until a match runs there is nothing to load.
  if (answeredAt === null) return null
  return (
    <Suspense>
      <LiveStrip page={page} />
    </Suspense>
  )
}
