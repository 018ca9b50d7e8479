import { captureConsole } from '@palank/telemetry/capture-console'
import { outliveReader } from '@palank/telemetry/log-output'
import { type LogLevel, writeLine } from '@palank/telemetry/log-shape'
import { serveMetrics } from '@palank/telemetry/serve-metrics'
import { type PurgeOrder, Purger } from './purge.ts'
import { createPurgerServer } from './server.ts'
import { readAllPurgerSettings } from './settings.ts'

// Runs beside the edge, as the user of its workers: it writes their cache files. For the variables see
// docs/guides/operators.md.
const club = process.env.APP_NAME?.includes(',') ? undefined : process.env.APP_NAME
const log = (level: LogLevel, message: string, details: object = {}): void =>
  writeLine('purger', level, message, { club, ...details })

outliveReader()
captureConsole('purger')

try {
  const all = readAllPurgerSettings(process.env)
  if (all[0]?.metrics) await serveMetrics(all[0].metrics)
  const purgers = all.map((settings) => new Purger(settings))
  const server = createPurgerServer(
    ...purgers.map((purger) => ({
      secret: purger.settings.secret,
      purge: (order: PurgeOrder, requestId: string) => purger.purge(order, requestId),
      club: purger.settings.club?.name ?? club ?? '',
      log: (level: LogLevel, message: string, details: object) =>
        log(level, message, { club: purger.settings.club?.name ?? club, ...details }),
    })),
  )
  server.listen(all[0]?.port, all[0]?.host, () =>
    log('info', 'ready', { pages: purgers.reduce((sum, purger) => sum + purger.size, 0) }),
  )
  server.once('error', (error) => {
    log('error', 'the purger did not start', { error: error.message })
    process.exit(1)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(
        () => void Promise.all(purgers.map((purger) => purger.close())).then(() => process.exit(0)),
      )
      server.closeIdleConnections()
    })
  }
} catch (error) {
  log('error', 'the purger did not start', { error: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
}
