import { useEffect, useSyncExternalStore } from 'react'
import type { Lookup } from '../../menu-editor/drawn-menu.ts'
import type { PageTarget, Targets, TeamTarget } from '../../menu-editor/targets.ts'

// The rows of a menu ask together, in one request for all of them.

type Known = {
  pages: ReadonlyMap<number, PageTarget | null>
  paths: ReadonlyMap<string, { title: string } | null>
  teams: readonly TeamTarget[]
}
const nothing: Known = { pages: new Map(), paths: new Map(), teams: [] }

const waitMs = 80
/** A page may be published meanwhile, in another tab. */
const keptMs = 60_000

let known = nothing
let hasTeams = false
const askedAt = new Map<number | string, number>()
const waiting = { pages: new Set<number>(), paths: new Set<string>() }
const listeners = new Set<() => void>()
let isWaiting = false

async function ask() {
  isWaiting = false
  const asked = { pages: [...waiting.pages], paths: [...waiting.paths] }
  waiting.pages.clear()
  waiting.paths.clear()
  try {
    const response = await fetch('/api/menu-targets', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    })
    if (!response.ok) throw new Error(String(response.status))
    const { pages, paths, teams } = (await response.json()) as Targets
    const byId = Object.entries(pages).map(([id, page]) => [Number(id), page] as const)
    known = {
      pages: new Map([...known.pages, ...byId]),
      paths: new Map([...known.paths, ...Object.entries(paths)]),
      teams,
    }
    for (const listener of listeners) listener()
  } catch {
    // Unknown is drawn as if it were all right; the next row that changes asks again.
    for (const key of [...asked.pages, ...asked.paths]) askedAt.delete(key)
    hasTeams = false
  }
}

function need(pages: number[], paths: string[]) {
  const now = Date.now()
  const isNew = (key: number | string) => now - (askedAt.get(key) ?? 0) > keptMs
  const newPages = pages.filter(isNew)
  const newPaths = paths.filter(isNew)
  if (newPages.length + newPaths.length === 0 && hasTeams) return
  hasTeams = true
  for (const id of newPages) waiting.pages.add(id)
  for (const path of newPaths) waiting.paths.add(path)
  for (const key of [...newPages, ...newPaths]) askedAt.set(key, now)
  if (!isWaiting) setTimeout(() => void ask(), waitMs)
  isWaiting = true
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What is known of the pages and paths that are asked for. */
export function useTargets(pages: number[], paths: string[]): Known & { lookup: Lookup } {
  const now = useSyncExternalStore(
    subscribe,
    () => known,
    () => nothing,
  )
  const key = JSON.stringify([pages, paths])
  useEffect(() => {
    const [ids, addresses] = JSON.parse(key) as [number[], string[]]
    need(ids, addresses)
  }, [key])
  return { ...now, lookup: { page: (id) => now.pages.get(id), path: (path) => now.paths.get(path) } }
}
