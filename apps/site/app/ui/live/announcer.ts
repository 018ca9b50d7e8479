/** A screen reader is told one thing in this time, the latest. */
const pause = 10_000

/** Passes on the first message at once, and of those that follow too soon the last one; an urgent one at once. */
export function createAnnouncer(say: (message: string) => void) {
  let last = Number.NEGATIVE_INFINITY
  let waiting: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function sayWaiting() {
    if (waiting === undefined) return
    last = Date.now()
    say(waiting)
    waiting = undefined
  }

  return {
    announce(message: string, isUrgent = false) {
      waiting = message
      clearTimeout(timer)
      const left = isUrgent ? 0 : last + pause - Date.now()
      if (left <= 0) sayWaiting()
      else timer = setTimeout(sayWaiting, left)
    },
    stop: () => clearTimeout(timer),
  }
}
