import { useEffect, useRef, useState } from 'react'
import { type PurgeStatus, purgeStatus } from '../../purge/purge-status.ts'

const pollMs = 700
const longestMs = 90_000
const isFinal = ({ state }: PurgeStatus) => state !== 'waiting' && state !== 'late'

async function fetchStatus(source: string, signal: AbortSignal): Promise<PurgeStatus | undefined> {
  try {
    const response = await fetch(`/api/purge-status?source=${encodeURIComponent(source)}`, { signal })
    return response.ok ? purgeStatus.parse(await response.json()) : undefined
  } catch {
    return undefined
  }
}

/** Follows the purge of the last save until the site shows it; undefined where a save changed nothing there. */
export function usePurgeStatus(source: string | undefined, savedAt: string): PurgeStatus | undefined {
  const [status, setStatus] = useState<PurgeStatus>()
  /** The newest row before the save; unknown when the document is opened. */
  const lastId = useRef<number>(undefined)

  useEffect(() => {
    setStatus(undefined)
    if (!source || !savedAt) return
    const abort = new AbortController()
    const previousId = lastId.current
    const endTime = Date.now() + longestMs
    let timer: ReturnType<typeof setTimeout>
    const poll = async () => {
      const current = await fetchStatus(source, abort.signal)
      if (abort.signal.aborted) return
      if (current) {
        lastId.current = current.id
        // Saving a draft writes no row: the newest one is of an earlier save.
        const isOfThisSave = previousId === undefined ? current.recent : current.id > previousId
        setStatus(isOfThisSave ? current : undefined)
        if (!isOfThisSave || isFinal(current)) return
      }
      if (Date.now() < endTime) timer = setTimeout(poll, pollMs)
    }
    void poll()
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [source, savedAt])

  return status
}
