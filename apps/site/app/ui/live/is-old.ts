import { useSyncExternalStore } from 'react'
import { secondClock } from '../use-now.ts'

/** After this many seconds without an answer the page says so. */
export const oldAfter = 30
/** A tab asks at once when it is shown again, and has so many seconds for the answer. */
const grace = 5

export const ageAt = (answeredAt: number, now: number) => Math.max(0, Math.round((now - answeredAt) / 1000))

let shownAt = Number.NEGATIVE_INFINITY

/** Without a network none will come. */
const isAnswerDue = (now: number) => navigator.onLine && now - shownAt < grace * 1000

/** Draws again when an answer becomes too old, not each second. */
export const oldness = {
  subscribe(listener: () => void) {
    function noteShown() {
      if (document.hidden) return
      shownAt = Date.now()
      listener()
    }
    document.addEventListener('visibilitychange', noteShown)
    const stopClock = secondClock.subscribe(listener)
    return () => {
      document.removeEventListener('visibilitychange', noteShown)
      stopClock()
    }
  },
  isOld(answeredAt: number | null): boolean {
    const now = secondClock.current() ?? Date.now()
    return answeredAt !== null && ageAt(answeredAt, now) >= oldAfter && !isAnswerDue(now)
  },
}

/** Whether an answer has come, but too long ago. */
export const useIsOld = (answeredAt: number | null): boolean =>
  useSyncExternalStore(
    oldness.subscribe,
    () => oldness.isOld(answeredAt),
    () => false,
  )
