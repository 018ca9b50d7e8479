import { canonicalPath } from '@palank/routes'
import { redirect } from 'react-router'

/** A permanent redirect, cached for an hour only, in case the address changes back. */
export const movedTo = (address: string): Response =>
  redirect(address, { status: 301, headers: { 'cache-control': 'public, max-age=3600' } })

/** A page has one spelling; a form is taken at any, for a redirect would lose it. */
export function redirectToCanonicalPath({ request, url }: { request: Request; url: URL }): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  const path = canonicalPath(url.pathname)
  if (path !== url.pathname) throw movedTo(path + url.search)
}
