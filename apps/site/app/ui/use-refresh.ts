import { useCallback } from 'react'
import { useLocation, useMatches, useRevalidator } from 'react-router'

/**
 * Whether the data of a page can be had now. Asked of the edge: by `stale-while-revalidate` the browser would answer
 * with what it had, and give the router the same.
 */
async function hasData(address: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(address, { cache: 'no-cache' })
    return ok && headers.has('x-remix-response')
  } catch {
    return false
  }
}

/**
 * Loads the page's data anew and draws what changed, without leaving the page. Asked for first by itself: if the router
 * fails to load it, it draws the error page. Says whether there was any.
 */
export function useRefresh(): () => Promise<boolean> {
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  const route = useMatches().at(-1)?.id
  return useCallback(async () => {
    const query = new URLSearchParams(search)
    if (route) query.set('_routes', route)
    const isThere = await hasData(`${pathname}.data?${query}`)
    if (isThere) await revalidate()
    return isThere
  }, [pathname, search, route, revalidate])
}
