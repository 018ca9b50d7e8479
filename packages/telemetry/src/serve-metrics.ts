import { createServer, type Server } from 'node:http'
import { addProcessMetrics, registry } from './metrics.ts'

type Settings = { METRICS_PORT?: number | undefined; METRICS_HOST: string }

/** Answers `/metrics` for Prometheus where the environment names a port. It keeps no process running. */
export async function serveMetrics({
  METRICS_PORT: port,
  METRICS_HOST: host,
}: Settings): Promise<Server | undefined> {
  if (port === undefined) return undefined
  addProcessMetrics()
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return response.writeHead(404).end()
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server.unref()
}
