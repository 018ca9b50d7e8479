import { redirectDocument } from 'react-router'
import type { HydratedRouterProps } from 'react-router/dom'

/** Names the build that made the data of a page. */
export const buildHeader = 'x-palank-build'

type RouterFetch = NonNullable<HydratedRouterProps['unstable_fetch']>

/** React Router marks its own answers; those of the edge, of another build or of a failing site cannot be drawn. */
const isUsable = ({ status, headers }: Response, build: string | undefined): boolean =>
  headers.has('x-remix-response') && status < 500 && (headers.get(buildHeader) ?? build) === build

/** The address of the page whose data a request is for. */
export function pageOfData(address: string): string {
  const url = new URL(address)
  url.pathname = url.pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  url.searchParams.delete('_routes')
  return url.href
}

/**
 * Fetches the data of the next page. Where there is none to use, the browser loads the page itself: the cache in front
 * may have a copy of the page although it has none of the data, and a new build brings its own scripts.
 */
export const fetchPageData =
  (build: string | undefined, fetchData: typeof fetch): RouterFetch =>
  async (request, { type }) => {
    if (type !== 'navigation' || request.method !== 'GET') return fetchData(request)
    const response = await fetchData(request).catch((error: unknown) => {
      // The visitor went elsewhere.
      if (request.signal.aborted) throw error
      return undefined
    })
    if (response && isUsable(response, build)) return response
    throw redirectDocument(pageOfData(request.url))
  }
