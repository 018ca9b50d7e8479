export type RenderQueueOptions = {
  /** Renders at the same time. */
  running?: number
  /** Of these, for one visitor: the others stay free for everybody else. */
  perVisitor?: number
  /** Requests that wait for one of them to end. */
  waiting?: number
  /** Milliseconds that a request waits. */
  longestWait?: number
  /** Where several clubs share a process: the places for the renders of all of them. */
  shared?: SharedPlaces
}

/**
 * The renders that several clubs have under way at the same time. One that takes long is waiting for something and not
 * computing: after `longestHold` milliseconds it gives its place back, though its own club still counts it. So clubs
 * whose api hangs cannot keep the others from rendering.
 */
export class SharedPlaces {
  #free: number
  readonly #longestHold: number
  /** Each lets one of its waiting requests in, if it may; the one that was asked last comes last. */
  readonly #queues: (() => boolean)[] = []

  constructor(places: number, longestHold = 1_000) {
    this.#free = places
    this.#longestHold = longestHold
  }

  get free(): number {
    return this.#free
  }

  add(enterNext: () => boolean): void {
    this.#queues.push(enterNext)
  }

  /** Returns what gives the place back. */
  take(): () => void {
    this.#free -= 1
    let isTaken = true
    const giveBack = () => {
      clearTimeout(timer)
      if (isTaken) this.#free += 1
      isTaken = false
      this.#fill()
    }
    const timer = setTimeout(giveBack, this.#longestHold).unref()
    return giveBack
  }

  /** In turns, so that a club with many waiting requests does not get every place. */
  #fill(): void {
    for (let refusals = 0; this.#free > 0 && refusals < this.#queues.length; ) {
      const enterNext = this.#queues.shift()
      if (!enterNext) return
      this.#queues.push(enterNext)
      refusals = enterNext() ? 0 : refusals + 1
    }
  }
}

/** Resolves to a function that frees the place again, or to undefined if there is none. */
export type EnterQueue = (visitor: string) => Promise<(() => void) | undefined>

/** Limits the renders at the same time: more of them would only make all of them late, cached pages included. */
export function createRenderQueue(options: RenderQueueOptions = {}): EnterQueue {
  const { running = 8, perVisitor = running, waiting = 32, longestWait = 2_000 } = options
  const { shared } = options
  const waitingForPlace = new Set<{ visitor: string; enter: () => void }>()
  const runningOf = new Map<string, number>()
  let free = running

  const mayRun = (visitor: string) =>
    free > 0 && (runningOf.get(visitor) ?? 0) < perVisitor && (!shared || shared.free > 0)

  function count(visitor: string, change: 1 | -1) {
    free -= change
    const now = (runningOf.get(visitor) ?? 0) + change
    if (now > 0) runningOf.set(visitor, now)
    else runningOf.delete(visitor)
  }

  function enterNext(): boolean {
    const next = waitingForPlace.values().find(({ visitor }) => mayRun(visitor))
    next?.enter()
    return next !== undefined
  }
  shared?.add(enterNext)

  function takePlace(visitor: string) {
    count(visitor, 1)
    const giveBack = shared?.take() ?? enterNext
    let isFreed = false
    return () => {
      if (isFreed) return
      isFreed = true
      count(visitor, -1)
      giveBack()
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
