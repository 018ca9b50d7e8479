import { describe, expect, it } from 'vitest'
import { addProcessMetrics, counter, gauge, registry, requestSecondsOf } from './metrics.ts'

describe('metrics', () => {
  it('times requests by name and class of the status', async () => {
    const observe = requestSecondsOf('vidrak-timed')
    observe('article/list', 200, 0.01)
    observe('article/list', 204, 0.3)
    observe('article/list', 503, 2)
    const text = await registry.metrics()
    const series = 'club="vidrak-timed",name="article/list"'
    expect(text).toContain(`palank_request_seconds_bucket{le="0.025",${series},status="2xx"} 1`)
    expect(text).toContain(`palank_request_seconds_count{${series},status="2xx"} 2`)
    expect(text).toContain(`palank_request_seconds_count{${series},status="5xx"} 1`)
  })

  it('gives modules that were loaded twice the same metric', async () => {
    const options = { name: 'palank_test_total', help: 'Test', labelNames: ['club'] as const }
    counter(options).inc({ club: 'vidrak' })
    counter(options).inc({ club: 'vidrak' })
    expect(await registry.metrics()).toContain('palank_test_total{club="vidrak"} 2')
    const twice = { name: 'palank_test_gauge', help: 'Test' }
    expect(gauge(twice)).toBe(gauge(twice))
  })

  it('keeps few of the metrics of the process', async () => {
    addProcessMetrics()
    addProcessMetrics()
    const names = registry.getMetricsAsArray().map(({ name }) => name)
    const own = names.filter((name) => /^(process|nodejs)_/.test(name)).sort()
    expect(own).toEqual([
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_eventloop_lag_seconds',
      'nodejs_heap_size_used_bytes',
      'process_cpu_seconds_total',
      'process_max_fds',
      'process_open_fds',
      'process_resident_memory_bytes',
      'process_start_time_seconds',
    ])
    expect(await registry.metrics()).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+/)
  })
})
