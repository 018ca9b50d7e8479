import { useEffect, useState } from 'react'
import type { Counts } from '../../today/counts.ts'

const keptFor = 30_000

type Kept = { user: string; at: number; counts: Promise<Counts> }

/** Of this tab, for whoever is signed in. */
let kept: Kept | undefined

async function ask(): Promise<Counts> {
  try {
    const response = await fetch('/api/nav-counts', { credentials: 'same-origin' })
    return response.ok ? await response.json() : {}
  } catch {
    // Without figures the navigation works all the same.
    return {}
  }
}

/** The figures beside the entries: asked for after the page, at most every half minute. */
export function useCounts(user: string, pathname: string): Counts {
  const [counts, setCounts] = useState<Counts>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have changed the figures
  useEffect(() => {
    let isGone = false
    const read = async () => {
      if (!kept || kept.user !== user || Date.now() - kept.at > keptFor)
        kept = { user, at: Date.now(), counts: ask() }
      const found = await kept.counts
      if (!isGone) setCounts(found)
    }
    // First what the person came for.
    const timer = setTimeout(read, 300)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [user, pathname])
  return counts
}
