/**
 * A basket is on the page within what the edge keeps, two seconds, and the longest pause; also where one answer fails.
 */
const longestPause = 5_000
/** Spreads a crowd that came at once. */
const spread = 1_000
const longestBackoff = 30_000
const patience = 8_000

export type PollOptions<Answer> = {
  address: string
  /** Null where there is nothing to follow. */
  onAnswer: (answer: Answer | null) => void
  onFailure?: () => void
  /** Whether to ask again, without a reason from outside. */
  goesOn: (answer: Answer | null) => boolean
}

export type Poll = {
  /** At once, unless it is being asked. */
  ask: () => void
  stop: () => void
}

export const pauseAfter = (failures: number, random = Math.random()): number =>
  Math.min(longestBackoff, longestPause * 2 ** Math.max(0, failures - 1)) - spread * random

/**
 * Asks again and again, but never from a tab that nobody sees or without a network; as soon as there is one, at once.
 * The browser's cache sends the etag, and an unchanged answer comes as 304.
 */
export function startPoll<Answer>({ address, onAnswer, onFailure, goesOn }: PollOptions<Answer>): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isAsking = false
  let isWanted = false
  const stopped = new AbortController()
  const { signal } = stopped

  async function fetchAnswer(): Promise<Answer | null> {
    // `AbortSignal.any` and `timeout` are not on phones that are older than 2024.
    const request = new AbortController()
    const giveUp = () => request.abort()
    const late = setTimeout(giveUp, patience)
    signal.addEventListener('abort', giveUp)
    try {
      const response = await fetch(address, { signal: request.signal })
      // The edge's last copy while the site fails, of any age: as new it would pass for the score of now.
      if (response.headers.get('x-cache') === 'STALE') throw new Error(`${address} is an old copy`)
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
      return await response.json()
    } finally {
      clearTimeout(late)
      signal.removeEventListener('abort', giveUp)
    }
  }

  const askLater = () => {
    clearTimeout(timer)
    timer = setTimeout(ask, pauseAfter(failures))
  }

  async function ask(): Promise<void> {
    clearTimeout(timer)
    if (isAsking || signal.aborted || document.hidden) return
    if (!navigator.onLine) return onFailure?.()
    isAsking = true
    try {
      const answer = await fetchAnswer()
      if (signal.aborted) return
      failures = 0
      onAnswer(answer)
      if (goesOn(answer)) askLater()
    } catch {
      if (signal.aborted) return
      failures += 1
      onFailure?.()
      askLater()
    } finally {
      isAsking = false
      if (isWanted) askNow()
    }
  }

  /** Somebody looks at it again, or the network is back: what failed before says nothing about now. */
  function askNow() {
    failures = 0
    // What was asked before the phone slept may never be answered.
    isWanted = isAsking
    void ask()
  }
  document.addEventListener('visibilitychange', askNow, { signal })
  window.addEventListener('online', askNow, { signal })
  askNow()
  return {
    ask: askNow,
    stop: () => {
      clearTimeout(timer)
      stopped.abort()
    },
  }
}
