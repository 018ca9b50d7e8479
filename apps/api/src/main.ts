import { severalClubs } from '@palank/club-pack/several-clubs'
import { captureConsole } from '@palank/telemetry/capture-console'
import { serveMetrics } from '@palank/telemetry/serve-metrics'
import { buildClubsServer } from './clubs-server.ts'
import { readEnv } from './env.ts'
import { buildServer } from './server.ts'

captureConsole('api')

/** Of the process, also where it serves several clubs. */
const processNames = ['API_HOST', 'API_PORT', 'LOG_LEVEL', 'METRICS_HOST', 'METRICS_PORT']

const clubs = severalClubs(process.env, processNames, readEnv)
const env = clubs?.[0]?.env ?? readEnv(process.env)
const { app, drain } = clubs ? buildClubsServer(clubs) : buildServer(env)

/** The next turn of the event loop, which takes in what has arrived. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Reports not ready, finishes open requests, and exits within ten seconds. */
async function stop(signal: string) {
  drain()
  app.log.info({ signal }, 'draining')
  setTimeout(() => process.exit(1), 10_000).unref()
  // Whoever has connected while a call was worked out still waits to be accepted, and would be reset.
  for (let turn = 0; turn < 2; turn += 1) await nextTurn()
  await app.close()
  process.exit(0)
}

process.once('SIGTERM', () => void stop('SIGTERM'))
process.once('SIGINT', () => void stop('SIGINT'))

await serveMetrics(env)
await app.listen({ host: env.API_HOST, port: env.API_PORT })
