import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestSecondsOf } from '@palank/telemetry/metrics'

const kinds = ['admin', 'api', 'assets', 'files', 'preview', 'setup', '_next']

/** The first part of the path, where it is one of ours. */
export function requestKindOf(url = '/'): string {
  const [, part = ''] = /^\/([^/?]*)/.exec(url) ?? []
  return kinds.includes(part) ? part : 'other'
}

type Message = { request: IncomingMessage; response: ServerResponse }

/** Times what Next answers; its server belongs to Next, so Node's own channels are listened to. */
export function addRequestMetrics(club: string, metricsPort: number | undefined): void {
  const observe = requestSecondsOf(club)
  const starts = new WeakMap<IncomingMessage, number>()
  subscribe('http.server.request.start', (message) => {
    const { request } = message as Message
    const isWatched = request.socket.localPort !== metricsPort && request.url !== '/healthz'
    if (isWatched) starts.set(request, performance.now())
  })
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as Message
    const start = starts.get(request)
    if (start === undefined) return
    observe(requestKindOf(request.url), response.statusCode, (performance.now() - start) / 1000)
  })
}
