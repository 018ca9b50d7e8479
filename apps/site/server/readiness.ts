import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that the result of a check is used again. */
const keptFor = 1_000

export type ReadinessOptions = {
  /** True where a page was rendered lately, so that no check is needed. */
  isProven: () => boolean
  /** Renders a page. */
  check: () => Promise<boolean>
  now?: () => number
  /** Milliseconds; a check that takes longer counts as failed until it is done. */
  patience?: number
}

/** Tells whether pages can be rendered, with one check at a time and at most one a second. */
export function createReadiness({ isProven, check, now = Date.now, patience = 1_500 }: ReadinessOptions) {
  let checking: Promise<boolean> | undefined
  let last = { at: Number.NEGATIVE_INFINITY, isReady: false }

  async function checkNow(): Promise<boolean> {
    const isReady = await check().catch(() => false)
    last = { at: now(), isReady }
    checking = undefined
    return isReady
  }

  return async (): Promise<boolean> => {
    if (isProven()) return true
    if (now() - last.at < keptFor) return last.isReady
    checking ??= checkNow()
    return Promise.race([checking, sleep(patience, false, { ref: false })])
  }
}
