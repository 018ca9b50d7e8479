import { setTimeout as wait } from 'node:timers/promises'
import type { ClubUnit } from './club-units.ts'
import { lastLogLines, unitStates } from './systemd.ts'

export async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(3000) })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}

const stepMs = 100
/** A process without an address counts as ready when it has run for so long. */
const settleMs = 2000
/** systemd has started it again so often: it will not come up. */
const mostRestarts = 3

/** Throws with the last log lines of a unit that does not get ready. */
export async function untilReady({ unit, readyUrl }: ClubUnit, seconds = 60): Promise<void> {
  const startTime = performance.now()
  const end = startTime + seconds * 1000
  // It may have been started again before, for other reasons.
  let restartsBefore: number | undefined
  for (let round = 0; performance.now() < end; round++) {
    if (readyUrl && (await isReady(readyUrl))) return
    // Asking systemd takes longer than asking the process.
    if (round % 5 === 4) {
      const [state] = await unitStates([unit])
      restartsBefore ??= state?.restarts ?? 0
      if (
        !readyUrl &&
        state?.active === 'active' &&
        (state.since?.getTime() ?? Infinity) < Date.now() - settleMs
      )
        return
      if (state?.active === 'failed' || (state && state.restarts - restartsBefore >= mostRestarts)) break
    }
    await wait(stepMs)
  }
  const took = ((performance.now() - startTime) / 1000).toFixed(0)
  const lines = await lastLogLines(unit, 5)
  throw new Error([`${unit} is not ready after ${took} s; its last lines:`, ...lines].join('\n  '))
}
