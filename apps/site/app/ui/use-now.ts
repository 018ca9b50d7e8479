import { useSyncExternalStore } from 'react'

const second = 1_000
const listeners = new Set<() => void>()
let now: number | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function read() {
  const time = Date.now()
  now = time - (time % second)
  timer = setTimeout(tick, second - (time % second))
}

function tick() {
  read()
  for (const listener of listeners) listener()
}

/** One timer for the whole page, on the second; stops without subscribers. */
export const secondClock = {
  current: () => now,
  subscribe(listener: () => void) {
    listeners.add(listener)
    if (listeners.size === 1) read()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      clearTimeout(timer)
      now = null
    }
  },
}

/** The current second; null on the server and at first render, so that hydration matches. */
export const useNow = (): number | null =>
  useSyncExternalStore(secondClock.subscribe, secondClock.current, () => null)
