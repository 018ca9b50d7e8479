import { outliveReader } from '@palank/telemetry/log-output'
import { type PurgeOrder, Purger } from './purge.ts'
import { createPurgerServer } from './server.ts'
import { readAllPurgerSettings } from './settings.ts'

// Runs beside the edge, as the user of its workers: it writes their cache files. For the variables see
// docs/guides/operators.md.
function log(message: string, details: object = {}): void {
  const line = { time: new Date().toISOString(), service: 'purger', msg: message, ...details }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

outliveReader()
try {
  const all = readAllPurgerSettings(process.env)
  const purgers = all.map((settings) => new Purger(settings))
  const server = createPurgerServer(
    ...purgers.map((purger) => ({
      secret: purger.settings.secret,
      purge: (order: PurgeOrder, requestId: string) => purger.purge(order, requestId),
      log: (message: string, details: object) =>
        log(message, { club: purger.settings.club?.name, ...details }),
    })),
  )
  server.listen(all[0]?.port, all[0]?.host, () =>
    log('ready', { pages: purgers.reduce((sum, purger) => sum + purger.size, 0) }),
  )
  server.once('error', (error) => {
    log('the purger did not start', { error: error.message })
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
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
