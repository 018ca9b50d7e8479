/** Milliseconds after which the wait ends without a sign. */
export const longestWait = 8000
/** Milliseconds after a sign: the click that ends a tap reaches its target first. */
export const settleTime = 400

type Reader = {
  /** The window; its events are the signs. */
  events: EventTarget
  /** The reader is in the middle of something, such as typing or an open menu. */
  isBusy: () => boolean
}

type Wait = {
  /** Tells of a sign that was given before the page listened. */
  sign: () => void
  stop: () => void
}

/**
 * Calls back once after the reader's first sign, when its gesture is over and the reader is not busy.
 * Scroll events are no sign: the browser and the router scroll too.
 */
export function afterFirstSign({ events, isBusy }: Reader, callback: () => void): Wait {
  const listening = new AbortController()
  let hasSign = false
  let isPressed = false
  let timer = setTimeout(attempt, longestWait)

  function stop() {
    clearTimeout(timer)
    listening.abort()
  }
  function attempt() {
    if (isPressed || isBusy()) return settle()
    stop()
    callback()
  }
  function settle() {
    clearTimeout(timer)
    timer = setTimeout(attempt, settleTime)
  }
  function sign() {
    if (hasSign || listening.signal.aborted) return
    hasSign = true
    settle()
  }
  function press() {
    isPressed = true
  }
  function release() {
    hasSign = true
    isPressed = false
    settle()
  }

  const on = (types: string[], listener: () => void) => {
    for (const type of types)
      events.addEventListener(type, listener, { capture: true, passive: true, signal: listening.signal })
  }
  on(['pointermove', 'wheel', 'keydown'], sign)
  on(['pointerdown', 'touchstart'], press)
  // A touch that scrolls cancels its pointer while the finger is still down; touchend settles it again.
  on(['pointerup', 'pointercancel', 'touchend', 'touchcancel'], release)
  return { sign, stop }
}

type Visit = { scrollY: number; hash: string; navigation: string | undefined }

/** Whether a reader scrolled before hydration. Only a fresh page without a hash is scrolled by nobody else. */
export const scrolledBefore = ({ scrollY, hash, navigation }: Visit): boolean =>
  scrollY > 0 && hash === '' && navigation === 'navigate'
