import getPort from 'get-port'
import { expect, it } from 'vitest'
import { counter } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

it('answers only /metrics, only where a port is set', async () => {
  const METRICS_HOST = '127.0.0.1'
  expect(await serveMetrics({ METRICS_HOST })).toBeUndefined()

  counter({ name: 'palank_served_total', help: 'Test' }).inc()
  const port = await getPort({ host: METRICS_HOST })
  const server = await serveMetrics({ METRICS_HOST, METRICS_PORT: port })
  const response = await fetch(`http://${METRICS_HOST}:${port}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(await response.text()).toContain('palank_served_total 1')
  expect((await fetch(`http://${METRICS_HOST}:${port}/`)).status).toBe(404)
  server?.close()
  server?.closeAllConnections()
})

it('says when its port is taken', async () => {
  const port = await getPort({ host: '127.0.0.1' })
  const settings = { METRICS_HOST: '127.0.0.1', METRICS_PORT: port }
  const server = await serveMetrics(settings)
  await expect(serveMetrics(settings)).rejects.toThrow('EADDRINUSE')
  server?.close()
})
