import { canonicalPath } from '@palank/routes'
import { redirect } from 'react-router'

/** A page has one spelling; a form is taken at any, for a redirect would lose it. */
export function redirectToCanonicalPath({ request, url }: { request: Request; url: URL }): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  const path = canonicalPath(url.pathname)
  if (path !== url.pathname) throw redirect(path + url.search, 301)
}
