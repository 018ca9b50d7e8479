export type RenderQueueOptions = {
  /** Renders at the same time. */
  running?: number
  /** Of these, for one visitor: the others stay free for everybody else. */
  perVisitor?: number
  /** Requests that wait for one of them to end. */
  waiting?: number
  /** Milliseconds that a request waits. */
  longestWait?: number
  /** Where several clubs share a process: renders that need no shared place, so that none can be kept from them. */
  own?: number
  /** The places for all others. */
  shared?: SharedPlaces
}

/** Renders of several clubs, each beyond the places of its own. */
export class SharedPlaces {
  free: number
  /** Each lets one of its waiting requests in, if it has one; the one that was asked last comes last. */
  readonly #queues: (() => boolean)[] = []

  constructor(places: number) {
    this.free = places
  }

  add(enterNext: () => boolean): void {
    this.#queues.push(enterNext)
  }

  giveBack(): void {
    this.free += 1
    for (const enterNext of [...this.#queues]) {
      this.#queues.push(...this.#queues.splice(this.#queues.indexOf(enterNext), 1))
      if (enterNext()) return
    }
  }
}

/** Resolves to a function that frees the place again, or to undefined if there is none. */
export type EnterQueue = (visitor: string) => Promise<(() => void) | undefined>

/** Limits the renders at the same time: more of them would only make all of them late, cached pages included. */
export function createRenderQueue(options: RenderQueueOptions = {}): EnterQueue {
  const { running = 8, perVisitor = running, waiting = 32, longestWait = 1_000 } = options
  const { own = running, shared } = options
  const waitingForPlace = new Set<{ visitor: string; enter: () => void }>()
  const runningOf = new Map<string, number>()
  let free = running

  /** Whether one more render takes a shared place, or the last one gave one back. */
  const isShared = () => shared !== undefined && running - free >= own
  const mayRun = (visitor: string) =>
    free > 0 && (runningOf.get(visitor) ?? 0) < perVisitor && !(isShared() && shared?.free === 0)

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
    if (shared && isShared()) shared.free -= 1
    count(visitor, 1)
    let isFreed = false
    return () => {
      if (isFreed) return
      isFreed = true
      count(visitor, -1)
      if (shared && isShared()) shared.giveBack()
      else enterNext()
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
