export type RenderQueueOptions = {
  /** Renders at the same time. */
  running?: number
  /** Requests that wait for one of them to end. */
  waiting?: number
  /** Milliseconds that a request waits. */
  longestWait?: number
}

/** Resolves to a function that frees the place again, or to undefined if there is none. */
export type EnterQueue = () => Promise<(() => void) | undefined>

/** Limits the renders at the same time: more of them would only make all of them late, cached pages included. */
export function createRenderQueue(options: RenderQueueOptions = {}): EnterQueue {
  const { running = 8, waiting = 32, longestWait = 1_000 } = options
  const waitingForPlace = new Set<() => void>()
  let free = running

  function takePlace() {
    free -= 1
    let isFreed = false
    return () => {
      if (isFreed) return
      isFreed = true
      free += 1
      const [first] = waitingForPlace
      first?.()
    }
  }

  return async () => {
    if (free > 0) return takePlace()
    if (waitingForPlace.size >= waiting) return undefined
    return new Promise((resolve) => {
      const enter = () => {
        clearTimeout(timer)
        waitingForPlace.delete(enter)
        resolve(takePlace())
      }
      const timer = setTimeout(() => {
        waitingForPlace.delete(enter)
        resolve(undefined)
      }, longestWait)
      waitingForPlace.add(enter)
    })
  }
}
