export type RenderQueueOptions = {
  /** Renders at the same time. */
  running?: number
  /** Of these, for one visitor: the others stay free for everybody else. */
  perVisitor?: number
  /** Requests that wait for one of them to end. */
  waiting?: number
  /** Milliseconds that a request waits. */
  longestWait?: number
}

/** Resolves to a function that frees the place again, or to undefined if there is none. */
export type EnterQueue = (visitor: string) => Promise<(() => void) | undefined>

/** Limits the renders at the same time: more of them would only make all of them late, cached pages included. */
export function createRenderQueue(options: RenderQueueOptions = {}): EnterQueue {
  const { running = 8, perVisitor = running, waiting = 32, longestWait = 1_000 } = options
  const waitingForPlace = new Set<{ visitor: string; enter: () => void }>()
  const runningOf = new Map<string, number>()
  let free = running

  const mayRun = (visitor: string) => free > 0 && (runningOf.get(visitor) ?? 0) < perVisitor

  function count(visitor: string, change: 1 | -1) {
    free -= change
    const now = (runningOf.get(visitor) ?? 0) + change
    if (now > 0) runningOf.set(visitor, now)
    else runningOf.delete(visitor)
  }

  function takePlace(visitor: string) {
    count(visitor, 1)
    let isFreed = false
    return () => {
      if (isFreed) return
      isFreed = true
      count(visitor, -1)
      waitingForPlace
        .values()
        .find((next) => mayRun(next.visitor))
        ?.enter()
    }
  }

  return async (visitor) => {
    if (mayRun(visitor)) return takePlace(visitor)
    if (waitingForPlace.size >= waiting) return undefined
    return new Promise((resolve) => {
      const place = {
        visitor,
        enter: () => {
          clearTimeout(timer)
          waitingForPlace.delete(place)
          resolve(takePlace(visitor))
        },
      }
      const timer = setTimeout(() => {
        waitingForPlace.delete(place)
        resolve(undefined)
      }, longestWait)
      waitingForPlace.add(place)
    })
  }
}
