import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Member, membersOf } from '../../match-sheet/rows.ts'
import type { CompetitionTeam, Player } from '../../payload-types.ts'

export type Roster =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; name: string; squad: Member[] }

async function fetchJson<Body>(url: string, signal: AbortSignal): Promise<Body> {
  const response = await fetch(url, { credentials: 'include', signal })
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  return response.json()
}

/** Relative, like Payload's own requests, so that the session cookie is sent whatever the host name. */
function useApi(): (path: `/${string}`) => string {
  const { api } = useConfig().config.routes
  return useCallback((path) => formatAdminURL({ apiRoute: api, path }), [api])
}

/** The chosen team and its squad. */
export function useRoster(team: number | null): { roster: Roster; reload: () => void } {
  const api = useApi()
  const [loaded, setLoaded] = useState<{ team: number; roster: Roster } | null>(null)
  const [attempts, setAttempts] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads the same address again.
  useEffect(() => {
    if (team === null) return
    const abort = new AbortController()
    fetchJson<CompetitionTeam>(api(`/competition-teams/${team}?depth=1`), abort.signal).then(
      (body) => setLoaded({ team, roster: { state: 'ready', name: body.name, squad: membersOf(body) } }),
      () => {
        if (!abort.signal.aborted) setLoaded({ team, roster: { state: 'failed' } })
      },
    )
    return () => abort.abort()
  }, [api, team, attempts])

  const reload = useCallback(() => {
    // Keep showing the current squad while the new one loads.
    setLoaded((current) => (current?.roster.state === 'ready' ? current : null))
    setAttempts((count) => count + 1)
  }, [])

  if (team === null) return { roster: { state: 'none' }, reload }
  return { roster: loaded?.team === team ? loaded.roster : { state: 'loading' }, reload }
}

const noNames: ReadonlyMap<number, string> = new Map()

/** Names of players who have a line but are in neither squad. */
export function useNames(players: readonly number[]): ReadonlyMap<number, string> {
  const api = useApi()
  const [names, setNames] = useState(noNames)
  const ids = useMemo(() => [...new Set(players)].sort((a, b) => a - b).join(','), [players])

  useEffect(() => {
    if (ids === '') return
    const abort = new AbortController()
    const query = new URLSearchParams({ 'where[id][in]': ids, depth: '0', limit: '100' })
    fetchJson<{ docs: Player[] }>(api(`/players?${query}`), abort.signal).then(
      ({ docs }) => setNames(new Map(docs.map(({ id, name, last_name }) => [id, name ?? last_name]))),
      // Their jersey numbers are still shown.
      () => {},
    )
    return () => abort.abort()
  }, [api, ids])

  return names
}
