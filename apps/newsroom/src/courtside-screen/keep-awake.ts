type Lock = Pick<WakeLockSentinel, 'released' | 'release'>
type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * The screen stays awake until what is returned is called. The browser lets go whenever the page is hidden, and Safari
 * grants the first lock only during a tap, so it is asked again by both.
 */
export function keepAwake(page: Page, request: () => Promise<Lock> | undefined): () => void {
  let lock: Lock | null = null
  let isAsking = false
  let isOver = false
  const hold = async () => {
    if (isAsking || isOver || page.visibilityState !== 'visible' || lock?.released === false) return
    isAsking = true
    // Refused where the battery is low: the match goes on.
    lock = (await request()?.catch(() => null)) ?? null
    isAsking = false
    if (isOver) lock?.release()
  }
  hold()
  page.addEventListener('visibilitychange', hold)
  page.addEventListener('click', hold, true)
  return () => {
    isOver = true
    page.removeEventListener('visibilitychange', hold)
    page.removeEventListener('click', hold, true)
    lock?.release()
  }
}
