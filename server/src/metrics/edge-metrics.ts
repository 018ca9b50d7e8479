import { counter, durationBuckets, histogram } from '@palank/telemetry/metrics'

/** Of a line of the edge's access.log (edge/nginx.conf), what is counted. */
type Line = { club?: unknown; app?: unknown; status?: unknown; seconds?: unknown; cache?: unknown }

/** nginx's words for how a page was served, in those of the metrics; `none`: not from the cache at all. */
const outcomes: Record<string, string> = {
  HIT: 'hit',
  STALE: 'stale',
  UPDATING: 'stale',
  REVALIDATED: 'hit',
  EXPIRED: 'renewed',
  MISS: 'miss',
}

const apps = ['site', 'newsroom']
const clubPattern = /^[a-z0-9-]{1,64}$/

/** Counts one line after the other. A line that cannot be read is counted as such. */
export function createEdgeMetrics(): (line: string) => void {
  const requests = counter({
    name: 'palank_edge_requests_total',
    help: 'Requests of visitors, by class of the status and how the cache served them',
    labelNames: ['club', 'app', 'status', 'cache'],
  })
  const seconds = histogram({
    name: 'palank_edge_request_seconds',
    help: 'Duration of requests of visitors at the edge',
    labelNames: ['club', 'app'],
    buckets: durationBuckets,
  })
  const malformed = counter({
    name: 'palank_edge_malformed_lines_total',
    help: 'Lines of the edge’s log that could not be read',
  })
  malformed.inc(0)

  return (text) => {
    let line: Line
    try {
      line = JSON.parse(text)
    } catch {
      malformed.inc()
      return
    }
    const status = Number(line.status)
    if (!(status >= 100 && status < 600)) {
      malformed.inc()
      return
    }
    const club = typeof line.club === 'string' && clubPattern.test(line.club) ? line.club : 'none'
    const app = apps.find((known) => known === line.app) ?? 'site'
    const cache = outcomes[String(line.cache)] ?? 'none'
    requests.inc({ club, app, status: `${Math.trunc(status / 100)}xx`, cache })
    const duration = Number(line.seconds)
    if (Number.isFinite(duration)) seconds.observe({ club, app }, duration)
  }
}
