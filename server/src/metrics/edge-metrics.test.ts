import { registry } from '@palank/telemetry/metrics'
import { describe, expect, it } from 'vitest'
import { createEdgeMetrics } from './edge-metrics.ts'

const count = createEdgeMetrics()
const line = (more: object) =>
  JSON.stringify({
    level: 'info',
    time: '2026-11-17T12:00:00+00:00',
    service: 'edge',
    club: 'vidrak',
    host: 'vidrak.example',
    app: 'site',
    requestId: 'f00',
    method: 'GET',
    path: '/hirek/egy-cikk',
    status: 200,
    bytes: 1000,
    seconds: 0.003,
    cache: 'HIT',
    origin: '',
    msg: 'answered',
    ...more,
  })

describe('the metrics of the edge', () => {
  it('are counted from its log, by club, status and outcome of the cache', async () => {
    count(line({}))
    count(line({}))
    count(line({ cache: 'UPDATING' }))
    count(line({ cache: 'MISS', status: 502, seconds: 2 }))
    count(line({ app: 'newsroom', cache: '' }))
    count(line({ club: '', status: 421, cache: '' }))
    const text = await registry.metrics()
    const requests = (labels: string) => `palank_edge_requests_total{${labels}}`
    expect(text).toContain(`${requests('club="vidrak",app="site",status="2xx",cache="hit"')} 2`)
    expect(text).toContain(`${requests('club="vidrak",app="site",status="2xx",cache="stale"')} 1`)
    expect(text).toContain(`${requests('club="vidrak",app="site",status="5xx",cache="miss"')} 1`)
    expect(text).toContain(`${requests('club="vidrak",app="newsroom",status="2xx",cache="none"')} 1`)
    expect(text).toContain(`${requests('club="none",app="site",status="4xx",cache="none"')} 1`)
    expect(text).toContain('palank_edge_request_seconds_bucket{le="0.005",club="vidrak",app="site"} 3')
    expect(text).not.toMatch(/egy-cikk|f00|vidrak\.example/)
  })

  it('have no series of what a line should not say', async () => {
    count('not JSON')
    count(line({ status: 'x' }))
    count(line({ club: 'Club With Spaces', app: 'other', cache: 'odd' }))
    const text = await registry.metrics()
    expect(text).toContain('palank_edge_malformed_lines_total 2')
    expect(text).toContain('palank_edge_requests_total{club="none",app="site",status="2xx",cache="none"} 1')
  })
})
