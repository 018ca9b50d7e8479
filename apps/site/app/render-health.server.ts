import type { RouterContextProvider } from 'react-router'
import { requestContext } from './context.server.ts'

/** So many failures on so many paths within these milliseconds, with no good page between, are the site's own fault. */
const manyFailures = 5
const manyPaths = 3
const memory = 10_000

export type RenderHealth = {
  succeeded: () => void
  failed: (path: string) => void
  /** Whether pages fail whatever their address. */
  isFailing: () => boolean
  /** Whether a page was rendered lately, and none has failed since. */
  isProven: () => boolean
}

export function createRenderHealth(now: () => number = Date.now): RenderHealth {
  let failures: { path: string; at: number }[] = []
  let lastSuccess = Number.NEGATIVE_INFINITY
  const isRecent = (at: number) => now() - at < memory
  return {
    succeeded() {
      failures = []
      lastSuccess = now()
    },
    failed(path) {
      failures = [...failures.filter(({ at }) => isRecent(at)), { path, at: now() }].slice(-manyFailures * 4)
    },
    isFailing() {
      const recent = failures.filter(({ at }) => isRecent(at))
      return recent.length >= manyFailures && new Set(recent.map(({ path }) => path)).size >= manyPaths
    },
    isProven: () => failures.length === 0 && isRecent(lastSuccess),
  }
}

const retryAfter = '5'

type MiddlewareArgs = { context: Readonly<RouterContextProvider>; url: URL }

/**
 * One address that fails is answered with 500, and the other site would fail as well. When pages fail whatever their
 * address, 503 makes the edge go to the other site.
 */
export async function reportRender(
  { context, url }: MiddlewareArgs,
  next: () => Promise<Response>,
): Promise<Response> {
  const response = await next()
  const { site, facts } = context.get(requestContext)
  const { status, headers, body } = response
  if (status < 500) {
    const isPage = status === 200 || status === 304
    if (isPage && !facts.partial) site.renders.succeeded()
    return response
  }
  site.renders.failed(url.pathname)
  if (status !== 500 || !site.renders.isFailing()) return response
  headers.set('retry-after', retryAfter)
  return new Response(body, { status: 503, headers })
}
