import { useEffect, useState } from 'react'
import type { LinkTarget, TargetKind } from '../../link-targets/kinds.ts'

const debounceMs = 200

async function fetchTargets(
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<LinkTarget[] | null> {
  try {
    const response = await fetch(`/api/link-targets?${new URLSearchParams(query)}`, { signal })
    return response.ok ? ((await response.json()) as { targets: LinkTarget[] }).targets : null
  } catch {
    return null
  }
}

type Found = { state: 'searching' | 'found' | 'nothing' | 'failed'; targets: LinkTarget[] }

/** Follows what is typed; without a word, the newest of each kind. */
export function useTargets(
  search: string,
  kinds: readonly TargetKind[],
  locale: string,
  isOpen: boolean,
): Found {
  const [found, setFound] = useState<Found>({ state: 'searching', targets: [] })
  const kindList = kinds.join()
  useEffect(() => {
    if (!isOpen) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const targets = await fetchTargets({ search, kinds: kindList, locale }, abort.signal)
      if (abort.signal.aborted) return
      const state = targets === null ? 'failed' : targets.length === 0 ? 'nothing' : 'found'
      setFound({ state, targets: targets ?? [] })
    }, debounceMs)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [search, kindList, locale, isOpen])
  return found
}

/** The chosen document; undefined while it loads, null if it is gone. */
export function useTarget(
  chosen: { kind: TargetKind; id: number } | null,
  locale: string,
): LinkTarget | null | undefined {
  const [target, setTarget] = useState<LinkTarget | null>()
  const { kind, id } = chosen ?? {}
  useEffect(() => {
    setTarget(undefined)
    if (!kind || !id) return
    const abort = new AbortController()
    fetchTargets({ kinds: kind, id: String(id), locale }, abort.signal).then((targets) => {
      if (!abort.signal.aborted) setTarget(targets?.[0] ?? null)
    })
    return () => abort.abort()
  }, [kind, id, locale])
  return target
}
