import { canonicalPath } from '@palank/routes'
import { redirect } from 'react-router'

/** Long enough to spare the site, short enough to change one's mind. */
const keeping = 'public, max-age=3600'

/** For good, to an address that was given in another spelling. */
export const moved = (address: string): Response =>
  redirect(address, { status: 301, headers: { 'cache-control': keeping } })

/** A page has one spelling. What a form has sent is not asked for again, so it is taken as it came. */
export function oneSpelling({ request, url }: { request: Request; url: URL }): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  const path = canonicalPath(url.pathname)
  if (path !== url.pathname) throw moved(path + url.search)
}
