import { setTimeout as sleep } from 'node:timers/promises'
import { writeLine } from '@palank/telemetry/log-shape'
import { serveMetrics } from '@palank/telemetry/serve-metrics'
import { places } from '../places.ts'
import { serverPorts } from '../ports.ts'
import { createEdgeMetrics } from './edge-metrics.ts'
import { LogFollower } from './follow-log.ts'
import { addStatusMetrics } from './status-metrics.ts'

// Prometheus' view of the edge, which has no metrics of its own, and of the machine. The edge writes its log once a
// second.
const interval = 1000
const port = Number(process.env.METRICS_PORT ?? serverPorts.metrics)

addStatusMetrics()
const follower = new LogFollower(places.edgeLog, createEdgeMetrics())
const stop = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort())

await serveMetrics({ METRICS_PORT: port, METRICS_HOST: process.env.METRICS_HOST ?? '127.0.0.1' })
writeLine('metrics', 'info', 'ready', { port })
while (!stop.signal.aborted) {
  await follower
    .poll()
    .catch((error) =>
      writeLine('metrics', 'error', 'the log of the edge cannot be read', { err: String(error) }),
    )
  await sleep(interval, undefined, { signal: stop.signal }).catch(() => undefined)
}
await follower.close()
